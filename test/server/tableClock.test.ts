import type { Clock } from '@hexfall/shared/model/clock';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { step } from '@hexfall/shared/rules/step';
import { SERVER_SENDERS } from '../../server/src/match/intentGuards.js';
import { newSetup } from '../../server/src/lobby/tableSetup.js';
import { sit } from '../../server/src/lobby/seating.js';
import { TableClock } from '../../server/src/match/TableClock.js';
import { TableLog } from '../../server/src/table/TableLog.js';
import { TableSession } from '../../server/src/match/TableSession.js';
import { MemoryStore } from './support/MemoryStore.js';
import { FakeTime } from './support/FakeTime.js';

const MINUTE = 60_000;

const valueOf = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

interface TimedDuel {
  readonly host: TableSession;
  /** The same table as another process reads it. */
  readonly restart: () => Promise<TableSession>;
  readonly time: FakeTime;
  /** Plays an intent; returns `played` or the code of the refusal. */
  readonly play: (seat: Seat, intent: Intent, client?: string, after?: number) => Promise<string>;
}

/** A store that needs some time. */
class SlowStore extends MemoryStore {
  /** What passes meanwhile. */
  pass = (): void => undefined;

  override async append(...entry: Parameters<MemoryStore['append']>): Promise<void> {
    this.pass();
    await super.append(...entry);
  }
}

/**
 * A duel with a minute for each turn. Both HQs stand, and the first seat is to move. Nothing here acts when time is up.
 * @param storing how long an intent is being stored.
 */
const timedDuel = async (clock: Clock = 'turn:60', storing = 0): Promise<TimedDuel> => {
  const time = new FakeTime();
  const store = await SlowStore.open();
  store.pass = () => time.pass(storing);
  const setup = valueOf(newSetup({ options: { clock } }));
  await store.create('CODE', setup);
  const services = { store, step, tableLog: new TableLog(() => undefined), isHalted: () => false, time, since: () => 0 };
  const host = new TableSession('CODE', { setup, log: [] }, services);
  const restart = async (): Promise<TableSession> => new TableSession('CODE', (await store.load('CODE'))!, services);
  for (const [name, army] of [['Ann', 'borgo'] as const, ['Bob', 'moloch'] as const]) {
    await host.seat((now) => sit(now, { name, army }, name));
  }
  let n = 0;
  const play: TimedDuel['play'] = async (seat, intent, client = 'page', after) => {
    n += 1;
    const played = await host.play({ n, client, seat, intent, ...(after !== undefined && { after }) });
    return played.ok ? 'played' : played.error.code;
  };
  expect(await play(0, { do: 'place-hq', at: [-1, 0], rot: 0 })).toBe('played');
  expect(await play(1, { do: 'place-hq', at: [1, 0], rot: 0 })).toBe('played');
  return { host, restart, time, play };
};

const END: Intent = { do: 'end-turn' };

describe('O10 an intent that comes when time is up', () => {
  test('is played in the last millisecond', async () => {
    const { time, play } = await timedDuel();
    time.pass(MINUTE - 1);
    expect(await play(0, END)).toBe('played');
  });

  test('is refused from the very moment of the deadline on', async () => {
    const { time, play } = await timedDuel();
    time.pass(MINUTE);
    expect(await play(0, END)).toBe('time-up');
  });

  test('is played if the clock itself sends it', async () => {
    const { time, play } = await timedDuel();
    time.pass(MINUTE);
    expect(await play(0, END, SERVER_SENDERS.clock)).toBe('played');
  });

  test('of a seat whose clock does not run is refused by the rules, not by the clock', async () => {
    const { time, play } = await timedDuel();
    time.pass(MINUTE);
    expect(await play(1, END)).toBe('not-your-turn');
  });

  test('is too late if it was sent before the clock played for that seat', async () => {
    const { host, time, play } = await timedDuel();
    const seen = host.match!.seq;
    time.pass(MINUTE);
    await play(0, END, SERVER_SENDERS.clock);
    expect(await play(0, END, 'page', seen)).toBe('time-up');
    expect(await play(1, END, 'page', seen)).toBe('stale');
  });
});

describe('O10 turns that the clock ends', () => {
  const setup = valueOf(newSetup({ options: { clock: 'turn:60' } }));
  const clock = (): TableClock => TableClock.start(setup, 0)!;
  const tables = async (): Promise<{ before: Table; after: Table }> => {
    const { host, play } = await timedDuel();
    const before = host.match!.table;
    await play(0, END);
    return { before, after: host.match!.table };
  };

  test.each<[what: string, intent: Intent, client: string, strikes: number]>([
    ['a turn that it ends', END, SERVER_SENDERS.clock, 1],
    ['an answer it gives, with which a turn ends', { do: 'choose', key: 'none' }, SERVER_SENDERS.clock, 0],
    ['a turn that the player ends', END, 'page', 0],
  ])('count in a row: %s', async (_what, intent, client, strikes) => {
    const { before, after } = await tables();
    expect(clock().after({ before, after, intent, client }, 0, 1000).strikes).toEqual([strikes, 0]);
  });
});

describe('since when a turn waits', () => {
  test.each<Clock>(['turn:60', 'days:3'])(
    'is the same after a restart, however long the intent before it was being stored (%s)',
    async (clock) => {
      const { host, restart, time, play } = await timedDuel(clock, 7);
      time.pass(1000);
      const played = time.now();
      await play(0, END);
      expect(time.now()).toBe(played + 7);
      expect(host.actingSince).toBe(played);
      expect((await restart()).actingSince).toBe(played);
    },
  );

  test('is when the time was up, if the clock ended a turn later', async () => {
    const { host, restart, time, play } = await timedDuel('days:3');
    const due = host.deadline!.at;
    time.pass(due - time.now() + MINUTE);
    await play(0, END, SERVER_SENDERS.clock);
    expect(host.actingSince).toBe(due);
    expect((await restart()).actingSince).toBe(due);
  });
});
