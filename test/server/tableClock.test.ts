import { filmLength, filmPace, graceFor } from '@hexfall/shared/inspect/filmLength';
import { sit } from '@hexfall/shared/lobby/seating';
import { type Clock, isClock, readClock, type TimeLimit } from '@hexfall/shared/model/clock';
import type { Intent } from '@hexfall/shared/model/intent';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import type { Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { fightByDefault } from '@hexfall/shared/rules/battle/fightBattle';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { step } from '@hexfall/shared/rules/step';
import { chargeClock, deadlineOf, startClock, turnClock } from '../../server/src/match/clock.js';
import { newServerSetup } from '../../server/src/match/createTable.js';
import { SERVER_SENDERS } from '../../server/src/match/intentGuards.js';
import { TableClock } from '../../server/src/match/TableClock.js';
import { TableSession } from '../../server/src/match/TableSession.js';
import { timeOutIntent } from '../../server/src/match/timeOut.js';
import { TableLog } from '../../server/src/table/TableLog.js';
import { readProjectFile } from '../support/sources.js';
import { stepOn, tableOf } from '../support/states.js';
import { FakeTime } from './support/FakeTime.js';
import { MemoryStore } from './support/MemoryStore.js';
import { NO_DEALS } from './support/table.js';

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
  readonly store: SlowStore;
  /** Plays an intent; returns `played` or the code of the refusal. */
  readonly play: (seat: Seat, intent: Intent, client?: string, after?: number) => Promise<string>;
}

/** A store that needs some time. */
class SlowStore extends MemoryStore {
  /** What passes meanwhile. */
  pass = (): void => undefined;
  /** Whether it fails when an intent has been stored. */
  isLost = false;

  override async append(...entry: Parameters<MemoryStore['append']>): Promise<void> {
    this.pass();
    await super.append(...entry);
    if (this.isLost) throw new Error('no answer');
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
  const setup = valueOf(newServerSetup({ options: { clock } }));
  await store.create('CODE', setup);
  const services = { store, step, tableLog: new TableLog(() => undefined), isHalted: () => false, deals: NO_DEALS, time, since: () => 0 };
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
  return { host, restart, time, store, play };
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

  test('is too late, also if what the clock has played is known only by reading the store again', async () => {
    const { host, time, store, play } = await timedDuel();
    const seen = host.match!.seq;
    time.pass(MINUTE);
    store.isLost = true;
    await expect(play(0, END, SERVER_SENDERS.clock)).rejects.toThrow('no answer');
    store.isLost = false;
    await host.reload();
    expect(await play(0, END, 'page', seen)).toBe('time-up');
  });
});

test.each<Clock>(['turn:60', 'game:300+10', 'days:3'])(
  'O10: the clocks and the deadline of %s are the same however long it takes to tell them, also after a restart and a step of the clock',
  async (clock) => {
    const { host, restart, time } = await timedDuel(clock);
    time.setClock(3_600_000);
    time.check();
    const told = [host.clock, host.deadline];
    time.perReading = 1;
    expect([host.clock, host.deadline]).toEqual(told);
    const again = await restart();
    const after = [again.clock, again.deadline];
    expect([again.clock, again.deadline]).toEqual(after);
    if (clock === 'days:3') expect(after).toEqual(told);
  },
);

describe('O10 turns that the clock ends', () => {
  const setup = valueOf(newServerSetup({ options: { clock: 'turn:60' } }));
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

const limitOf = (clock: string): TimeLimit => {
  const limit = readClock(clock);
  if (!limit) throw new Error(`${clock} is no clock`);
  return limit;
};

describe('O10: a clock', () => {
  test.each([
    ['turn:60', { per: 'turn', limit: 60_000 }],
    ['game:900+10', { per: 'game', limit: 900_000, increment: 10_000 }],
    ['days:3', { per: 'days', limit: 259_200_000 }],
    ['turn:5', { per: 'turn', limit: 5000 }],
    ['turn:3600', { per: 'turn', limit: 3_600_000 }],
    ['game:30+0', { per: 'game', limit: 30_000, increment: 0 }],
    ['game:36000+600', { per: 'game', limit: 36_000_000, increment: 600_000 }],
    ['hours:1', { per: 'days', limit: 3_600_000 }],
    ['hours:72', { per: 'days', limit: 259_200_000 }],
    ['days:14', { per: 'days', limit: 1_209_600_000 }],
  ])('is written %s', (text, limit) => {
    expect(isClock(text)).toBe(true);
    expect(readClock(text)).toEqual(limit);
  });

  test.each([
    '',
    'turn:',
    'turn:4',
    'turn:3601',
    'game:900',
    'game:29+0',
    'game:900+601',
    'days:0',
    'days:15',
    'hours:0',
    'hours:73',
    'hours:1.5',
    'game:-30+0',
    'game:36001+0',
    'game:99999999999+0',
    'turn:Infinity',
    'turn:60 ',
    'Turn:60',
    'turn:6e1',
  ])('is not written "%s"', (text) => {
    expect(isClock(text)).toBe(false);
  });

  test('may be none', () => {
    expect(isClock('none')).toBe(true);
    expect(readClock('none')).toBeNull();
  });
});

describe('O10: what the clocks show', () => {
  const perTurn = limitOf('turn:60');
  const perGame = limitOf('game:300+10');

  test('runs down for the player to act only', () => {
    const start = startClock(perTurn, 3, 1000);
    expect(chargeClock(start, 1, 8000)).toEqual({ at: 8000, left: [60_000, 53_000, 60_000], strikes: [0, 0, 0] });
    expect(chargeClock(start, null, 8000).left).toEqual([60_000, 60_000, 60_000]);
  });

  test('is never less than nothing, and never goes back', () => {
    const start = startClock(perTurn, 2, 1000);
    expect(chargeClock(start, 0, 500_000).left).toEqual([0, 60_000]);
    expect(chargeClock(start, 0, 0)).toEqual(start);
  });

  test('per turn: a turn begins with the whole time for everyone', () => {
    const spent = chargeClock(chargeClock(startClock(perTurn, 2, 0), 0, 40_000), 1, 50_000);
    expect(spent.left).toEqual([20_000, 50_000]);
    expect(turnClock(perTurn, spent, 0, false).left).toEqual([60_000, 60_000]);
  });

  test('per turn: a question in the turn of someone else does not take the time of its owner', () => {
    const asked = chargeClock(chargeClock(startClock(perTurn, 2, 0), 0, 40_000), 1, 90_000);
    expect(deadlineOf(asked, 0)).toBe(110_000);
  });

  test('per game: the increment comes with the end of the own turn', () => {
    const spent = chargeClock(startClock(perGame, 2, 0), 0, 100_000);
    expect(turnClock(perGame, spent, 0, false).left).toEqual([210_000, 300_000]);
    expect(turnClock(perGame, chargeClock(spent, 0, 900_000), 0, true).left).toEqual([10_000, 300_000]);
  });

  test('counts the turns in a row that it has ended', () => {
    const once = turnClock(perTurn, startClock(perTurn, 2, 0), 0, true);
    const twice = turnClock(perTurn, turnClock(perTurn, once, 1, false), 0, true);
    expect(twice.strikes).toEqual([2, 0]);
    expect(turnClock(perTurn, twice, 0, false).strikes).toEqual([0, 0]);
  });
});

describe('O10: when time is up', () => {
  const begun = (): Table => {
    const match = createMatch({ options: DEFAULT_OPTIONS, armies: ['borgo', 'moloch'], seed: 'a' });
    if (!match.ok) throw new Error(match.error.message);
    return tableOf(match.value);
  };

  /** The match after the clock has done everything that far. */
  const run = (from: Table, intents: number): { readonly table: Table; readonly kinds: readonly string[] } => {
    let table = from;
    const kinds: string[] = [];
    for (let i = 0; i < intents; i++) {
      const seat = table.decision?.player ?? table.turn.player;
      const intent = timeOutIntent(table, seat, 0, () => 0.5);
      const done = stepOn(table, seat, intent);
      if (!done.ok) throw new Error(`${intent.do}: ${done.error.message}`);
      kinds.push(intent.do);
      table = done.value.table;
    }
    return { table, kinds };
  };

  test('S3 an HQ is placed, T1 a tile is discarded where that is owed, and the turn ends', () => {
    const { kinds } = run(begun(), 6);
    // The first two turns draw one and two tiles (S4): nothing to discard.
    expect(kinds).toEqual(['place-hq', 'place-hq', 'end-turn', 'end-turn', 'discard', 'end-turn']);
  });

  test('the third time in a row is resigning', () => {
    const { table } = run(begun(), 4);
    expect(timeOutIntent(table, table.turn.player, 2, () => 0)).toEqual({ do: 'resign' });
  });

  test('a question gets the usual answer, also the third time', () => {
    const { table } = run(begun(), 2);
    const asked: Table = { ...table, decision: { player: 1, kind: 'explode', about: [0, 0], keys: ['attack', 'explode'] } };
    expect(timeOutIntent(asked, 1, 2, () => 0)).toEqual({ do: 'choose', key: 'attack' });
  });
});

describe('O10 while pages show a battle', () => {
  const position = parsePosition(JSON.parse(readProjectFile('docs/examples/position.json')));
  const { table } = valueOf(position);
  const { events } = fightByDefault(table, table.turn.player);
  const film = filmLength(table, events);
  const move = { before: table, after: table, intent: END, client: 'page', events };

  /** The clocks after a battle that has ended at a moment. */
  const afterBattle = (clock: Clock, now = 1000): TableClock => {
    const made = TableClock.start(valueOf(newServerSetup({ options: { clock } })), 0)!;
    made.set(made.after(move, null, now));
    return made;
  };

  test('no clock runs, for as long as the film of the battle', () => {
    expect(film).toBeGreaterThan(2000);
    const clock = afterBattle('turn:60');
    expect(clock.view(0)).toEqual({ at: 1000, left: [MINUTE, MINUTE], running: 0, grace: film });
    expect(clock.deadline(0)).toBe(1000 + film + MINUTE);
    expect(clock.read(0, 1000 + film).left).toEqual([MINUTE, MINUTE]);
    expect(clock.read(0, 1000 + film + 500).left).toEqual([MINUTE - 500, MINUTE]);
  });

  test('for no longer than four tenths of the limit', () => {
    expect(afterBattle('turn:5').deadline(0)).toBe(1000 + 2000 + 5000);
    expect(afterBattle('game:40+5').deadline(0)).toBe(1000 + Math.min(film, 16_000) + 40_000);
  });

  test('who watches pays for two fifths of the film at most, whatever the limit and the film', () => {
    for (const limit of [5000, 8000, 12_000, 30_000, 60_000, 3_600_000])
      for (const length of [500, 4000, 7000, 13_000, 40_000]) {
        const shown = length / filmPace(limit, length);
        expect(shown - graceFor(limit, length)).toBeLessThanOrEqual(0.4 * shown + 1);
        // No faster than it takes.
        if (length <= limit / 4) expect(shown).toBe(length);
      }
  });

  test('what is read meanwhile says how much of it is left', () => {
    const clock = afterBattle('turn:60');
    clock.set(clock.read(0, 1400));
    expect(clock.view(0)).toEqual({ at: 1400, left: [MINUTE, MINUTE], running: 0, grace: film - 400 });
    clock.set(clock.read(0, 1000 + film));
    expect(clock.view(0)).toEqual({ at: 1000 + film, left: [MINUTE, MINUTE], running: 0 });
  });

  test('clocks in days do not stand: a page is not looked at all the time', () => {
    expect(afterBattle('days:2').view(0)).not.toHaveProperty('grace');
  });

  test('an action without a battle gives none', () => {
    const made = TableClock.start(valueOf(newServerSetup({ options: { clock: 'turn:60' } })), 0)!;
    expect(made.after({ ...move, events: [] }, 0, 1000)).toMatchObject({ at: 1000, left: [MINUTE - 1000, MINUTE] });
  });
});
