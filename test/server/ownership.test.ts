import pg from 'pg';
import { pino } from 'pino';
import type { SavedSeat, Setup } from '@hexfall/shared/lobby/setup';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import { LeaseLost, type LeaseResult } from '../../server/src/store/LeaseStore.js';
import type { MatchRepository } from '../../server/src/store/MatchRepository.js';
import { openPostgresStore } from '../../server/src/store/openPostgresStore.js';
import { openSqliteStore } from '../../server/src/store/openStore.js';
import type { LogEntry } from '../../server/src/table/savedMatch.js';
import { describeWith } from '../support/programs.js';
import { PostgresCluster } from './support/PostgresCluster.js';
import { EMPTY_TABLE } from './support/table.js';
import { temporaryFolder } from './support/testApp.js';

const seated: SavedSeat = { name: 'Ala', army: 'borgo', keyHash: 'h', mercenaries: [] };
const setup: Setup = {
  ...EMPTY_TABLE,
  seats: [seated, { ...seated, army: 'moloch' }],
  creator: 'h',
  listed: true,
  seed: 'seed',
};
const timed: Setup = { ...setup, options: { ...DEFAULT_OPTIONS, clock: 'turn:60' } };
const entry: LogEntry = { seq: 1, player: 0, intent: { do: 'end-turn' }, client: 'page-one', n: 1, clock: null };

const LONG_MS = 60_000;

const epochOf = (claim: LeaseResult | null): number => {
  if (!claim || !('epoch' in claim)) throw new Error(`no claim: ${JSON.stringify(claim)}`);
  return claim.epoch;
};

/** What every store does for several processes; `open` opens the same one each time, as two processes do. */
const knowsOwners = (open: () => Promise<MatchRepository>): void => {
  let a: MatchRepository;
  let b: MatchRepository;

  beforeAll(async () => {
    [a, b] = [await open(), await open()];
    await a.join('A', LONG_MS);
    await b.join('B', LONG_MS);
  });

  afterAll(async () => {
    await a.close();
    if (b !== a) await b.close();
  });

  test('a match belongs to one process at a time', async () => {
    await a.create('AAAAAA', setup);
    const epoch = epochOf(await a.claim('AAAAAA', 'A'));
    expect(await b.claim('AAAAAA', 'B')).toEqual({ owner: 'A' });
    await a.release('AAAAAA', epoch, null);
    expect(epochOf(await b.claim('AAAAAA', 'B'))).toBe(epoch + 1);
    expect(await a.claim('NOBODY', 'A')).toBeNull();
  });

  test('of many that want it at once, one gets it', async () => {
    await a.create('BBBBBB', setup);
    const claims = await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? a.claim('BBBBBB', 'A') : b.claim('BBBBBB', 'B'))));
    const owners = new Set(claims.map((claim, i) => (claim && 'epoch' in claim ? (i % 2 ? 'A' : 'B') : null)).filter(Boolean));
    expect(owners.size).toBe(1);
    const epochs = claims.flatMap((claim) => (claim && 'epoch' in claim ? [claim.epoch] : []));
    expect(new Set(epochs).size).toBe(epochs.length);
  });

  test('a new table can have an owner from the start', async () => {
    await a.create('CCCCCC', setup, undefined, 'A');
    expect(await b.claim('CCCCCC', 'B')).toEqual({ owner: 'A' });
    await a.append('CCCCCC', entry, false, 1);
    expect((await a.load('CCCCCC'))?.log).toEqual([entry]);
  });

  test('a process that has lost a match cannot write there any more, and keeps no other process from writing', async () => {
    await a.create('DDDDDD', setup, undefined, 'A');
    await a.create('EEEEEE', setup, undefined, 'A');
    await a.append('DDDDDD', entry, false, 1);
    await a.release('DDDDDD', 1, null);
    const epoch = epochOf(await b.claim('DDDDDD', 'B'));
    const second = { ...entry, seq: 2, n: 2 };
    const outcomes = await Promise.allSettled([a.append('DDDDDD', second, true, 1), a.append('EEEEEE', entry, true, 1)]);
    expect(outcomes).toEqual([
      { status: 'rejected', reason: expect.any(LeaseLost) as unknown },
      { status: 'fulfilled', value: undefined },
    ]);
    await expect(a.saveSetup('DDDDDD', { ...setup, listed: false }, 1)).rejects.toThrow(LeaseLost);
    await expect(a.create('FFFFFF', setup, { code: 'DDDDDD', setup, epoch: 1 })).rejects.toThrow(LeaseLost);
    expect(await a.exists('FFFFFF')).toBe(false);
    // Giving back what is another player’s changes nothing.
    await a.release('DDDDDD', 1, null);
    expect(await a.claim('DDDDDD', 'A')).toEqual({ owner: 'B' });
    await b.append('DDDDDD', second, true, epoch);
    expect(await a.load('DDDDDD')).toEqual({ rules: RULES_VERSION, setup, log: [entry, second], finished: true });
  });

  test('a stored entry stays stored under any owner', async () => {
    await a.create('GGGGGG', setup, undefined, 'A');
    await a.append('GGGGGG', entry, false, 1);
    await a.release('GGGGGG', 1, null);
    await b.claim('GGGGGG', 'B');
    await a.append('GGGGGG', entry, false, 1);
    expect((await a.load('GGGGGG'))?.log).toEqual([entry]);
  });

  test('no entry of the owner before appears after the next one has read the log', async () => {
    const codes = Array.from({ length: 40 }, (_, i) => `R${i + 10}`);
    await Promise.all(codes.map((code) => a.create(code, setup, undefined, 'A')));
    const read: number[] = [];
    await Promise.all(
      codes.map(async (code, index) => {
        const writing = (async (): Promise<void> => {
          for (let seq = 1; seq <= 50; seq++) await a.append(code, { ...entry, seq, n: seq }, false, 1);
        })().catch((error: unknown) => expect(error).toBeInstanceOf(LeaseLost));
        await new Promise((resolve) => setTimeout(resolve, index * 2));
        await a.release(code, 1, null);
        await b.claim(code, 'B');
        const seen = (await b.load(code))?.log.length ?? 0;
        await writing;
        expect((await b.load(code))?.log.length).toBe(seen);
        read.push(seen);
      }),
    );
    expect(read.some((count) => count > 0)).toBe(true);
  });

  test('the matches of an evicted process go to the next one that asks, and it learns of it', async () => {
    await a.join('C', LONG_MS);
    await a.create('HHHHHH', timed, undefined, 'C');
    await a.create('IIIIII', timed, undefined, 'A');
    await a.evict('A', LONG_MS, ['C']);
    expect(await a.releaseOrphans('timed')).toBe(0);
    expect(await a.claim('HHHHHH', 'A')).toEqual({ owner: 'C' });
    await a.evict('A', 0, ['C']);
    expect(await a.releaseOrphans('timed')).toBe(1);
    expect(await a.due(Date.now(), 1000)).toEqual(['HHHHHH']);
    await expect(a.append('HHHHHH', entry, false, 1)).rejects.toThrow(LeaseLost);
    expect(await a.heartbeat('C')).toBeNull();
    await expect(a.claim('HHHHHH', 'C')).rejects.toThrow(LeaseLost);
    expect(epochOf(await b.claim('HHHHHH', 'B'))).toBe(3);
    expect(await a.due(Date.now(), 1000)).toEqual([]);
    expect(await b.claim('IIIIII', 'B')).toEqual({ owner: 'A' });
  });

  test('a process can ask what it owns', async () => {
    await a.join('E', LONG_MS);
    expect(await a.owned('E')).toEqual(new Map());
    await a.create('MMMMMM', setup, undefined, 'E');
    await a.create('NNNNNN', setup);
    const epoch = epochOf(await a.claim('NNNNNN', 'E'));
    expect(await b.owned('E')).toEqual(
      new Map([
        ['MMMMMM', 1],
        ['NNNNNN', epoch],
      ]),
    );
    await a.release('MMMMMM', 1, null);
    await a.release('NNNNNN', epoch, null);
    await a.leave('E');
    expect(await a.owned('E')).toEqual(new Map());
  });

  test('a process hears of the others, and since when there was always one', async () => {
    const since = await a.join('D', LONG_MS);
    expect(since).toBeLessThanOrEqual(Date.now());
    const peers = await a.heartbeat('A');
    expect(peers?.map(({ id }) => id)).toEqual(['B', 'D']);
    expect(peers?.every(({ silent }) => silent >= 0 && silent < LONG_MS)).toBe(true);
    await a.leave('D');
    expect((await a.heartbeat('A'))?.map(({ id }) => id)).toEqual(['B']);
  });

  test('lists matches without an owner that are due, but none that is over', async () => {
    await a.create('JJJJJJ', timed, undefined, 'A');
    await a.create('KKKKKK', timed, undefined, 'A');
    await a.append('KKKKKK', entry, true, 1);
    await a.release('JJJJJJ', 1, 5000);
    await a.release('KKKKKK', 1, 5000);
    expect(await a.due(4999, 10)).toEqual([]);
    expect(await a.due(5000, 10)).toEqual(['JJJJJJ']);
  });

  test('a stamp changes whenever its table does', async () => {
    await a.create('LLLLLL', setup);
    const stamps = [(await a.stamps(['LLLLLL', 'NOBODY'])).get('LLLLLL')];
    await a.append('LLLLLL', entry, false);
    stamps.push((await a.stamps(['LLLLLL'])).get('LLLLLL'));
    await new Promise((resolve) => setTimeout(resolve, 5));
    await a.saveSetup('LLLLLL', setup);
    stamps.push((await a.stamps(['LLLLLL'])).get('LLLLLL'));
    expect(new Set(stamps).size).toBe(3);
    expect((await a.stamps([])).size).toBe(0);
  });
};

describe('SQLite', () => {
  const folder = temporaryFolder();
  let store: Promise<MatchRepository> | null = null;

  afterAll(() => {
    folder.remove();
  });

  // One connection: a second program at the same file waits for the first, and is not meant to be there.
  knowsOwners(() => (store ??= openSqliteStore(folder.path)));
});

describeWith('postgresql', 'PostgreSQL', (executable) => {
  let cluster: PostgresCluster;
  let address: string;

  beforeAll(async () => {
    cluster = await PostgresCluster.start(executable);
    address = await cluster.newDatabase();
  });

  afterAll(async () => {
    await cluster.remove();
  });

  const open = (): Promise<MatchRepository> => openPostgresStore(address, pino({ level: 'silent' }));

  knowsOwners(open);

  test('who takes a match over while another process still looks for what is free keeps it', async () => {
    const store = await open();
    for (const process of ['A', 'B', 'C']) await store.join(process, LONG_MS);
    await store.create('TAKEN0', timed, undefined, 'C');
    await store.evict('A', 0, ['C']);
    const other = new pg.Client(address);
    await other.connect();
    await other.query('begin');
    await other.query(`update match set owner = 'B', epoch = epoch + 2 where code = 'TAKEN0'`);
    const sweeping = store.releaseOrphans('timed');
    const isWaiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'update "match"%'`;
    while ((await cluster.query(isWaiting)).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await other.query('commit');
    await other.end();
    expect(await sweeping).toBe(0);
    expect(await store.claim('TAKEN0', 'A')).toEqual({ owner: 'B' });
    await store.close();
  });
});
