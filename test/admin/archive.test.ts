import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { ARCHIVED, LEFT_OUT } from '../../server/src/admin/archive.js';
import type { DatabaseSchema } from '../../server/src/store/DatabaseSchema.js';
import { openPostgres } from '../../server/src/store/openPostgresStore.js';
import { FILE, kyselyOver, openSqlite } from '../../server/src/store/openStore.js';
import { PostgresCluster } from '../server/support/PostgresCluster.js';
import { temporaryFolder } from '../server/support/testApp.js';
import { describeWith } from '../support/programs.js';
import { slowTest } from '../support/slow.js';
import { compareStores, rowsIn, tablesOf } from './compareStores.js';
import { fillStore, NOW } from './fullStore.js';
import { call, damagePage, done, type Env, openFor, pathsIn, refused } from './support.js';

const folder = temporaryFolder();
const newPath = pathsIn(folder.path);

afterAll(() => {
  folder.remove();
});

type Db = Kysely<DatabaseSchema>;

/** Uses the database of a store and closes it. */
const using = async <T>(env: Env, use: (db: Db) => Promise<T>): Promise<T> => {
  const { DATA_DIR, DATABASE_URL } = env;
  const db =
    DATABASE_URL === undefined
      ? kyselyOver(await openSqlite(join(DATA_DIR!, FILE)))
      : openPostgres(DATABASE_URL, pino({ level: 'silent' }));
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
};

/** A store with that many matches, and rows in every table. */
const fullStore = async (matches: number): Promise<Env> => {
  const env = { DATA_DIR: newPath() };
  await (await openFor(env)).close();
  await using(env, (db) => fillStore(db, matches));
  return env;
};

/** Compares the rows of two stores; returns how many there are. */
const expectSameRows = async (one: Env, other: Env): Promise<number> => {
  const { same, different } = await using(one, (a) => using(other, (b) => compareStores(a, b)));
  expect(different.slice(0, 5)).toEqual([]);
  return same;
};

const MATCHES = 40;

describe('an archive', () => {
  let full: Env;

  beforeAll(async () => {
    full = await fullStore(MATCHES);
  });

  test('has the rows of every table of the database, or a reason why not', async () => {
    const tables = (await using(full, tablesOf)).map(({ name }) => name).sort();
    expect([...ARCHIVED, ...Object.keys(LEFT_OUT)].sort()).toEqual(tables);
    expect(Object.entries(LEFT_OUT).filter(([, reason]) => reason.length < 20)).toEqual([]);
    const file = newPath();
    await done(full, 'backup', file);
    const lines = gunzipSync(readFileSync(file)).toString().split('\n');
    expect(ARCHIVED.filter((table) => !lines.some((line) => line.startsWith(`{"${table}":`)))).toEqual([]);
  });

  test('of these tests has a value in every column', async () => {
    const empty = await using(full, async (db) => {
      const found: string[] = [];
      for (const table of await tablesOf(db)) {
        const rows = (await rowsIn(db, table)).map((row) => JSON.parse(row) as readonly unknown[]);
        found.push(
          ...table.columns.filter((_, index) => !rows.some((row) => row[index] !== null)).map((column) => `${table.name}.${column}`),
        );
      }
      return found;
    });
    expect(empty).toEqual([]);
  });

  test('restores everything: matches, player cards with their seats, people and invitations, subscriptions, bans', async () => {
    const [file, to] = [newPath(), { DATA_DIR: newPath() }];
    expect(await done(full, 'backup', file)).toBe(`${MATCHES} matches and ${MATCHES + 1} player cards written to ${file}\n`);
    expect(await done(to, 'restore', file)).toBe(`${MATCHES} of ${MATCHES} matches and ${MATCHES + 1} player cards were added\n`);
    expect(await expectSameRows(full, to)).toBeGreaterThan(MATCHES * 50);
    expect(await refused(to, 'restore', file)).toBe('The store has matches or player cards: restore into an empty one, or import.');
  });

  test('adds to a store that is in use what is not there: matches, player cards, their seats and people', async () => {
    const [file, to] = [newPath(), { DATA_DIR: newPath() }];
    await done(full, 'backup', file);
    await done(to, 'restore', file);
    await using(to, async (db) => {
      await db
        .deleteFrom('match')
        .where('changed', '>=', NOW + 10)
        .execute();
      await db
        .deleteFrom('profile')
        .where('used', '<', NOW - 10)
        .execute();
      await db.updateTable('profile').set({ name: 'Renamed' }).where('id', '=', 'card-3').execute();
      await db.updateTable('vapid').set({ publicKey: 'another' }).execute();
      await db.deleteFrom('ban').execute();
    });
    const { code, out, err } = await call(to, 'import', file);
    expect([code, err]).toEqual([2, '30 of 40 matches and 30 player cards were added; what was left out is named above.']);
    expect(out.match(/exists already/g)).toHaveLength(11);
    const { different } = await using(full, (a) => using(to, (b) => compareStores(a, b)));
    const tables = different.map((row) => row.split(' ', 2).join(' '));
    // Its own keys, for which no browser of the other one can be called; its own bans; what has changed since, as the browsers of deleted cards.
    expect([...new Set(tables)].sort()).toEqual([
      'ban -',
      'browser +',
      'browser -',
      'browser_seat -',
      'competition_match -',
      'profile +',
      'profile -',
      'vapid +',
      'vapid -',
    ]);
    expect(tables.filter((table) => table === 'profile +')).toHaveLength(1);
    expect(tables.filter((table) => table === 'browser_seat -')).toHaveLength(60);
  });

  test('leaves the seats of player cards, subscriptions and invitations alone when a match comes back that had moved away', async () => {
    const [file, env] = [newPath(), await fullStore(20)];
    const codes = await using(env, (db) => db.selectFrom('match').select('code').where('moved', 'is', null).orderBy('code').execute());
    const ofMatches = (name: string): Promise<readonly string[]> =>
      using(env, async (db) =>
        rowsIn(
          db,
          (await tablesOf(db)).find((table) => table.name === name)!,
        ),
      );
    const kept = ['profile_seat', 'browser_seat', 'called', 'invitation', 'person', 'intent', 'chat', 'study'];
    const before = await Promise.all(kept.map(ofMatches));
    await done(env, 'export', file, ...codes.map(({ code }) => code), '--moved-to', 'https://new.example');
    expect(await done(env, 'import', file)).toBe(`${codes.length} of ${codes.length} matches were added\n`);
    expect(await Promise.all(kept.map(ofMatches))).toEqual(before);
  });

  test('has the seats of player cards also for single matches, where they are added to the same server again', async () => {
    const [file, env] = [newPath(), await fullStore(20)];
    const seats = (): Promise<readonly unknown[]> =>
      using(env, (db) => db.selectFrom('profile_seat').selectAll().where('match', '=', 'BAAAAA').orderBy('profile').execute());
    const before = await seats();
    expect(before).toHaveLength(2);
    await done(env, 'export', file, 'BAAAAA');
    await done(env, 'delete', 'BAAAAA');
    await done(env, 'import', file);
    expect(await seats()).toEqual(before);
  });
});

describe('a damaged page of a SQLite file', () => {
  test.each([
    ['rows', 'match', '"keyHash":"holder 25 0"'],
    ['index', 'match', 'ZAAAAA'],
    ['rows', 'intent', 'ZAAAAA{"do"'],
    ['rows', 'profile', 'hash of card 25'],
    ['rows', 'browser', 'https://push.example/25/2'],
  ] as const)('of the %s of the table %s costs what is on it, and nothing else', async (kind, table, text) => {
    const count = MATCHES * 3;
    const [env, file, to] = [await fullStore(count), newPath(), { DATA_DIR: newPath() }];
    await using(env, (db) => sql`pragma wal_checkpoint(truncate)`.execute(db));
    const path = join(env.DATA_DIR!, FILE);
    expect(damagePage(path, kind, text)).toBe(true);
    const { code, out, err } = await call(env, 'backup', file);
    const named = new Set(Array.from(out.matchAll(/^(?:match|player card|a) (\S+):/gm), (found) => found[1]!));
    expect([code, named.size > 0]).toEqual([2, true]);
    // Rows are read also where their index is damaged.
    const lost = kind === 'index' || table === 'browser' ? 0 : named.size;
    expect(lost).toBeLessThan(MATCHES * 2);
    const [matches, cards] = table === 'profile' ? [count, count + 1 - lost] : [count - lost, count + 1];
    expect(err).toMatch(
      new RegExp(`^${matches} matches and ${cards} player cards written to \\S+; \\d+ faults of the store are named above.$`),
    );
    expect(await done(to, 'restore', file)).toBe(`${matches} of ${matches} matches and ${cards} player cards were added\n`);
    const checked = await call(env, 'check');
    expect(checked.code).toBe(2);
    expect([...named].filter((one) => !checked.out.includes(` ${one}:`))).toEqual([]);
  });
});

describeWith('postgresql', 'an archive from SQLite', (executable) => {
  let cluster: PostgresCluster;

  beforeAll(async () => {
    cluster = await PostgresCluster.start(executable);
  });

  afterAll(() => cluster.remove());

  /** Takes a store to PostgreSQL and back, and compares it row by row. */
  const goThereAndBack = async (matches: number): Promise<void> => {
    const from = await fullStore(matches);
    const [there, back] = [newPath(), newPath()];
    const [postgres, again] = [{ DATABASE_URL: await cluster.newDatabase() }, { DATA_DIR: newPath() }];
    await done(from, 'backup', there);
    await done(postgres, 'restore', there);
    expect(await expectSameRows(from, postgres)).toBeGreaterThan(matches * 50);
    await done(postgres, 'backup', back);
    await done(again, 'restore', back);
    expect(await expectSameRows(from, again)).toBeGreaterThan(matches * 50);
    expect(await done(again, 'check')).toBe(`${matches} matches, nothing is wrong\n`);
  };

  test('is the same in PostgreSQL, and in SQLite again', () => goThereAndBack(MATCHES * 3));

  slowTest('matches are the same in PostgreSQL, and in SQLite again', 30_000, 120, goThereAndBack);
});
