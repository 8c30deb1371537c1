import { createPlayer } from '@hexfall/shared/ai/players';
import { randomFrom } from '@hexfall/shared/ai/random';
import { BattleSimulation } from '@hexfall/shared/simulation/BattleSimulation';
import { DEFAULT_OPTIONS, MODES, type Mode } from '@hexfall/shared/model/options';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Seat } from '@hexfall/shared/model/seat';
import type { GameState, Table } from '@hexfall/shared/model/state';
import { expectedDifference, Judge } from '@hexfall/shared/review/Judge';
import { destroyedHq } from '@hexfall/shared/review/destruction';
import { featuresOf } from '@hexfall/shared/review/features';
import { highlightsOf } from '@hexfall/shared/review/highlights';
import { isAbove } from '@hexfall/shared/review/statistics';
import { carryOutTask, type ReviewTask } from '@hexfall/shared/review/reviewTask';
import { playedTurns, type ReviewedIntent, type PlayedTurn } from '@hexfall/shared/review/playedTurns';
import { drawLuck } from '@hexfall/shared/review/drawLuck';
import { reviewTurn, type TurnReview } from '@hexfall/shared/review/reviewTurn';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { PLAYERS } from '@hexfall/shared/rules/sides';
import { step } from '@hexfall/shared/rules/step';
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

/** The Brawler beside the HQ of two toughness destroys it in a battle. */
const winning = position({
  players: [
    { army: 'borgo', hand: ['battle', 'brawler'], pile: 10 },
    { army: 'outpost', hq: 2, pile: 10 },
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
    expect(review).toMatchObject({ isSame: true, missed: null, loss: { mean: 0, interval: 0, count: 24 } });
    // The own HQ stands at 20, the other one is gone.
    expect(review.played).toBe(20);
  });

  test('another turn that destroys the HQ misses nothing', () => {
    for (const rot of [0, 1, 2, 3, 4, 5] as const) {
      const place: Intent = { do: 'place', tile: 'brawler', at: [-1, 0], rot };
      const review = reviewTurn(turnOf(winning, place, { do: 'battle' }), 'quick', 1);
      expect(review.missed === null).toBe(review.played === 20);
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
    expect(turns.map(({ number }) => number)).toEqual(turns.map((_, place) => place + 1));
    expect(turns.at(-1)?.to).toBe(intents.length);
    expect(turns.slice(1, 5).map(({ drawn }) => drawn.length)).toEqual([2, 3, 2, 2]);
    for (const { table, drawn, seat } of turns) expect(table.players[seat]!.hand).toEqual(expect.arrayContaining([...drawn]));
  });

  test('what lay on top of the pile was known: it is not drawn by luck (P2)', () => {
    const { from, number, seat, table } = turns[4]!;
    const known = intents.map((one, place) => {
      const players = one.before.players.map((player, other) =>
        other === seat ? { ...player, onTop: table.players[seat]!.hand } : player,
      );
      return place === from - 1 ? { ...one, before: { ...one.before, players } } : one;
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
  const values = jest.spyOn(Judge.prototype, 'valueAfter');
  const valuesOf = (task: ReviewTask): number => {
    values.mockClear();
    carryOutTask(task);
    return values.mock.calls.length;
  };
  // What was played, the best turn and the ordinary one, on 3 or 24 orders; the tiles drawn and others, 12 times.
  expect(valuesOf({ kind: 'turn', place: 8, turn, effort: 'quick' })).toBeLessThanOrEqual(3 * 3);
  expect(valuesOf({ kind: 'turn', place: 8, turn, effort: 'full' })).toBeLessThanOrEqual(3 * 24);
  expect(valuesOf({ kind: 'luck', place: 8, turn })).toBe(2 * 12);
  values.mockRestore();
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

describe('what stands out', () => {
  const at = (number: number, seat: Seat, played: number, loss: number): TurnReview => ({
    ...{ seat, number, from: number, to: number, effort: 'full', best: [], isSame: false, missed: null },
    played,
    loss: { mean: loss, interval: 0.5, count: 24 },
    gain: { mean: -loss, interval: 0.5, count: 24 },
  });
  const over: Table = { ...winning, outcome: { winners: [0], reason: 'hq-destroyed', rule: 'E1' } };

  test('the turn that lost it is the last one that led the loser from even to behind', () => {
    const turns = [at(2, 1, -1, 2), at(4, 1, 0.5, 3), at(6, 1, -2, 2.5), at(7, 0, -3, 9), at(8, 1, -6, 4)];
    const { lostIt, worst, best } = highlightsOf(turns, over);
    expect(lostIt?.number).toBe(6);
    expect(worst.map((turn) => turn?.number)).toEqual([7, 8]);
    expect(best).toEqual([null, null]);
  });

  test('there is none where the interval does not allow to say it, or nobody has lost', () => {
    expect(highlightsOf([at(2, 1, -0.2, 0.3)], over)).toMatchObject({ lostIt: null, worst: [null, null] });
    expect(highlightsOf([at(2, 1, -1, 2)], { ...over, outcome: { winners: [], reason: 'draw', rule: 'E4' } }).lostIt).toBeNull();
  });

  test('of many turns one is above 0 by chance: the more there are, the surer it has to be', () => {
    // 0.6 ± 0.5 is enough for a turn alone, not for the greatest loss of twenty.
    const turns = Array.from({ length: 20 }, (_, place) => at(place + 1, 1, -0.3, place === 9 ? 0.6 : 0));
    expect(highlightsOf(turns.slice(9, 10), over)).toMatchObject({ lostIt: { number: 10 }, worst: [null, { number: 10 }] });
    expect(highlightsOf(turns, over)).toMatchObject({ lostIt: null, worst: [null, null] });
    const sure = turns.with(9, at(10, 1, -0.3, 0.9));
    expect(highlightsOf(sure, over)).toMatchObject({ lostIt: { number: 10 }, worst: [null, { number: 10 }] });
  });
});
