import type { Table } from '@hexfall/shared/model/state';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { play } from '../support/play.js';
import { stateOf, tableOf } from '../support/states.js';
import type { Json } from './examples.js';

/* E4: a position has the additional turns. All piles are empty, and so is the board. */

const parsed = (json: unknown): Table => {
  const result = parsePosition(json);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return tableOf(result.value);
};

const tied = (mode: string, hqs: readonly number[], turn: Json): Json => ({
  format: 1,
  options: { mode },
  players: hqs.map((hq, seat) => ({ army: ['borgo', 'moloch', 'outpost', 'hegemony'][seat], hq, hand: [], pile: [], discard: [] })),
  turn,
  units: [],
});

const written = (table: Table): Json => JSON.parse(JSON.stringify(formatPosition(table, stateOf(table).piles))) as Json;

/** Who has a turn until the match is over, one end of a turn after the other, each from the position of the one before. */
const turnsFrom = (json: Json): number[] => {
  const seats: number[] = [];
  for (let table = parsed(json); !table.outcome; table = parsed(written(table))) {
    expect(parsed(written(table))).toEqual({ ...table, canTakeBack: false });
    seats.push(table.turn.player);
    table = play(table, [table.turn.player, { do: 'end-turn' }]);
    if (table.outcome) return seats;
  }
  return seats;
};

const contestIn = (json: Json): unknown => (json['turn'] as Json)['contest'];

describe('G4: the loner has two places in the order of turns, so the position says who is still to come', () => {
  test('the loner drew last in the first of them: the first opponent, the loner, the second', () => {
    expect(turnsFrom(tied('one-vs-two', [20, 10, 10], { player: 1, number: 50, lastDrawnBy: 0 }))).toEqual([1, 1, 0, 2]);
  });

  test('the loner drew last in the second of them: the second opponent, the loner, the first', () => {
    expect(turnsFrom(tied('one-vs-two', [20, 10, 10], { player: 2, number: 50, lastDrawnBy: 0 }))).toEqual([2, 2, 0, 1]);
  });

  test('an opponent drew last: nothing more need be said', () => {
    const json = tied('one-vs-two', [20, 10, 10], { player: 0, number: 50, slot: 2, lastDrawnBy: 1, additional: true });
    expect(parsed(json).turn.additional).toEqual([0, 2, 1]);
    expect(contestIn(written(parsed(json)))).toBeUndefined();
    expect(turnsFrom(json)).toEqual([0, 2, 1]);
  });
});

test('E4 with two sides both are tied, whatever toughness they have lost since', () => {
  const json = tied('duel', [14, 13], { player: 1, number: 50, lastDrawnBy: 0, additional: true });
  expect(parsed(json).turn.additional).toEqual([1, 0]);
  expect(contestIn(written(parsed(json)))).toBeUndefined();
});

describe('G1: who was tied stays in the contest, whatever happens in the additional turns', () => {
  const turn = { player: 1, number: 50, lastDrawnBy: 0, additional: true, contest: [1, 2, 0] };

  test('someone has lost toughness since', () => {
    const json = tied('deathmatch', [14, 14, 13], turn);
    expect(written(parsed(json))).toEqual(json);
    expect(turnsFrom(json)).toEqual([1, 2, 0]);
  });

  test('it is left out where it follows from the rest', () => {
    expect(contestIn(written(parsed(tied('deathmatch', [14, 14, 14], turn))))).toBeUndefined();
    expect(contestIn(written(parsed(tied('deathmatch', [14, 14, 14, 14], turn))))).toEqual([1, 2, 0]);
  });
});

test.each<[expected: string, turn: Json]>([
  ['unknown-field /turn/contest', { player: 0, contest: [0, 1] }],
  ['unknown-value /turn/contest', { player: 0, additional: true, contest: [1] }],
  ['unknown-value /turn/contest', { player: 0, additional: true, contest: [0, 1, 0] }],
  ['unknown-value /turn/contest', { player: 0, additional: true, contest: [] }],
  ['out-of-range /turn/contest/1', { player: 0, additional: true, contest: [0, 3] }],
  ['wrong-type /turn/contest', { player: 0, additional: true, contest: true }],
])('%s', (expected, turn) => {
  const read = parsePosition(tied('deathmatch', [14, 14, 14], turn));
  expect(read.ok ? 'accepted' : `${read.error.code} ${read.error.path}`).toBe(expected);
});
