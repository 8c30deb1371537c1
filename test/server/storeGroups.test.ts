import { pino } from 'pino';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import type { LogEntry } from '../../server/src/table/savedMatch.js';
import type { MatchRepository } from '../../server/src/store/MatchRepository.js';
import type { Setup } from '../../server/src/table/setup.js';
import { openPostgresStore } from '../../server/src/store/openPostgresStore.js';
import { openSqliteStore } from '../../server/src/store/openStore.js';
import { describeWith } from '../support/programs.js';
import { PostgresCluster } from './support/PostgresCluster.js';
import { temporaryFolder } from './support/testApp.js';
import { EMPTY_TABLE, FIRST_ENTRY } from './support/emptyTable.js';

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
    expect(saved).toEqual(codes.map((_, i) => ({ rules: RULES_VERSION, setup: seeded, log: i % 4 === 0 ? [] : [entry], finished: false })));
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
