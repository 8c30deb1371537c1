import { DEFAULT_REGULATIONS } from '@hexfall/shared/competition/regulations';
import type { SavedSeat, Setup } from '@hexfall/shared/lobby/setup';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { PRUNING_HOLDS } from '@hexfall/shared/protocol/operator';
import { operatorAccess } from '../../server/src/admin/OperatorAccess.js';
import { Pruner, QUIET_MS } from '../../server/src/rooms/retention.js';
import type { MatchRepository } from '../../server/src/store/MatchRepository.js';
import { decidePass, FAR_MS, type PassTime, type Retention } from '../../server/src/store/prunePass.js';
import { PRUNED, type Pruned } from '../../server/src/store/pruning.js';
import { TableLog } from '../../server/src/table/TableLog.js';
import { metric } from '../support/metrics.js';
import { readProjectFile, sourceFiles } from '../support/sources.js';
import { withBothStores } from './support/bothStores.js';
import { FakeTime } from './support/FakeTime.js';
import { MemoryStore } from './support/MemoryStore.js';
import { askApi } from './support/profileRequests.js';
import { recordedLog } from './support/recordedLog.js';
import { EMPTY_TABLE, FIRST_ENTRY } from './support/table.js';
import { startTestApp } from './support/testApp.js';

/*
 * A wrong clock deletes nothing: neither at a start nor when it is set, for every kind of row that is deleted by its age.
 */

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const WARN = 40;

/** By how much a wrong clock is ahead. */
const AHEAD = 401 * DAY;

const RETENTION: Retention = { finishedDays: 300, waitingDays: 60, idleDays: 400, profileDays: 400 };

/** After how many days each kind is deleted. */
const DAYS: Readonly<Record<Pruned, number>> = {
  empty: 1,
  finished: 300,
  waiting: 60,
  idle: 400,
  profiles: 400,
  invitations: 1,
  endedSubscriptions: 7,
  browsers: 180,
  competitions: 300,
  idleCompetitions: 90,
};

const seated: SavedSeat = { name: 'Bob', army: 'borgo', keyHash: 'bob', mercenaries: [] };
const full: Setup = { ...EMPTY_TABLE, seats: [{ ...seated, keyHash: 'ann' }, seated], creator: 'bob', seed: 'seed' };

let made = 0;
const newCode = (): string =>
  `P${String((made += 1))
    .padStart(5, '0')
    .replaceAll('0', 'X')
    .replaceAll('1', 'Y')}`;

const subscription = (name: string) => ({
  endpoint: `https://push.example/${name}`,
  keys: { p256dh: 'p', auth: 'a' },
  language: 'pl',
  origin: 'https://hexfall.example',
});

const addProfile = async (store: MatchRepository): Promise<string> => {
  const id = newCode();
  await store.profiles.add({ id, name: 'Ann', crest: { shape: 'moon', color: 'teal' } }, `hash ${id}`, Date.now());
  return id;
};

const addMatch = async (store: MatchRepository, setup: Setup, last?: boolean): Promise<string> => {
  const code = newCode();
  await store.create(code, setup);
  if (last !== undefined) await store.append(code, FIRST_ENTRY, last);
  return code;
};

const subscribe = async (store: MatchRepository, last: boolean): Promise<void> => {
  const code = await addMatch(store, full);
  await store.push.subscribe({ code, holder: 'bob' }, subscription(code));
  await store.append(code, FIRST_ENTRY, last);
};

const addCompetition = async (store: MatchRepository, phase: 'open' | 'closed'): Promise<void> => {
  const code = newCode();
  const competition = { name: 'Cup', organizer: 'hash', regulations: DEFAULT_REGULATIONS, options: DEFAULT_OPTIONS, listed: true };
  await store.competitions.create(code, competition, Date.now());
  await store.competitions.change(code, { after: 0, act: null, phase, round: 0, tables: [], outcomes: [] }, Date.now());
};

/** Adds a row of each kind, as of now. */
const ADD: Readonly<Record<Pruned, (store: MatchRepository) => Promise<unknown>>> = {
  empty: (store) => addMatch(store, EMPTY_TABLE),
  finished: (store) => addMatch(store, full, true),
  waiting: (store) => addMatch(store, { ...EMPTY_TABLE, seats: [null, seated], creator: 'bob' }),
  idle: (store) => addMatch(store, full, false),
  profiles: addProfile,
  invitations: async (store) => {
    const [sender, recipient, code] = [await addProfile(store), await addProfile(store), await addMatch(store, EMPTY_TABLE)];
    await store.profiles.invite({ id: newCode(), sender, recipient, code, at: Date.now() });
  },
  endedSubscriptions: (store) => subscribe(store, true),
  browsers: async (store) => {
    await subscribe(store, false);
    await store.push.assign(await addProfile(store), subscription(newCode()));
  },
  competitions: (store) => addCompetition(store, 'closed'),
  idleCompetitions: (store) => addCompetition(store, 'open'),
};

/** A server with a clock of its own, which runs by hand. */
interface Server {
  readonly time: FakeTime;
  readonly pruner: Pruner;
  readonly warnings: () => readonly string[];
  /** Lets hours pass, with a pass after each. */
  readonly hours: (hours: number) => Promise<void>;
}

/** Starts a server over a store. @param ahead by how much its clock is, in milliseconds. */
const start = async (store: MatchRepository, ahead = 0, retention = RETENTION): Promise<Server> => {
  const time = new FakeTime();
  time.setClock(ahead);
  time.check();
  jest.spyOn(Date, 'now').mockImplementation(time.now);
  const { log, lines } = recordedLog();
  const pruner = new Pruner({ store, retention, log, tableLog: new TableLog(() => undefined), time });
  await pruner.run();
  return {
    time,
    pruner,
    warnings: () =>
      lines()
        .filter(({ level }) => level >= WARN)
        .map(({ msg }) => msg),
    hours: async (hours) => {
      for (let hour = 0; hour < hours; hour++) {
        time.pass(HOUR);
        await pruner.run();
      }
    },
  };
};

const countAll = async (store: MatchRepository): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries(await Promise.all(PRUNED.map(async (kind) => [kind, await store.countPruned(kind)] as const)));

const fill = async (store: MatchRepository, times: number): Promise<void> => {
  for (let time = 0; time < times; time++) for (const kind of PRUNED) await ADD[kind](store);
};

afterEach(() => {
  jest.restoreAllMocks();
});

/** What every database keeps; `open` opens a new store. */
const keepsAll = (open: () => Promise<MatchRepository>): void => {
  test('a start with the clock 401 days ahead deletes nothing of any kind, also when somebody plays', async () => {
    const store = await open();
    await start(store);
    await fill(store, 2);
    const before = await countAll(store);
    for (const kind of PRUNED) expect([kind, before[kind]]).not.toEqual([kind, 0]);
    const wrong = await start(store, AHEAD);
    await wrong.hours(10);
    expect(await countAll(store)).toEqual(before);
    expect(wrong.pruner.held).toBe('time');
    const keeping = await store.countPruned('profiles');
    await addProfile(store);
    await wrong.hours(10);
    expect({ ...(await countAll(store)), profiles: keeping }).toEqual(before);
    expect(wrong.pruner.held).toBe('many');
    expect(wrong.warnings()).toEqual([expect.stringContaining('nobody has played'), expect.stringContaining('a small part')]);
    // The same with a start in between, and then with the right clock.
    await (await start(store, AHEAD)).hours(10);
    expect({ ...(await countAll(store)), profiles: keeping }).toEqual(before);
    const right = await start(store, 12 * HOUR);
    await right.hours(6);
    expect({ ...(await countAll(store)), profiles: keeping }).toEqual(before);
    expect([right.pruner.held, right.warnings()]).toEqual([null, []]);
    await store.close();
  });

  test('a step of the clock of a running server deletes nothing of any kind', async () => {
    const store = await open();
    const { time, pruner, hours } = await start(store);
    await hours(5);
    await fill(store, 2);
    const before = await countAll(store);
    time.setClock(AHEAD);
    await addProfile(store);
    await hours(1);
    expect([await countAll(store), pruner.held]).toEqual([{ ...before, profiles: before['profiles']! + 1 }, null]);
    await hours(10);
    expect([await countAll(store), pruner.held]).toEqual([{ ...before, profiles: before['profiles']! + 1 }, 'time']);
    time.setClock(-AHEAD);
    await hours(4);
    expect([await countAll(store), pruner.held]).toEqual([{ ...before, profiles: before['profiles']! + 1 }, null]);
    await store.close();
  });

  test.each(PRUNED)('a server that runs long enough deletes %s after their time, and not before', async (kind) => {
    const store = await open();
    const { time, pruner } = await start(store);
    await ADD[kind](store);
    const due = (): Promise<number> => store.countPruned(kind);
    const there = await due();
    time.pass(DAYS[kind] * DAY - HOUR);
    await pruner.run();
    expect(await due()).toBe(there);
    time.pass(2 * HOUR);
    await pruner.run();
    expect(await due()).toBeLessThan(there);
    await store.close();
  });
};

withBothStores('pruning', keepsAll);

describe('a server', () => {
  test('deletes nothing in its first hours, and then what is past its retention', async () => {
    const store = await MemoryStore.open();
    await start(store);
    for (let table = 0; table < 30; table++) await ADD.empty(store);
    const { hours } = await start(store, 2 * DAY);
    await hours(QUIET_MS / HOUR - 1);
    expect(await store.countPruned('empty')).toBe(30);
    await hours(1);
    expect(await store.countPruned('empty')).toBe(0);
  });

  test('that is started each evening deletes what fell due since, however large a part it is', async () => {
    const store = await MemoryStore.open();
    for (let evening = 0; evening < 8; evening++) {
      const { hours, warnings, pruner } = await start(store, evening * DAY, { ...RETENTION, finishedDays: 2 });
      for (let match = 0; match < 30; match++) await ADD.finished(store);
      await hours(4);
      expect([evening, pruner.held, warnings()]).toEqual([evening, null, []]);
    }
    expect(await store.countPruned('finished')).toBe(60);
  });

  test('that was off for a year deletes a small part once somebody plays, and a large one only on request', async () => {
    const store = await MemoryStore.open();
    await start(store);
    const old = await addProfile(store);
    await start(store, 300 * DAY);
    for (let profile = 0; profile < 5; profile++) await addProfile(store);
    const few = await start(store, 500 * DAY);
    await few.hours(5);
    expect(few.pruner.held).toBe('time');
    await addProfile(store);
    await few.hours(1);
    expect([few.pruner.held, await store.profiles.prove(`hash ${old}`, Date.now()), await store.countPruned('profiles')]).toEqual([
      null,
      null,
      6,
    ]);
    const many = await start(store, 702 * DAY);
    await addProfile(store);
    await many.hours(5);
    expect([many.pruner.held, await store.countPruned('profiles')]).toEqual(['many', 7]);
  });

  test('keeps what a clock that was ahead has left in the future, and goes on deleting the rest', async () => {
    const store = await MemoryStore.open();
    await start(store, AHEAD);
    await fill(store, 1);
    const future = await store.countPruned('profiles');
    const { hours, pruner } = await start(store);
    await ADD.empty(store);
    await hours(30);
    expect([pruner.held, await store.countPruned('empty'), await store.countPruned('profiles')]).toEqual([null, 2, future]);
    for (let table = 0; table < 10; table++) await ADD.waiting(store);
    const ahead = await start(store, 100 * DAY);
    await ahead.hours(5);
    expect(ahead.pruner.held).toBe('time');
  });

  test('that cannot read its store says so, and tries again', async () => {
    const store = await MemoryStore.open();
    const { hours, warnings } = await start(store);
    const broken = jest.spyOn(store, 'countPruned').mockRejectedValue(new Error('away'));
    await hours(3);
    expect(warnings()).toEqual(['could not delete old matches']);
    broken.mockRestore();
    await hours(1);
    expect(warnings()).toHaveLength(1);
  });
});

describe('a pass', () => {
  const time: PassTime = { now: 1000 * DAY, runningMs: 4 * HOUR, sinceLastMs: HOUR, isContinuous: false };
  const profiles = (due: number, all: number) => ({ kind: 'profiles' as const, keptMs: 400 * DAY, due, all });
  const held = (due: number, all: number, newest = time.now) => decidePass([profiles(due, all)], time, newest).held;

  test('deletes a tenth, or twenty rows, or a quarter of a few', () => {
    expect([held(100, 1000), held(101, 1000)]).toEqual([null, 'many']);
    expect([held(20, 100), held(21, 100)]).toEqual([null, 'many']);
    expect([held(2, 8), held(3, 8), held(1, 1)]).toEqual([null, 'many', 'many']);
    const continuous = (due: number) => decidePass([profiles(due, 2)], { ...time, isContinuous: true }, time.now).held;
    expect([continuous(1), continuous(2)]).toEqual([null, 'many']);
  });

  test('is held as a whole, but for what is certainly old enough', () => {
    const empty = { kind: 'empty' as const, keptMs: 4 * HOUR, due: 9, all: 9 };
    const waiting = { kind: 'waiting' as const, keptMs: 60 * DAY, due: 1, all: 100 };
    const { pruned } = decidePass([profiles(30, 30), empty, waiting], time, time.now);
    expect(pruned).toEqual([empty]);
  });

  test('is held a month after everything in the store', () => {
    expect([held(1, 100, time.now - FAR_MS), held(1, 100, time.now - FAR_MS - 1)]).toEqual([null, 'time']);
    expect(decidePass([profiles(1, 100)], time, null).held).toBe('time');
    expect(decidePass([profiles(0, 100)], time, null).held).toBeNull();
  });
});

test.each([...PRUNING_HOLDS, null])('the page of the operator and the metrics tell that nothing is deleted: %s', async (held) => {
  jest.spyOn(Pruner.prototype, 'held', 'get').mockReturnValue(held);
  const key = 'the-token-of-the-operator';
  const app = await startTestApp({ operator: operatorAccess(key, { dataDir: 'none', databaseUrl: undefined }) });
  const status = await askApi(app.url, 'GET', '/api/admin/status', { key });
  expect(await status.json()).toMatchObject({ pruningHeld: held });
  expect(await metric(app.url, 'hexfall_pruning_held')).toBe(Number(held !== null));
  await app.stop();
});

test('a server has its pruner run from the start', async () => {
  const run = jest.spyOn(Pruner.prototype, 'run');
  const app = await startTestApp();
  expect(run).toHaveBeenCalledTimes(1);
  await app.stop();
});

test('nothing else of the server deletes by a time', () => {
  /** Processes that are gone by the clock of the database, and chat lines by their number. */
  const allowed = ['store/chatLines.ts', 'store/leases.ts', 'store/pruning.ts'];
  const deletes = sourceFiles('server/src').filter((path) => {
    const statements = readProjectFile(path).match(/deleteFrom\([^;]*;|delete from [^;]*;/g) ?? [];
    return statements.some((statement) => /'<=?'|\s<=?\s/.test(statement));
  });
  expect(deletes.toSorted()).toEqual(allowed.map((path) => `server/src/${path}`));
});
