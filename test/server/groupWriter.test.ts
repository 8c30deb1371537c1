import { join } from 'node:path';
import { CompiledQuery, type Dialect, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import type { Setup } from '@hexfall/shared/lobby/setup';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import { appendGroup } from '../../server/src/store/appendGroup.js';
import type { DatabaseSchema } from '../../server/src/store/DatabaseSchema.js';
import type { DatabaseTraits } from '../../server/src/store/DatabaseTraits.js';
import { GroupWriter } from '../../server/src/store/GroupWriter.js';
import type { MatchRepository } from '../../server/src/store/MatchRepository.js';
import { migrate } from '../../server/src/store/migrate.js';
import { openPostgresStore, POSTGRES } from '../../server/src/store/openPostgresStore.js';
import { openSqlite, openSqliteStore, SQLITE } from '../../server/src/store/openStore.js';
import { SqliteConnection } from '../../server/src/store/SqliteConnection.js';
import { SqliteDialect } from '../../server/src/store/SqliteDialect.js';
import { SqlRepository } from '../../server/src/store/SqlRepository.js';
import type { LogEntry } from '../../server/src/table/savedMatch.js';
import { describeWith } from '../support/programs.js';
import { FakeTime } from './support/FakeTime.js';
import { PostgresCluster } from './support/PostgresCluster.js';
import { EMPTY_TABLE, FIRST_ENTRY } from './support/table.js';
import { temporaryFolder } from './support/testApp.js';

/** A writer whose groups are written when the test says so. */
const start = (limit = 10, gatherMs = 0) => {
  const time = new FakeTime();
  const groups: (readonly string[])[] = [];
  let release: (problems: readonly (Error | null)[]) => void = () => undefined;
  let refuse: (error: Error) => void = () => undefined;
  const writer = new GroupWriter<string>({
    write: (group) => {
      groups.push(group);
      return new Promise((resolve, reject) => {
        release = resolve;
        refuse = reject;
      });
    },
    partitionOf: ([key = '']) => key,
    limit,
    gatherMs,
    time: { now: time.now, pause: (ms) => new Promise<void>((resolve) => void time.after(ms, resolve)) },
  });
  const turns = async (): Promise<void> => {
    for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    writer,
    groups,
    release: (...problems: (Error | null)[]) => (release(problems), turns()),
    refuse: (error: Error) => (refuse(error), turns()),
    turns,
    pass: (ms: number) => (time.pass(ms), turns()),
  };
};

test('what comes at the same time is written together, and what comes meanwhile in the next group', async () => {
  const { writer, groups, release, turns } = start();
  const done: string[] = [];
  const add = (item: string): void => void writer.add(item).then(() => done.push(item));
  ['a1', 'b1'].forEach(add);
  await turns();
  ['c1', 'd1'].forEach(add);
  await turns();
  expect([groups, done]).toEqual([[['a1', 'b1']], []]);
  await release(null, null);
  expect([groups, done]).toEqual([
    [
      ['a1', 'b1'],
      ['c1', 'd1'],
    ],
    ['a1', 'b1'],
  ]);
  await release(null, null);
  await writer.idle();
  expect(done).toEqual(['a1', 'b1', 'c1', 'd1']);
});

test('items of one key stay in order, one in each group; a group has a limit', async () => {
  const { writer, groups, release, turns } = start(2);
  for (const item of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) void writer.add(item);
  await turns();
  while (groups.flat().length < 6) await release(null, null);
  expect(groups).toEqual([
    ['a1', 'b1'],
    ['a2', 'c1'],
    ['a3', 'b2'],
  ]);
});

test('one item fails alone, a group together, and the next one is written all the same', async () => {
  const { writer, release, refuse, turns } = start();
  const outcomes = Promise.allSettled(['a1', 'b1'].map((item) => writer.add(item)));
  await turns();
  await release(new Error('no a'), null);
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  const second = Promise.allSettled(['a2', 'b2'].map((item) => writer.add(item)));
  await turns();
  const third = writer.add('c1');
  await refuse(new Error('the disk is full'));
  expect((await second).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await release(null);
  await third;
});

test('while items of several partitions keep coming, a group is gathered for a while; those of one partition never wait', async () => {
  const { writer, groups, release, turns, pass } = start(10, 40);
  void writer.add('a1');
  await turns();
  await release(null);
  void writer.add('a2');
  await turns();
  expect(groups).toEqual([['a1'], ['a2']]);
  await release(null);
  void writer.add('b1');
  await turns();
  void writer.add('c1');
  await pass(39);
  expect(groups).toHaveLength(2);
  await pass(1);
  expect(groups[2]).toEqual(['b1', 'c1']);
  await release(null, null);
  await pass(40);
  void writer.add('d1');
  await turns();
  expect(groups[3]).toEqual(['d1']);
  await release(null);
});

describe('append group', () => {
  const setup: Setup = { ...EMPTY_TABLE, seed: 'seed' };

  const CODES = ['AAAAAA', 'BBBBBB', 'CCCCCC'];

  /** Appends a group of entries; returns the query plan of the statement, one row per step. */
  const planOf = async (dialect: Dialect, flavor: DatabaseTraits, explain: string): Promise<readonly unknown[]> => {
    const queries: CompiledQuery[] = [];
    const db = new Kysely<DatabaseSchema>({ dialect, log: ({ query }) => void queries.push(query) });
    await migrate(db, flavor);
    const store = new SqlRepository(db, flavor);
    for (const code of CODES) await store.create(code, setup);
    queries.length = 0;
    const entry = { seq: 1, player: 0, intent: { do: 'end-turn' }, client: 'page-one', n: 1, clock: null } as const;
    const group = CODES.map((code) => ({ code, entry, last: false, epoch: 0 }));
    expect(await appendGroup(db, flavor, group)).toEqual([null, null, null]);
    const [insert] = queries;
    if (!insert) throw new Error('nothing was written');
    const { rows } = await db.executeQuery(CompiledQuery.raw(`${explain} ${insert.sql}`, [...insert.parameters]));
    await store.close();
    return rows;
  };

  const folder = temporaryFolder();

  afterAll(() => {
    folder.remove();
  });

  interface SqliteStep {
    readonly parent: number;
    readonly detail: string;
  }

  test('SQLite reads the entries of a group once, and no table in a loop over another one', async () => {
    const connection = new SqliteConnection(await openSqlite(join(folder.path, 'hexfall.db')));
    const plan = (await planOf(new SqliteDialect(connection), SQLITE, 'explain query plan')) as readonly SqliteStep[];
    const scans = plan.filter(({ detail }) => detail.startsWith('SCAN'));
    expect(scans.filter(({ detail }) => detail.includes('json_each'))).toHaveLength(1);
    // Steps with the same parent are nested loops: only the outermost may read all rows.
    expect(new Set(scans.map(({ parent }) => parent)).size).toBe(scans.length);
  });

  describeWith('postgresql', 'PostgreSQL', (executable) => {
    test('reads the entries of a group once', async () => {
      const cluster = await PostgresCluster.start(executable);
      try {
        const pool = new pg.Pool({ connectionString: await cluster.newDatabase() });
        const plan = (await planOf(new PostgresDialect({ pool }), POSTGRES, 'explain')).map((step) => JSON.stringify(step));
        for (const read of ['Function Scan on json_array_elements', 'CTE Scan on added', 'CTE Scan on held']) {
          expect(plan.filter((step) => step.includes(read))).toHaveLength(1);
        }
        expect(plan.filter((step) => step.includes('Seq Scan on intent'))).toEqual([]);
        // The owners of the matches stay what they are until the transaction ends.
        expect(plan.filter((step) => step.includes('LockRows'))).toHaveLength(1);
      } finally {
        await cluster.remove();
      }
    });
  });
});

describe('store groups', () => {
  /* Changes of many tables at the same time, which the databases write in one transaction. */

  const setup: Setup = { ...EMPTY_TABLE, creator: 'h', listed: true };
  const entry = FIRST_ENTRY;

  /** What every store does; `open` opens the same one each time. */
  const writesTogether = (open: () => Promise<MatchRepository>): void => {
    test('takes entries of many matches at the same time, each log in its order', async () => {
      const store = await open();
      const codes = Array.from({ length: 30 }, (_, i) => `P${i + 10}`);
      await Promise.all(codes.map((code) => store.create(code, setup)));
      const log = [1, 2, 3, 4].map((n) => ({ ...entry, seq: n, n }));
      await Promise.all(log.flatMap((one) => codes.map((code) => store.append(code, one, one.seq === 4))));
      const saved = await Promise.all(codes.map((code) => store.load(code)));
      expect(saved).toEqual(codes.map(() => ({ rules: RULES_VERSION, setup, log, finished: true })));
      await store.close();
    });

    test('takes new tables, set-ups, entries and releases at the same time, and one that fails keeps no other out', async () => {
      const store = await open();
      const codes = Array.from({ length: 20 }, (_, i) => `W${i + 10}`);
      const seeded = { ...setup, seed: 'seed' };
      await store.join('one', 60_000);
      const outcomes = await Promise.all(
        codes.map((code, i) =>
          Promise.allSettled([
            store.create(code, setup, undefined, 'one'),
            store.saveSetup(code, seeded, 1),
            store.create(code, setup),
            i % 4 === 0 ? store.saveSetup(`X${code}`, setup) : store.append(code, entry, false, 1),
            i % 4 === 1 ? store.append(code, { ...entry, seq: 7 }, false, 1) : store.release(code, 1, null),
          ]),
        ),
      );
      expect(outcomes.map((done) => done.map(({ status }) => (status === 'fulfilled' ? 'done' : 'failed')).join(' '))).toEqual(
        codes.map((_, i) => `done done done ${i % 4 === 0 ? 'failed' : 'done'} ${i % 4 === 1 ? 'failed' : 'done'}`),
      );
      expect(outcomes.map(([created, , again]) => [created, again])).toEqual(
        codes.map(() => [
          { status: 'fulfilled', value: true },
          { status: 'fulfilled', value: false },
        ]),
      );
      const saved = await Promise.all(codes.map((code) => store.load(code)));
      expect(saved).toEqual(
        codes.map((_, i) => ({ rules: RULES_VERSION, setup: seeded, log: i % 4 === 0 ? [] : [entry], finished: false })),
      );
      expect([...(await store.owned('one')).keys()].sort()).toEqual(codes.filter((_, i) => i % 4 === 1));
      await store.leave('one');
      await store.close();
    });

    test('an entry that does not follow its log keeps no other one out', async () => {
      const store = await open();
      await store.create('QQQQQQ', setup);
      await store.create('RRRRRR', setup);
      await store.create('SSSSSS', setup);
      const wrong = [store.append('QQQQQQ', { ...entry, seq: 2 }, true), store.append('NOBODY', entry, false)];
      const right = [store.append('RRRRRR', entry, false), store.append('SSSSSS', entry, true)];
      const outcomes = await Promise.allSettled([...wrong, ...right]);
      expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled']);
      expect(await store.load('QQQQQQ')).toEqual({ rules: RULES_VERSION, setup, log: [], finished: false });
      expect(await store.load('RRRRRR')).toEqual({ rules: RULES_VERSION, setup, log: [entry], finished: false });
      expect(await store.load('SSSSSS')).toEqual({ rules: RULES_VERSION, setup, log: [entry], finished: true });
      await store.close();
    });

    test('a value that cannot be written keeps no other one out', async () => {
      const store = await open();
      await store.create('UUUUUU', setup);
      await store.create('VVVVVV', setup);
      const nobody = { ...entry, player: null } as unknown as LogEntry;
      const outcomes = await Promise.allSettled([store.append('UUUUUU', nobody, false), store.append('VVVVVV', entry, true)]);
      expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
      expect((await store.load('UUUUUU'))?.log).toEqual([]);
      expect(await store.load('VVVVVV')).toEqual({ rules: RULES_VERSION, setup, log: [entry], finished: true });
      await store.close();
    });
  };

  describe('a store in SQLite', () => {
    const folder = temporaryFolder();
    afterAll(() => folder.remove());
    writesTogether(() => openSqliteStore(folder.path));
  });

  describeWith('postgresql', 'a store in PostgreSQL', (executable) => {
    let cluster: PostgresCluster;
    let url: string;

    beforeAll(async () => {
      cluster = await PostgresCluster.start(executable);
      url = await cluster.newDatabase();
    });

    afterAll(() => cluster.remove());

    writesTogether(() => openPostgresStore(url, pino({ level: 'silent' })));
  });
});
