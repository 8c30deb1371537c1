import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import type { Table } from '@hexfall/shared/model/state';
import type { Puzzle } from '@hexfall/shared/notation/puzzle';
import { isSound, solve } from '@hexfall/shared/puzzle/solve';
import { areAlike, chooseCollection } from '../../tools/mining/chooseCollection.js';
import { chooseGoals } from '../../tools/mining/chooseGoals.js';
import { collectPuzzles } from '../../tools/mining/collectPuzzles.js';
import { mine } from '../../tools/mining/mine.js';
import { gradeOf, type MinedPuzzle, minePosition } from '../../tools/mining/minePosition.js';
import { turnOutcomes } from '../../tools/mining/turnOutcomes.js';
import { parsed, puzzleOf, puzzlesOf } from '../puzzle/puzzleOf.js';
import { solveByForce } from '../puzzle/solveByForce.js';

const DUEL = ['outpost', 'moloch'];

/** A sniper can kill either of two units that are no HQ. */
const SNIPER = parsed(
  puzzleOf(DUEL, ['sniper'], ['outpost/hq 0,0', 'moloch/hq 2,-1', 'moloch/hybrid -2,0', 'moloch/guard 0,-2'], [{ goal: 'hq-unhurt' }]),
);

const turned = (table: Table): Table => ({ ...table, board: table.board.map((unit) => unit && { ...unit, rot: 0 }) });

describe('what the turns of a position come to', () => {
  test('every position is counted once, by its outcome', () => {
    const { complete, positions, targets, classes } = turnOutcomes(SNIPER, 1000);
    expect({ complete, positions, targets }).toEqual({
      complete: true,
      positions: 3,
      targets: [
        [-2, 0],
        [0, -2],
      ].toReversed(),
    });
    expect(classes.map(({ kills, count, isReachedWithFewer }) => [kills, count, isReachedWithFewer])).toContainEqual([2, 1, false]);
  });

  test('a search that is too large is broken off', () => {
    expect(turnOutcomes(SNIPER, 1).complete).toBe(false);
  });

  test('goals are chosen that exactly one turn reaches', () => {
    const chosen = chooseGoals(turnOutcomes(SNIPER, 1000));
    expect(chosen.map(({ goals }) => goals)).toEqual([[{ goal: 'kill', hexes: [[-2, 0]] }], [{ goal: 'kill', hexes: [[0, -2]] }]]);
    for (const { goals } of chosen) expect(isSound(solve({ ...SNIPER, goals }))).toBe(true);
  });
});

describe('mined puzzles', () => {
  const mined = puzzlesOf('easy')
    .slice(0, 12)
    .map((puzzle) => [puzzle.id, puzzle] as const);

  test.each(mined)('Z4: trying everything finds the one solution of %s, too', (_, puzzle) => {
    const forced = solveByForce(puzzle, 20_000);
    expect(forced?.solutions).toHaveLength(1);
    expect(forced?.fewer).toBe(false);
  });

  test('nothing is mined from an empty board, nor from an empty hand', () => {
    const { table } = SNIPER.position;
    expect(minePosition(table, 0, { use: 1, most: 1000 })).toBeNull();
    const [, busy] = mined[0]!;
    const players = busy.position.table.players.map((player) => ({ ...player, hand: [] }));
    expect(minePosition({ ...busy.position.table, players }, busy.solver, { use: 1, most: 1000 })).toBeNull();
  });

  test('the same position gives the same puzzle, without Battle tiles, piles and hands of others', () => {
    const { position, solver } = puzzlesOf('easy').find(({ use, abilities }) => use === 1 && abilities)!;
    const players = position.table.players.map((player, seat) => ({
      ...player,
      hand: seat === solver ? [...player.hand, `${player.army}/battle` as const] : (['outpost/runner'] as const),
      pile: 9,
    }));
    const table: Table = { ...position.table, options: DEFAULT_OPTIONS, players };
    const [first, again] = [minePosition(table, solver, { use: 1, most: 5000 }), minePosition(table, solver, { use: 1, most: 5000 })];
    expect(first).not.toBeNull();
    expect(again).toEqual(first);
    const hands = first!.puzzle.position.table.players.map(({ hand }) => hand);
    expect(hands[solver]).toEqual(position.table.players[solver]?.hand);
    expect(hands[1 - solver]).toEqual([]);
    expect(first!.puzzle.position.table.players.map(({ pile }) => pile)).toEqual([0, 0]);
  });
});

describe('the collection', () => {
  const found = (puzzle: Puzzle, nearMisses: number, positions = 50): MinedPuzzle => ({ puzzle, positions, nearMisses });
  const [first, second] = puzzlesOf('easy');

  test('grades rise with positions and near misses', () => {
    const grades = [
      [50, 3],
      [50, 300],
      [3000, 50],
      [30_000, 300],
    ].map(([positions, nearMisses]) => gradeOf({ positions: positions!, nearMisses: nearMisses! }));
    expect(grades).toEqual(['easy', 'medium', 'hard', 'very-hard']);
  });

  test('of two that look alike one is taken, and none that nobody nearly solves', () => {
    const chosen = chooseCollection([found(first!, 5), found({ ...first!, goals: [{ goal: 'hq-unhurt' }] }, 5), found(second!, 0)], 5);
    expect(chosen.get('easy')).toHaveLength(1);
  });

  test('an easy one has no two equal tiles in the hand; a harder one may have', () => {
    const { position, solver } = first!;
    const players = position.table.players.map((player, seat) =>
      seat === solver ? { ...player, hand: [...player.hand, ...player.hand] } : player,
    );
    const twin = { ...first!, position: { ...position, table: { ...position.table, players } } };
    const takenOf = (nearMisses: number): readonly number[] =>
      [...chooseCollection([found(twin, nearMisses)], 5).values()].map((taken) => taken.length);
    expect(takenOf(5)).toEqual([0, 0, 0, 0]);
    expect(takenOf(1_000_000).some((taken) => taken === 1)).toBe(true);
  });

  test('units that look another way make another position', () => {
    const { table } = first!.position;
    expect(areAlike(table, table)).toBe(true);
    expect(areAlike(table, turned(table))).toBe(false);
  });
});

test('mine prints the same puzzles for the same seed', () => {
  const printed = (): string[] => {
    const lines: string[] = [];
    const answer = mine(['--games', '2', '--use', '1', '--limit', '300', '--policy', 'greedy'], (line) => void lines.push(line));
    expect(answer).toMatchObject({ ok: true, value: { games: 2, puzzles: lines.length } });
    return lines;
  };
  const first = printed();
  expect(first.length).toBeGreaterThan(1);
  expect(printed()).toEqual(first);
});

test.each([
  ['--use', '4'],
  ['--games', 'many'],
  ['--policy', 'nobody'],
  ['--armies', 'borgo'],
  ['--limit', '0'],
])('mine refuses %s %s', (option, value) => {
  expect(mine([option, value], () => undefined)).toMatchObject({ error: { code: 'bad-option' } });
});

test.each([
  ['--each', 'many'],
  ['--each', '0'],
  ['--games', 'many'],
])('puzzles refuses %s %s before it mines or reads', async (option, value) => {
  // Read, the folder throws: the collection stays as it is also where a call is not refused.
  expect(await collectPuzzles([option, value, '--from', '/no/such/folder'])).toMatchObject({ error: { code: 'bad-option' } });
});
