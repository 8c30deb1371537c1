import { randomFrom } from '@hexfall/shared/model/random';
import { PROTOCOL_VERSION } from '@hexfall/shared/protocol/messages';
import { EventLoopMonitor, type StallCause } from '../../server/src/metrics/EventLoopMonitor.js';
import { type Admission, LoadShedder } from '../../server/src/runtime/LoadShedder.js';
import type { LogEntry } from '../../server/src/table/savedMatch.js';
import { MemoryStore } from './support/MemoryStore.js';
import { acting, type Duel, randomIntent, startDuel } from './support/table.js';
import { startTestApp, type TestApp } from './support/testApp.js';

describe('overload', () => {
  /** One table may have a hundred requests waiting, a server that has not answered many yet five hundred. */
  const TABLES = 6;
  const MANY = 100;

  /** A store whose appends wait as long as the test wants. */
  class SlowStore extends MemoryStore {
    held: Promise<void> | null = null;

    override async append(code: string, entry: LogEntry, last: boolean): Promise<void> {
      await this.held;
      return super.append(code, entry, last);
    }
  }

  let store: SlowStore;
  let app: TestApp;
  let waiting: readonly Duel[];
  let other: Duel;

  beforeAll(async () => {
    store = await SlowStore.open();
    app = await startTestApp({ store, room: { rate: { burst: 1000, perSecond: 1000 } } });
    waiting = await Promise.all(Array.from({ length: TABLES }, () => startDuel(app.url)));
    other = await startDuel(app.url);
  });

  afterAll(async () => {
    await Promise.all([...waiting, other].flatMap(({ pages }) => pages).map((page) => page.leave()));
    await app.stop();
  });

  const create = (): Promise<Response> =>
    fetch(`${app.url}/matchmake/create/match`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ protocol: PROTOCOL_VERSION }),
    });

  test('while more requests wait than can be answered soon, others are refused with a time to try again, and nothing is lost', async () => {
    let release = (): void => undefined;
    store.held = new Promise((resolve) => (release = resolve));
    const played = waiting.map(({ pages }) => {
      const seat = acting(pages[0])!;
      return pages[seat]!.play(seat, randomIntent(pages[seat]!, seat, randomFrom(1)));
    });
    const queued = waiting.map(({ pages }) => Array.from({ length: MANY }, () => pages[0].askOnce('history', { from: 1 })));
    expect(await queued.at(-1)!.at(-1)).toMatchObject({ refused: { error: { code: 'overloaded', retryAfterMs: 500 } } });

    const refused = await other.pages[0].askOnce('history', { from: 1 });
    expect(refused).toMatchObject({ refused: { error: { code: 'overloaded' } } });
    const busy = await create();
    expect(busy.status).toBe(503);
    expect(await busy.json()).toMatchObject({ code: 'overloaded' });
    expect(Number(busy.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1);
    expect((await fetch(`${app.url}/api/version`)).status).toBe(200);

    store.held = null;
    release();
    expect(await Promise.all(played)).toEqual(played.map(() => ({ ack: expect.objectContaining({ to: 'intent', seq: 1 }) as unknown })));
    const answers = await Promise.all(queued.flat());
    expect(answers.filter((answer) => 'ack' in answer).length).toBeGreaterThan(400);
    expect(await other.pages[0].askOnce('history', { from: 1 })).toMatchObject({ ack: { to: 'history' } });
    expect((await create()).status).toBe(200);
  });
});

const start = () => {
  const time = { now: 0, lag: 0 };
  const shedder = new LoadShedder(
    () => time.lag,
    () => time.now,
  );
  const admit = (): Admission => {
    const admission = shedder.admit({ unanswered: 0 });
    if (!('done' in admission)) throw new Error('refused');
    return admission;
  };
  const admitMany = (count: number): Admission[] => Array.from({ length: count }, admit);
  return { time, shedder, admit, admitMany };
};

test('as long as little is known, five hundred requests may wait', () => {
  const { shedder, admitMany } = start();
  const [first] = admitMany(501);
  expect(shedder.admit({ unanswered: 0 })).toEqual({ retryAfterMs: 500 });
  expect(shedder.retryAfterMs).toBe(500);
  first?.done();
  expect(shedder.retryAfterMs).toBeNull();
  expect(shedder.admit({ unanswered: 0 })).toHaveProperty('done');
  expect(shedder.admit({ unanswered: 0 })).toEqual({ retryAfterMs: 500 });
});

test('as many requests may wait as are answered in half a second', () => {
  const { time, shedder, admit, admitMany } = start();
  for (let i = 0; i < 2000; i++) admit().done();
  time.now = 1000;
  admitMany(1001);
  expect(shedder.admit({ unanswered: 0 })).toEqual({ retryAfterMs: 500 });
});

test('what the server could do counts less with every second', () => {
  const { time, shedder, admit, admitMany } = start();
  for (let i = 0; i < 2000; i++) admit().done();
  time.now = 1000;
  expect(shedder.retryAfterMs).toBeNull();
  time.now = 3000;
  admitMany(641);
  expect(shedder.admit({ unanswered: 0 })).toEqual({ retryAfterMs: 500 });
});

test('requests are refused while the event loop is late: they have waited before they were read', () => {
  const { time, shedder } = start();
  time.lag = 501;
  expect(shedder.admit({ unanswered: 0 })).toEqual({ retryAfterMs: 500 });
  time.lag = 0;
  expect(shedder.admit({ unanswered: 0 })).toHaveProperty('done');
});

test('the number of unanswered requests is bounded', () => {
  const { time, shedder, admit, admitMany } = start();
  for (let i = 0; i < 100_000; i++) admit().done();
  time.now = 1000;
  const admitted = admitMany(5000);
  expect(shedder.admit({ unanswered: 0 })).toEqual({ retryAfterMs: 500 });
  admitted[17]?.done();
  expect(shedder.admit({ unanswered: 0 })).toHaveProperty('done');
});

test('one table may have a hundred unanswered requests, whatever the others do', () => {
  const { shedder } = start();
  const [one, other] = [{ unanswered: 0 }, { unanswered: 0 }];
  const admitted = Array.from({ length: 100 }, () => shedder.admit(one));
  expect(shedder.admit(one)).toEqual({ retryAfterMs: 500 });
  expect(shedder.admit(other)).toHaveProperty('done');
  (admitted[3] as Admission).done();
  expect(shedder.admit(one)).toHaveProperty('done');
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Keeps the main thread busy. */
const spin = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

test('a stall is counted once, by what caused it', async () => {
  const stalls: StallCause[] = [];
  const monitor = new EventLoopMonitor((cause) => stalls.push(cause));
  monitor.start();
  try {
    await pause(50);
    stalls.length = 0;
    expect(monitor.run('sync', () => (spin(120), 'done'))).toBe('done');
    await pause(60);
    expect(stalls.filter((cause) => cause === 'sync')).toHaveLength(1);
    spin(200);
    await pause(60);
    expect(stalls).toContain('other');
    expect(() =>
      monitor.run('rules', () => {
        spin(60);
        throw new Error('a fault');
      }),
    ).toThrow('a fault');
    expect(stalls).toContain('rules');
  } finally {
    monitor.stop();
  }
});

test('what is short is not counted', () => {
  const stalls: StallCause[] = [];
  const monitor = new EventLoopMonitor((cause) => stalls.push(cause));
  expect(monitor.run('rules', () => 3)).toBe(3);
  expect(stalls).toEqual([]);
});

test('the event loop is late if it is so for several looks in a row', async () => {
  const monitor = new EventLoopMonitor(() => undefined);
  monitor.start();
  try {
    expect(monitor.lagMs).toBe(0);
    spin(200);
    await pause(1);
    const once = monitor.lagMs;
    for (let i = 0; i < 5; i++) {
      spin(200);
      await pause(1);
    }
    expect(once).toBeLessThan(150);
    expect(monitor.lagMs).toBeGreaterThan(150);
  } finally {
    monitor.stop();
  }
});
