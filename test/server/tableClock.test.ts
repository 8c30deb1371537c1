import { describe, expect, test } from '@jest/globals';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Result } from '@hexfall/shared/model/result';
import type { Seat, Table } from '@hexfall/shared/model/state';
import { step } from '@hexfall/shared/rules/step';
import { SERVER_SENDERS } from '../../server/src/match/intentGuards.js';
import { newSetup } from '../../server/src/lobby/tableSetup.js';
import { sit } from '../../server/src/lobby/seating.js';
import { TableClock } from '../../server/src/match/TableClock.js';
import { TableSession } from '../../server/src/match/TableSession.js';
import { MemoryRepository } from '../../server/src/store/MemoryRepository.js';
import { FakeTime } from './support/FakeTime.js';

const MINUTE = 60_000;

const valueOf = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

interface TimedDuel {
  readonly host: TableSession;
  readonly time: FakeTime;
  /** Plays an intent; returns `played` or the code of the refusal. */
  readonly play: (seat: Seat, intent: Intent, client?: string, after?: number) => Promise<string>;
}

/** A duel with a minute for each turn. Both HQs stand, and the first seat is to move. Nothing here acts when time is up. */
const timedDuel = async (): Promise<TimedDuel> => {
  const time = new FakeTime();
  const store = new MemoryRepository();
  const setup = valueOf(newSetup({ options: { clock: 'turn:60' } }));
  await store.create('CODE', setup);
  const host = new TableSession('CODE', { setup, log: [] }, { store, step, isHalted: () => false, time, since: time.now() });
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
  return { host, time, play };
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
