import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { NO_STATISTICS } from '@hexfall/shared/inspect/matchStatistics';
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
import { Page } from '../server/support/Page.js';
import { PostgresCluster } from '../server/support/PostgresCluster.js';
import { openTable, playRandomly } from '../server/support/table.js';
import { startTestApp, temporaryFolder, type TestApp } from '../server/support/testApp.js';
import { describeWith } from '../support/programs.js';
import { readProjectFile } from '../support/sources.js';
import { BACKUP, copyBaseline, readKnown, schemaIn } from './support/baseline.js';

/*
 * From the store of the first step to the present version, and to one that adds a step. record.json is a record of that version with a
 * fair draw, a chosen redraw and a question about Medics. A later version of the rules adds one.
 */

const folder = temporaryFolder();
const newPath = pathsIn(folder.path);
let app: TestApp | null = null;

const known = readKnown();

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

/** The store of the baseline, upgraded to the present version and maybe further. */
const openUpgraded = async (steps: Steps | null, change = ''): Promise<SqlRepository> => {
  const path = newPath();
  copyBaseline(path);
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

const seeTheFinished = async (url: string): Promise<void> => {
  const { code, record } = known.finished;
  expect(await recordAt(url, code)).toEqual(record);
};

const beginTheWaiting = async (url: string): Promise<void> => {
  const { code, key } = known.waiting;
  const first = await comeTo(url, code, key);
  expect(first.welcome?.seats).toEqual([0]);
  const second = await Page.join(url, code);
  await second.sit({ army: 'borgo', name: 'Bob' });
  await first.until(() => first.state.phase === 'playing');
  await playToTheEnd(url, [first, second], code);
};

afterEach(async () => {
  await app?.stop();
  app = null;
});

afterAll(() => {
  folder.remove();
});

describe.each([
  ['the present version', null],
  ['a version that adds a step', longerSteps(SQLITE)],
])('a store of the baseline, upgraded to %s', (_, steps) => {
  test('has its finished match, its running match with what was said, and its waiting table', async () => {
    const store = await openUpgraded(steps);
    app = await startTestApp({ store });
    const { url } = app;
    await seeTheFinished(url);
    const { code, seq, keys } = known.running;
    const pages = await Promise.all(keys.map((key) => comeTo(url, code, key)));
    expect(pages.map(({ state }) => state.seq)).toEqual([seq, seq]);
    expect(await store.lines(code)).toMatchObject([{ name: 'Ann', text: 'Hello' }]);
    await playToTheEnd(url, pages, code);
    await beginTheWaiting(url);
  });
});

test('a player card of the baseline keeps its statistics, and gets those of matches that end from then on', async () => {
  const { finished, running } = known;
  const keyHash = hashSeatKey(running.keys[0] ?? '');
  const lost = { ...NO_STATISTICS, all: { played: 1, won: 0, drawn: 0 } };
  const store = await openUpgraded(
    null,
    `insert into profile (id, key, name, shape, color, used, statistics, since) values ('ann', '${hashSeatKey('card')}', 'Ann', 'moon', 'teal', 1, '${JSON.stringify(lost)}', 7);
     insert into profile_seat (profile, match, key, counted, tallied) values ('ann', '${finished.code}', '${keyHash}', 1, 1), ('ann', '${running.code}', '${keyHash}', 1, 0);`,
  );
  expect(await store.profiles.statistics('ann')).toEqual({ since: 7, statistics: lost });
  app = await startTestApp({ store });
  const { url } = app;
  const pages = await Promise.all(running.keys.map((key) => comeTo(url, running.code, key)));
  await playToTheEnd(url, pages, running.code);
  await seeTheFinished(url);
  expect((await store.profiles.statistics('ann')).statistics).toMatchObject({ all: { played: 2 }, friends: [{ name: 'Bob' }] });
});

test('a match of other rules cannot go on and says so; its record is as it was, and a table without intents begins', async () => {
  const change = `update match set rules = ${OTHER}`;
  app = await startTestApp({ store: await openUpgraded(longerSteps(SQLITE), change) });
  const { url } = app;
  const { code, seq } = known.running;
  const message = `This match was played by version ${OTHER} of the rules; this server plays by version ${RULES_VERSION}.`;
  for (let attempt = 0; attempt < 2; attempt++) {
    const opened = await openTable(url, code);
    expect([opened.status, await opened.json()]).toEqual([409, { code: 'other-rules', message }]);
  }
  expect(await (await fetch(`${url}/api/matches/${code}`)).json()).toMatchObject({ code, phase: 'playing', seq });
  expect(await recordAt(url, known.finished.code)).toEqual({ ...known.finished.record, rules: OTHER });
  await beginTheWaiting(url);
});

test('a store that lacks a step is left alone by the commands of the operator', async () => {
  const path = newPath();
  copyBaseline(path);
  const db = kyselyOver(await openSqlite(join(path, FILE)));
  expect(await objectionTo(db, SQLITE, longerSteps(SQLITE))).toMatch(
    /^The store is of an older version \(0\d{3}-[\w-]+\): start the server of this version once, then try again\.$/,
  );
  await db.destroy();
});

test('the first step makes the tables of the baseline, as it always will', async () => {
  const [old, made] = [newPath(), newPath()];
  copyBaseline(old);
  mkdirSync(made);
  const db = kyselyOver(await openSqlite(join(made, FILE)));
  await migrateTo(db, stepsFor(SQLITE), '0001-baseline');
  await db.destroy();
  expect(schemaIn(made)).toEqual(schemaIn(old));
});

describe('an archive of the baseline', () => {
  test('is restored', async () => {
    const env = { DATA_DIR: newPath() };
    await (await openFor(env)).close();
    expect(await done(env, 'restore', BACKUP)).toBe('3 of 3 matches were added\n');
    expect(await done(env, 'check')).toBe('3 matches, nothing is wrong\n');
    app = await startTestApp({ store: await openFor(env) });
    await seeTheFinished(app.url);
  });

  test('has the rows that a version wants which adds a step', async () => {
    for await (const batch of batchesOf(BACKUP)) {
      const { match, intent, chat } = await migrateRows('0001-baseline', batch, longerSteps(SQLITE));
      expect(match.map(({ code, moves }) => [code, moves])).toEqual(
        match.map(({ code }) => [code, intent.filter((row) => row['match'] === code).length]),
      );
      expect([match.length, chat.length]).toEqual([3, 1]);
    }
  });
});

describeWith('postgresql', 'PostgreSQL', (executable) => {
  test('gets the step that is added, with the matches of the archive', async () => {
    const cluster = await PostgresCluster.start(executable);
    const url = await cluster.newDatabase();
    const env = { DATABASE_URL: url };
    await (await openFor(env)).close();
    await done(env, 'restore', BACKUP);
    const db = openPostgres(url, pino({ level: 'silent' }));
    await migrate(db, POSTGRES, longerSteps(POSTGRES));
    const store = new SqlRepository(db, POSTGRES);
    const { rows } = await sql<{ moves: number }>`select moves from match where code = ${known.running.code}`.execute(db);
    expect([rows, (await store.load(known.running.code))?.log.length]).toEqual([[{ moves: known.running.seq }], known.running.seq]);
    await store.close();
    await cluster.remove();
  });
});

describe('a record', () => {
  const text = readProjectFile('test/upgrade/baseline/record.json');

  test('of the baseline, with a chosen redraw and a question about Medics, is verified', async () => {
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
