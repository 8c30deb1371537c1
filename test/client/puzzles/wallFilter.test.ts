import '../store/support/browserGlobals.js';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { SECTIONS } from '@hexfall/shared/puzzle/puzzleName';
import { puzzleProgress, recordSeen, recordSolved } from '../../../client/src/puzzles/puzzleProgress.js';
import { armyOf, EVERYTHING, filtered, GOAL_KINDS } from '../../../client/src/puzzles/wallFilter.js';
import { puzzlesOf } from '../../puzzle/puzzleOf.js';

const PUZZLES = puzzlesOf('easy');

beforeEach(() => {
  puzzleProgress.value = { puzzles: {}, days: [] };
});

test('without a filter all puzzles are listed, in their order', () => {
  expect(filtered(PUZZLES, EVERYTHING)).toEqual(PUZZLES);
});

test('each choice leaves some puzzles of the collection, and only such', () => {
  const all = SECTIONS.flatMap(puzzlesOf);
  for (const army of ARMY_IDS) {
    const left = filtered(all, { ...EVERYTHING, army });
    expect(left.length).toBeGreaterThan(0);
    expect(left.every((puzzle) => armyOf(puzzle) === army)).toBe(true);
  }
  for (const goal of GOAL_KINDS) {
    const left = filtered(all, { ...EVERYTHING, goal });
    expect(left.length).toBeGreaterThan(0);
    expect(left.every(({ goals: own }) => own.some((one) => one.goal === goal))).toBe(true);
  }
  const [army, goal] = [ARMY_IDS[0], GOAL_KINDS[0]];
  const both = filtered(all, { ...EVERYTHING, army, goal });
  expect(both.length).toBeGreaterThan(0);
  expect(both).toEqual(filtered(filtered(all, { ...EVERYTHING, army }), { ...EVERYTHING, goal }));
});

test('a solved puzzle is left out of those that are not; one whose solution was seen is not', () => {
  const [first, second] = [PUZZLES[0]!, PUZZLES[1]!];
  recordSolved(first.id, 1000);
  recordSeen(second.id);
  expect(filtered(PUZZLES, { ...EVERYTHING, unsolved: true })).toEqual(PUZZLES.slice(1));
});
