import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { computerTurn, type PlannedTurn, type TurnRequest } from '@hexfall/shared/ai/computerTurn';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { TurnPlanner, type TurnPlannerOptions } from '../../server/src/computer/TurnPlanner.js';
import { resolveInProject } from '../support/sources.js';

const BUILT = resolveInProject('server/dist/computer/turnWorker.js');

const request = (seed = 1): TurnRequest => {
  const created = createMatch({ options: DEFAULT_OPTIONS, armies: ['moloch', 'borgo'], seed: 'planner' });
  if (!created.ok) throw new Error(created.error.message);
  return { table: created.value.table, seat: 0, level: 'recruit', seed };
};

const never = new AbortController().signal;

let planner: TurnPlanner | null = null;
const start = (options: TurnPlannerOptions): TurnPlanner => (planner = new TurnPlanner({ nice: 0, ...options }));
afterEach(() => planner?.stop());

/** A worker that answers with the seed it was given; a seed of 0 is never answered, one of 1000 only in a hurry, one below 0 fails. */
const folder = mkdtempSync(join(tmpdir(), 'hexfall-turns-'));
const FAKE = join(folder, 'fake.mjs');
writeFileSync(
  FAKE,
  `export const plan = ({ seed, isHurried }) => {
  if (seed < 0) throw new Error('a bug');
  while (seed === 0 || (seed === 1000 && !isHurried));
  return { intents: [{ do: 'choose', key: isHurried ? 'hurried' : String(seed) }], aim: null };
};`,
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const keyOf = (planned: PlannedTurn | string): unknown => (typeof planned === 'string' ? planned : planned.intents[0]);

test('plans in a thread what would be planned here', async () => {
  const planned = await start({ threads: 1, worker: BUILT }).plan(request(7), never);
  expect(planned).toEqual(computerTurn(request(7)));
});

test('first come, first served', async () => {
  const pool = start({ threads: 1, worker: FAKE });
  const order: unknown[] = [];
  await Promise.all([1, 2, 3, 4].map(async (seed) => order.push(keyOf(await pool.plan(request(seed), never)))));
  expect(order).toEqual([1, 2, 3, 4].map((seed) => ({ do: 'choose', key: String(seed) })));
  expect(pool.waiting).toBe(0);
});

test('makes quicker plans while many are waiting', async () => {
  const pool = start({ threads: 1, worker: FAKE });
  const planned = await Promise.all(Array.from({ length: 20 }, (_, seed) => pool.plan(request(seed + 1), never)));
  const hurried = planned.map((turn) => JSON.stringify(keyOf(turn)).includes('hurried'));
  expect(hurried).toEqual(Array.from({ length: 20 }, (_, index) => index < 11));
});

test('makes a quicker plan where one takes too long, as on a machine that is too slow', async () => {
  const pool = start({ threads: 1, worker: FAKE, limitMs: 5000 });
  expect(keyOf(await pool.plan(request(1000), never))).toEqual({ do: 'choose', key: 'hurried' });
});

test('a plan that takes too long in a hurry, too, is a bug', async () => {
  const pool = start({ threads: 1, worker: FAKE, limitMs: 500 });
  await expect(pool.plan(request(0), never)).rejects.toThrow('not planned within 0.5 s, twice');
  expect(pool.waiting).toBe(0);
});

test('is busy when as many turns wait as may', async () => {
  const ends: string[] = [];
  const pool = start({ threads: 1, queue: 2, worker: FAKE, onEnd: (result) => ends.push(result) });
  const stuck = new AbortController();
  const waiting = [0, 1, 2].map((seed) => pool.plan(request(seed), stuck.signal));
  await expect(pool.plan(request(3), never)).resolves.toBe('busy');
  stuck.abort();
  await expect(Promise.all(waiting)).resolves.toEqual(['canceled', 'canceled', 'canceled']);
  expect(ends).toEqual(['busy', 'canceled', 'canceled', 'canceled']);
});

test('a plan that is not wanted any more makes room for others, even while it is being made', async () => {
  const pool = start({ threads: 1, worker: FAKE });
  const stuck = new AbortController();
  const first = pool.plan(request(0), stuck.signal);
  const second = pool.plan(request(5), never);
  setTimeout(() => stuck.abort(), 200);
  await expect(first).resolves.toBe('canceled');
  expect(keyOf(await second)).toEqual({ do: 'choose', key: '5' });
});

test('a plan that fails is a bug: it is thrown, and the next one is made', async () => {
  const pool = start({ threads: 1, worker: FAKE });
  await expect(pool.plan(request(-1), never)).rejects.toThrow('a bug');
  expect(keyOf(await pool.plan(request(6), never))).toEqual({ do: 'choose', key: '6' });
});

test('a thread that cannot start while nothing is planned does not end the process: the fault is told', async () => {
  const gone = join(folder, 'gone.mjs');
  copyFileSync(FAKE, gone);
  let tell: (err: unknown) => void = () => undefined;
  const message = new Promise<unknown>((resolve) => (tell = resolve));
  const pool = start({ threads: 1, worker: gone, onFault: (err) => tell(err) });
  await pool.plan(request(1), never);
  const stuck = new AbortController();
  const planned = pool.plan(request(0), stuck.signal);
  rmSync(gone);
  setTimeout(() => stuck.abort(), 100);
  await expect(planned).resolves.toBe('canceled');
  expect(String(await message)).toContain('gone.mjs');
});

test('stopping cancels what is being planned, and plans nothing more', async () => {
  const pool = start({ threads: 1, worker: FAKE });
  const stuck = pool.plan(request(0), never);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await pool.stop();
  await expect(stuck).resolves.toBe('canceled');
  await expect(pool.plan(request(1), never)).resolves.toBe('canceled');
});
