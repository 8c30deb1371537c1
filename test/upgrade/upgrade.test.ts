import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { parseRecord, replay } from '@hexfall/shared/notation/record';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import { migrateRows } from '../../server/src/admin/migrateRows.js';
import { objectionTo } from '../../server/src/admin/openAdminStore.js';
import { batchesOf } from '../../server/src/admin/readArchive.js';
import { hashSeatKey } from '../../server/src/security/credentials.js';
import type { DatabaseTraits } from '../../server/src/store/DatabaseTraits.js';
import { migrate, migrateTo } from '../../server/src/store/migrate.js';
import { type Steps, stepsFor } from '../../server/src/store/migrations.js';
import { openPostgres, POSTGRES } from '../../server/src/store/openPostgresStore.js';
import { FILE, kyselyOver, openSqlite, SQLITE } from '../../server/src/store/openStore.js';
import { SqlRepository } from '../../server/src/store/SqlRepository.js';
import { done, openFor, pathsIn } from '../admin/support.js';
import { call } from '../cli/support.js';
import { BrowserMemory } from '../page/support/BrowserMemory.js';
import { carryOut } from '../page/support/hands.js';
import { pageServer, tableShown } from '../page/support/pageServer.js';
import { Page } from '../server/support/Page.js';
import { PostgresCluster } from '../server/support/PostgresCluster.js';
import { askApi } from '../server/support/profileRequests.js';
import { openTable, playRandomly } from '../server/support/table.js';
import { startTestApp, temporaryFolder, type TestApp } from '../server/support/testApp.js';
import { describeWith } from '../support/programs.js';
import { baselineFile, BASELINES, copyBaseline, knownOf, postgresBaseline, readBaseline, schemaIn } from './support/baseline.js';
import type { Known, RunningMatch } from './support/populate.js';
import { PUZZLE, type UsedBrowser } from './support/useBrowser.js';

/*
 * From what a released version has left to the present version, and to one that adds a step. record.json is a record of that version with a
 * fair draw, a chosen redraw and a question about Medics.
 */

const folder = temporaryFolder();
const newPath = pathsIn(folder.path);
let app: TestApp | null = null;

/** Push messages are on: the browser of the baseline has asked for them. */
const PUSH = { isEnabled: true, contact: 'mailto:ann@hexfall.example', isPrivateAllowed: false };

/** What a change of the rules does to the store: what has no intents can be played by them. The matches of the baseline are of other rules then. */
const OTHER = RULES_VERSION + 1;
const toPresentRules = (db: Kysely<unknown>): Promise<unknown> =>
  sql`update match set rules = ${RULES_VERSION} where not exists (select 1 from intent where intent.match = match.code)`.execute(db);

/** The steps of a version that adds one: it changes a table and its rows. */
const longerSteps = (traits: DatabaseTraits): Steps => ({
  ...stepsFor(traits),
  '9999-next': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .alterTable('match')
        .addColumn('moves', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await sql`update match set moves = (select count(*) from intent where intent.match = match.code)`.execute(db);
      await toPresentRules(db);
    },
  },
});

/** The SQLite store of a baseline, upgraded to the present version and maybe further. */
const openUpgraded = async (version: string, steps: Steps | null, change = ''): Promise<SqlRepository> => {
  const path = newPath();
  copyBaseline(version, path);
  const database = await openSqlite(join(path, FILE));
  await database.exec(change);
  const db = kyselyOver(database);
  await migrate(db, SQLITE, steps ?? undefined);
  return new SqlRepository(db, SQLITE);
};

const comeTo = async (url: string, code: string, key: string): Promise<Page> => {
  await openTable(url, code);
  return Page.join(url, code, [key]);
};

const recordAt = async (url: string, code: string): Promise<unknown> => (await fetch(`${url}/api/matches/${code}/record`)).json();

const playToTheEnd = async (url: string, pages: readonly Page[], code: string): Promise<void> => {
  await playRandomly({ pages }, 81, 2000);
  const record = await recordAt(url, code);
  expect(record).toMatchObject({ rules: RULES_VERSION });
  const parsed = parseRecord(record);
  expect(parsed.ok && replay(parsed.value).ok).toBe(true);
  await Promise.all(pages.map((page) => page.leave()));
};

const seeTheFinished = async (url: string, { finished: { code, record } }: Known): Promise<void> => {
  expect(await recordAt(url, code)).toEqual(record);
};

/** Everybody comes back to a running match, sees what was there, and plays it to its end. */
const goOnWith = async (url: string, { code, seq, keys, table }: RunningMatch): Promise<void> => {
  const pages = await Promise.all(keys.map((key) => comeTo(url, code, key)));
  expect(pages.map(({ state }) => state.seq)).toEqual(pages.map(() => seq));
  expect(pages[0]!.table).toEqual(table);
  await playToTheEnd(url, pages, code);
};

const beginTheWaiting = async (url: string, { waiting: { code, key } }: Known): Promise<void> => {
  const first = await comeTo(url, code, key);
  expect(first.welcome?.seats).toEqual([0]);
  const second = await Page.join(url, code);
  await second.sit({ army: 'borgo', name: 'Bob' });
  await first.until(() => first.state.phase === 'playing');
  await playToTheEnd(url, [first, second], code);
};

/** What the people of a baseline find at a server with its store. */
const seeAll = async (url: string, store: SqlRepository, known: Known): Promise<void> => {
  await seeTheFinished(url, known);
  for (const match of known.running) {
    expect((await store.lines(match.code)).map(({ text }) => text)).toEqual(['Hello']);
    await goOnWith(url, match);
  }
  await beginTheWaiting(url, known);
  const { card } = known;
  const counted = await askApi(url, 'GET', '/api/profile/statistics', { key: card.key });
  expect(await counted.json()).toEqual(card.statistics);
  expect(await store.moderation()).toMatchObject({ notice: { text: 'Update on Sunday' }, bans: ['203.0.113.7'] });
  const { bot } = known;
  const again = await askApi(url, 'POST', `/api/bot/tables/${bot.code}/seats`, { key: bot.token, body: { army: 'borgo' } });
  expect([again.status, await again.json()]).toEqual([201, { code: bot.code, seat: 0 }]);
  const { code, keys } = known.running[0]!;
  const holder = hashSeatKey(keys[1]!);
  expect(await store.push.subscriptions({ code, holder })).toMatchObject([{ endpoint: 'https://push.example/send/1', language: 'pl' }]);
};

afterEach(async () => {
  await app?.stop();
  app = null;
});

afterAll(() => {
  folder.remove();
});

describe.each(BASELINES)('what %s has left', (version) => {
  const known = knownOf(version, 'sqlite');
  /** With the finished one, the waiting one, and the ones that Ann and a bot wait at. */
  const count = known.running.length + 4;

  test.each([
    ['the present version', null],
    ['a version that adds a step', longerSteps(SQLITE)],
  ])('in a SQLite store, is there and goes on with %s', async (_, steps) => {
    const store = await openUpgraded(version, steps);
    app = await startTestApp({ store, push: PUSH });
    await seeAll(app.url, store, known);
  });

  test('a match of other rules cannot go on and says so; its record is as it was, and a table without intents begins', async () => {
    const change = `update match set rules = ${OTHER}; delete from position`;
    app = await startTestApp({ store: await openUpgraded(version, longerSteps(SQLITE), change) });
    const { url } = app;
    const { code, seq } = known.running[0]!;
    const message = `This match was played by version ${OTHER} of the rules; this server plays by version ${RULES_VERSION}.`;
    for (let attempt = 0; attempt < 2; attempt++) {
      const opened = await openTable(url, code);
      expect([opened.status, await opened.json()]).toEqual([409, { code: 'other-rules', message }]);
    }
    expect(await (await fetch(`${url}/api/matches/${code}`)).json()).toMatchObject({ code, phase: 'playing', seq });
    expect(await recordAt(url, known.finished.code)).toEqual({ ...known.finished.record, rules: OTHER });
    await beginTheWaiting(url, known);
  });

  test('is left alone by the commands of the operator if it lacks a step', async () => {
    const path = newPath();
    copyBaseline(version, path);
    const db = kyselyOver(await openSqlite(join(path, FILE)));
    expect(await objectionTo(db, SQLITE, longerSteps(SQLITE))).toMatch(
      /^The store is of an older version \(0\d{3}-[\w-]+\): start the server of this version once, then try again\.$/,
    );
    await db.destroy();
  });

  test('in an archive, is restored', async () => {
    const env = { DATA_DIR: newPath() };
    await (await openFor(env)).close();
    expect(await done(env, 'restore', baselineFile(version, 'backup.jsonl'))).toBe(
      `${count} of ${count} matches and 2 player cards were added\n`,
    );
    expect(await done(env, 'check')).toBe(`${count} matches, nothing is wrong\n`);
    app = await startTestApp({ store: await openFor(env) });
    await seeTheFinished(app.url, known);
    await goOnWith(app.url, known.running[0]!);
  });

  test('in an archive, has the rows that a version wants which adds a step', async () => {
    for await (const batch of batchesOf(baselineFile(version, 'backup.jsonl'))) {
      const { match, intent } = await migrateRows('0001-baseline', batch, longerSteps(SQLITE));
      expect(match.map(({ code, moves }) => [code, moves])).toEqual(
        match.map(({ code }) => [code, intent.filter((row) => row['match'] === code).length]),
      );
      expect(match).toHaveLength(count);
    }
  });

  describe('in a browser', () => {
    const { kept, game } = readBaseline<UsedBrowser>(version, 'browser.json');
    const server = pageServer(async () => ({ store: await openUpgraded(version, null) }));
    const memory = (): BrowserMemory => {
      const all = new BrowserMemory();
      for (const [key, text] of Object.entries(kept)) all.setItem(key, text);
      return all;
    };

    test('is its seat, its game, its solved puzzle and its settings', async () => {
      const [match] = known.running;
      const page = await server.open(`/t/${match!.code}`, { memory: memory() });
      await tableShown(page);
      expect([page.probe.me, page.probe.seq]).toEqual([0, match!.seq]);
      await page.goto(game.path);
      await tableShown(page);
      expect(page.probe.seq).toBe(game.seq);
      await carryOut(page, page.probe.legal[0]!);
      await page.untilShown(game.seq + 1);
      await page.goto('/puzzles');
      await page.shown(`[data-puzzle="${PUZZLE.id}"][data-state="solved"]`);
      expect(page.document.documentElement.lang).toBe('pl');
    });
  });

  describeWith('postgresql', 'PostgreSQL', (executable) => {
    test.each([
      ['the present version', null],
      ['a version that adds a step', longerSteps(POSTGRES)],
    ])('in a store, is there and goes on with %s', async (_, steps) => {
      const cluster = await PostgresCluster.start(executable);
      const db = openPostgres(await postgresBaseline(version, cluster), pino({ level: 'silent' }));
      await migrate(db, POSTGRES, steps ?? undefined);
      const store = new SqlRepository(db, POSTGRES);
      app = await startTestApp({ store, push: PUSH });
      await seeAll(app.url, store, knownOf(version, 'postgresql'));
      await app.stop();
      app = null;
      await cluster.remove();
    });
  });

  describe('a record', () => {
    const text = readFileSync(baselineFile(version, 'record.json'), 'utf8');

    test('with a chosen redraw and a question about Medics, is verified', async () => {
      const { exitCode, stdout } = await call(['record', '--verify', 'a.json'], { 'a.json': text });
      expect([exitCode, JSON.parse(stdout)]).toMatchObject([0, { verified: true, outcome: { winners: [0, 1], reason: 'toughness' } }]);
    });

    test('of another version of the rules is refused, with both versions', async () => {
      const record = JSON.stringify({ ...(JSON.parse(text) as object), rules: OTHER });
      const message = `This is the record of a match by version ${OTHER} of the rules; this program plays by version ${RULES_VERSION}.`;
      const { exitCode, stdout } = await call(['record', '--verify', 'a.json'], { 'a.json': record });
      expect([exitCode, JSON.parse(stdout)]).toEqual([2, { error: { code: 'wrong-format', path: '/rules', message } }]);
    });
  });
});

test('the first step makes the tables of the first release, as it always will', async () => {
  const [old, made] = [newPath(), newPath()];
  copyBaseline('1.0.0', old);
  mkdirSync(made);
  const db = kyselyOver(await openSqlite(join(made, FILE)));
  await migrateTo(db, stepsFor(SQLITE), '0001-baseline');
  await db.destroy();
  expect(schemaIn(made)).toEqual(schemaIn(old));
});
