import { createPlayer } from '@hexfall/shared/ai/players';
import type { Intent } from '@hexfall/shared/model/intent';
import { DEFAULT_OPTIONS, type Mode, MODES } from '@hexfall/shared/model/options';
import { randomFrom } from '@hexfall/shared/model/random';
import type { Seat } from '@hexfall/shared/model/seat';
import type { GameState, Table } from '@hexfall/shared/model/state';
import { Chances } from '@hexfall/shared/review/Chances';
import { destroyedHq } from '@hexfall/shared/review/destruction';
import { drawLuck } from '@hexfall/shared/review/drawLuck';
import { expectedDifference } from '@hexfall/shared/review/expectedDifference';
import { featuresOf } from '@hexfall/shared/review/features';
import { Judge } from '@hexfall/shared/review/Judge';
import { type PlayedTurn, playedTurns, type ReviewedIntent } from '@hexfall/shared/review/playedTurns';
import { carryOutTask, type ReviewTask } from '@hexfall/shared/review/reviewTask';
import { reviewTurn, type TurnReview } from '@hexfall/shared/review/reviewTurn';
import { isAbove } from '@hexfall/shared/review/statistics';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { PLAYERS, sides, teamOf } from '@hexfall/shared/rules/sides';
import { step } from '@hexfall/shared/rules/step';
import { BattleSimulation } from '@hexfall/shared/simulation/BattleSimulation';
import { position } from '../support/play.js';

interface PlayedMatch {
  readonly intents: readonly ReviewedIntent[];
  readonly last: Table;
}

const ARMIES = ['borgo', 'outpost', 'moloch', 'hegemony'] as const;

const startOf = (mode: Mode, options: object = {}): GameState => {
  const armies = ARMIES.slice(0, PLAYERS[mode].max);
  const created = createMatch({ options: { ...DEFAULT_OPTIONS, mode, takeBack: false, ...options }, armies, seed: 'review' });
  if (!created.ok) throw new Error(created.error.message);
  return created.value;
};

/** A match of quick computer players. @param change changes a state before each intent. */
const playOut = (start: GameState, change: (state: GameState, intents: number) => GameState = (state) => state): PlayedMatch => {
  const players = start.table.players.map((_, seat) => createPlayer('recruit', randomFrom(seat)));
  const intents: ReviewedIntent[] = [];
  let state = start;
  for (let seat = actingSeat(state.table); seat !== null; seat = actingSeat(state.table)) {
    state = change(state, intents.length);
    const intent = players[seat]!.choose(state.table, seat);
    const next = step(state, seat, intent);
    if (!next.ok) throw new Error(next.error.message);
    intents.push({ player: seat, intent, before: state.table });
    state = next.value.state;
  }
  return { intents, last: state.table };
};

const DUEL = playOut(startOf('duel'));

const turnOf = (table: Table, ...intents: readonly Intent[]): PlayedTurn => ({
  seat: 0,
  number: table.turn.number,
  from: 0,
  to: intents.length,
  table,
  moves: intents.map((intent) => ({ player: 0, intent })),
  drawn: [],
});

/** The Brawler beside the HQ of two toughness destroys it in a battle; otherwise the enemy's Runner does the same in the next one. */
const winning = position({
  players: [
    { army: 'borgo', hq: 1, hand: ['battle', 'brawler'], pile: 10 },
    { army: 'outpost', hq: 2, hand: ['battle', 'runner'], pile: 10 },
  ],
  units: ['borgo/hq 2,0', 'outpost/hq -2,0'],
});

describe('a turn is compared with the best one', () => {
  const idle = reviewTurn(turnOf(winning, { do: 'end-turn' }), 'full', 1);

  test('an HQ that could have been destroyed is missed', () => {
    expect(idle.missed?.seat).toBe(1);
    expect(idle.missed?.intents.map((intent) => intent.do)).toEqual(['place', 'battle']);
    expect(idle.isSame).toBe(false);
    expect(isAbove(idle.loss)).toBe(true);
    expect(isAbove(idle.gain)).toBe(false);
  });

  test('an HQ that falls with one of the own side is not destroyed', () => {
    const left = (hqs: readonly number[]): Table => ({
      ...winning,
      players: winning.players.map((player, seat) => ({ ...player, hq: hqs[seat]! })),
    });
    expect([destroyedHq(winning, left([20, 0]), 0), destroyedHq(winning, left([0, 0]), 0)]).toEqual([1, null]);
  });

  test('what is played as the computer would play it costs nothing', () => {
    const review = reviewTurn(turnOf(winning, ...idle.best), 'full', 1);
    expect(review).toMatchObject({ isSame: true, missed: null, loss: { mean: 0, interval: 0, count: 16 } });
    // The other HQ is gone: the match is won.
    expect(review.played).toBe(1);
  });

  test('another turn that destroys the HQ misses nothing', () => {
    for (const rot of [0, 1, 2, 3, 4, 5] as const) {
      const place: Intent = { do: 'place', tile: 'brawler', at: [-1, 0], rot };
      const review = reviewTurn(turnOf(winning, place, { do: 'battle' }), 'quick', 1);
      expect(review.missed === null).toBe(review.played === 1);
    }
  });

  test.each([
    [0, false],
    [3, true],
  ])('an HQ that a Medic saves is not missed, one that it does not reach is (rotation %i)', (rot, isMissed) => {
    const table = position({
      players: [
        { army: 'borgo', hand: ['battle', 'brawler'], pile: 10 },
        { army: 'outpost', hq: 2, pile: 10 },
      ],
      units: ['borgo/hq 2,0', 'outpost/hq -2,0', `outpost/medic -2,1 r${rot}`],
    });
    expect(reviewTurn(turnOf(table, { do: 'end-turn' }), 'quick', 1).missed !== null).toBe(isMissed);
  });
});

describe('a match is cut into turns', () => {
  const { intents, last } = DUEL;
  const turns = playedTurns(intents, last);

  test('every turn is there once, in order, with what was drawn', () => {
    expect(turns.map(({ number }) => number)).toEqual(turns.map((_, index) => index + 1));
    expect(turns.at(-1)?.to).toBe(intents.length);
    expect(turns.slice(1, 5).map(({ drawn }) => drawn.length)).toEqual([2, 3, 2, 2]);
    for (const { table, drawn, seat } of turns) expect(table.players[seat]!.hand).toEqual(expect.arrayContaining([...drawn]));
  });

  test('what lay on top of the pile was known: it is not drawn by luck (P2)', () => {
    const { from, number, seat, table } = turns[4]!;
    const known = intents.map((one, index) => {
      const players = one.before.players.map((player, other) =>
        other === seat ? { ...player, onTop: table.players[seat]!.hand } : player,
      );
      return index === from - 1 ? { ...one, before: { ...one.before, players } } : one;
    });
    expect(playedTurns(known, last).find((turn) => turn.number === number)?.drawn).toEqual([]);
  });

  test('after a redraw it begins with the new tiles, and what was drawn before counts for nothing (T2)', () => {
    const redrawn = turns.find(({ from }) => intents[from - 1]!.intent.do === 'redraw')!;
    expect(redrawn.drawn).toEqual([]);
    expect(redrawn.moves.some(({ intent }) => intent.do === 'redraw')).toBe(false);
  });

  test('a turn in which somebody resigns is left out, and one that is not over', () => {
    const { from, to, seat } = turns[4]!;
    const resigned: ReviewedIntent = { player: seat, intent: { do: 'resign' }, before: intents[to - 1]!.before };
    expect(playedTurns([...intents.slice(0, to - 1), resigned], { ...resigned.before, outcome: last.outcome })).toHaveLength(4);
    expect(playedTurns(intents.slice(0, from + 1), intents[from]!.before)).toHaveLength(4);
  });

  test('what was taken back is not part of it (T7)', () => {
    const { from, table, moves } = turns[3]!;
    const undone: readonly ReviewedIntent[] = [
      { player: table.turn.player, intent: { do: 'end-turn' }, before: table },
      { player: table.turn.player, intent: { do: 'take-back' }, before: table },
    ];
    const again = playedTurns([...intents.slice(0, from), ...undone, ...intents.slice(from)], last);
    expect(again[3]?.moves).toEqual(moves);
  });
});

describe('the review knows what the players knew', () => {
  test('the order of the tiles still to be drawn does not change it, nor does anything but the seed', () => {
    const reversed = (state: GameState, at: number): GameState =>
      at === 30 ? { ...state, piles: state.piles.map((pile) => pile && [...pile].reverse()) } : state;
    const [one, other] = [DUEL, playOut(startOf('duel'), reversed)];
    const early = ({ intents, last }: PlayedMatch): TurnReview[] =>
      playedTurns(intents, last)
        .filter(({ to }) => to < 18)
        .map((turn) => reviewTurn(turn, 'quick', 3));
    expect(one.intents).not.toEqual(other.intents);
    expect(early(one).length).toBeGreaterThan(3);
    expect(early(other)).toEqual(early(one));
    const [turn] = playedTurns(one.intents, one.last).slice(4);
    expect(reviewTurn(turn!, 'quick', 3)).toEqual(reviewTurn(turn!, 'quick', 3));
    expect(drawLuck(turn!, 4, randomFrom(1), randomFrom)).toEqual(drawLuck(turn!, 4, randomFrom(1), randomFrom));
  });
});

test('a turn takes no more work than was measured: so many values of positions', () => {
  const { intents, last } = DUEL;
  const turn = playedTurns(intents, last)[8]!;
  const values = [jest.spyOn(Judge.prototype, 'chanceAfter'), jest.spyOn(Judge.prototype, 'differenceAfter')];
  const valuesOf = (task: ReviewTask): number => {
    for (const value of values) value.mockClear();
    carryOutTask(task);
    return values.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  };
  // What was played, the best turn and the ordinary one, on 3 or 16 orders; the tiles drawn and others, 12 times.
  expect(valuesOf({ kind: 'turn', place: 8, turn, effort: 'quick' })).toBeLessThanOrEqual(3 * 3);
  expect(valuesOf({ kind: 'turn', place: 8, turn, effort: 'full' })).toBeLessThanOrEqual(3 * 16);
  expect(valuesOf({ kind: 'again', place: 8, turn, best: turn.moves.map(({ intent }) => intent) })).toBe(2 * 64);
  expect(valuesOf({ kind: 'luck', place: 8, turn })).toBe(2 * 12);
  for (const value of values) value.mockRestore();
});

test('a turn is judged again on orders by which it was not chosen, the same ones for the turn played and the best one', () => {
  const { intents, last } = DUEL;
  const turn = playedTurns(intents, last)[8]!;
  const value = jest.spyOn(Judge.prototype, 'chanceAfter');
  const pilesOf = (task: ReviewTask): string[] => {
    value.mockClear();
    carryOutTask(task);
    return value.mock.calls.map(([start]) => JSON.stringify(start.piles));
  };
  const chosenBy = pilesOf({ kind: 'turn', place: 8, turn, effort: 'full' });
  const again = pilesOf({ kind: 'again', place: 8, turn, best: [{ do: 'end-turn' }] });
  value.mockRestore();
  expect(again.slice(0, 64)).toEqual(again.slice(64));
  expect(new Set(again).size).toBe(64);
  expect(again.filter((piles) => chosenBy.includes(piles))).toEqual([]);
});

describe('luck', () => {
  const drew = (tile: string): PlayedTurn => {
    const table = position({
      players: [
        { army: 'borgo', hand: ['battle', tile], pile: 20 },
        { army: 'outpost', hq: 2, pile: 10 },
      ],
      units: ['borgo/hq 2,0', 'outpost/hq -2,0'],
    });
    return { ...turnOf(table, { do: 'end-turn' }), drawn: [table.players[0]!.hand[1]!] };
  };

  test('the tile that wins at once is better than the average one, and an idle one worse', () => {
    const luckOf = (tile: string): number => drawLuck(drew(tile), 12, randomFrom(1), randomFrom).mean;
    expect(luckOf('brawler')).toBeGreaterThan(0);
    expect(luckOf('scout')).toBeLessThan(luckOf('brawler'));
  });

  test('where nothing was drawn there is none', () => {
    expect(drawLuck(turnOf(winning, { do: 'end-turn' }), 4, randomFrom(1), randomFrom)).toMatchObject({ mean: 0, interval: 0 });
  });
});

describe('the expected difference', () => {
  test.each(MODES)('%s: is the result where the match is over, and a number before', (mode) => {
    const { intents, last } = playOut(startOf(mode));
    const simulation = new BattleSimulation();
    const of = (table: Table, seat: Seat): number => expectedDifference(table, seat, simulation);
    const turns = playedTurns(intents, last);
    for (const { table, seat } of turns.slice(0, 5)) expect(Math.abs(of(table, seat))).toBeLessThan(60);
    if (mode === 'duel') {
      expect(of(last, 0)).toBe(last.players[0]!.hq - last.players[1]!.hq);
      expect(of(turns[6]!.table, 1)).toBeCloseTo(-of(turns[6]!.table, 0));
    }
    const review = reviewTurn(turns[4]!, 'quick', 1);
    expect(Number.isFinite(review.played) && Number.isFinite(review.loss.mean)).toBe(true);
  });
});

test('a position is measured by the average of the others, and by the best of them as much', () => {
  const hqs = [20, 18, 8, 4];
  const table = position({
    options: { mode: 'deathmatch' },
    players: ARMIES.map((army, seat) => ({ army, hq: hqs[seat]! })),
    units: ['borgo/hq 2,0', 'outpost/hq -2,0', 'moloch/hq 0,2', 'hegemony/hq 0,-2'],
  });
  expect(featuresOf(table, 0, new BattleSimulation()).now).toBe(20 - (10 + 18) / 2);
});

describe('the chances to win', () => {
  const sumOf = (chances: Chances, table: Table): number => sides(table).reduce((sum, [seat = 0]) => sum + chances.of(table, seat), 0);

  test.each(MODES)('%s: those of all sides are 1 together, wherever a turn begins, and the seats of a side have the same', (mode) => {
    const { intents, last } = playOut(startOf(mode));
    const simulation = new BattleSimulation();
    for (const chances of [new Chances(simulation), new Chances(simulation, null)]) {
      for (const { table } of playedTurns(intents, last)) {
        expect(sumOf(chances, table)).toBeCloseTo(1, 10);
        for (const seats of sides(table)) expect(new Set(seats.map((seat) => chances.of(table, seat))).size).toBe(1);
      }
      const { winners } = last.outcome!;
      const shares = last.players.map((_, seat) => (winners.some((other) => teamOf(mode, other) === teamOf(mode, seat)) ? 1 : 0));
      expect(last.players.map((_, seat) => chances.of(last, seat))).toEqual(
        winners.length > 0 ? shares : shares.map(() => 1 / sides(last).length),
      );
      expect(sumOf(chances, { ...last, outcome: { winners: [], reason: 'draw', rule: 'E4' } })).toBeCloseTo(1, 10);
    }
  });

  test('who is out has none', () => {
    const { intents, last } = playOut(startOf('deathmatch'));
    const [turn] = playedTurns(intents, last);
    const players = turn!.table.players.map((player, seat) => ({ ...player, out: seat === 2 }));
    const chances = new Chances(new BattleSimulation());
    expect(chances.of({ ...turn!.table, players }, 2)).toBe(0);
    expect(sumOf(chances, { ...turn!.table, players })).toBeCloseTo(1, 10);
  });

  test.each([true, false])('grow with the lead of an HQ (learned from games: %s)', (isLearned) => {
    const chances = isLearned ? new Chances(new BattleSimulation()) : new Chances(new BattleSimulation(), null);
    const chanceAt = (hq: number): number => {
      const players = winning.players.map((player, seat) => (seat === 0 ? { ...player, hand: [] } : { ...player, hq }));
      return chances.of({ ...winning, players }, 0);
    };
    const all = [20, 14, 8, 2].map(chanceAt);
    expect(all).toEqual(all.toSorted((a, b) => a - b));
    expect(all[3]! - all[0]!).toBeGreaterThan(0.2);
  });
});
