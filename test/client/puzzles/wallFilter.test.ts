import '../store/support/browserGlobals.js';
import { puzzleProgress, recordSeen, recordSolved } from '../../../client/src/puzzles/puzzleProgress.js';
import { armyOf, choicesOf, EVERYTHING, filtered } from '../../../client/src/puzzles/wallFilter.js';
import { puzzlesOf } from '../../puzzle/puzzleOf.js';

const PUZZLES = puzzlesOf('easy');

beforeEach(() => {
  puzzleProgress.value = { puzzles: {}, days: [] };
});

test('without a filter all puzzles are listed, in their order', () => {
  expect(filtered(PUZZLES, EVERYTHING)).toEqual(PUZZLES);
});

test('each choice leaves some puzzles, and only such', () => {
  const { armies, goals } = choicesOf(PUZZLES);
  expect(armies.length).toBeGreaterThan(1);
  expect(goals.length).toBeGreaterThan(1);
  for (const army of armies) {
    const left = filtered(PUZZLES, { ...EVERYTHING, army });
    expect(left.length).toBeGreaterThan(0);
    expect(left.every((puzzle) => armyOf(puzzle) === army)).toBe(true);
  }
  for (const goal of goals) {
    const left = filtered(PUZZLES, { ...EVERYTHING, goal });
    expect(left.length).toBeGreaterThan(0);
    expect(left.every(({ goals: own }) => own.some((one) => one.goal === goal))).toBe(true);
  }
  const [army, goal] = [armies[0]!, goals[0]!];
  const both = filtered(PUZZLES, { ...EVERYTHING, army, goal });
  expect(both).toEqual(filtered(filtered(PUZZLES, { ...EVERYTHING, army }), { ...EVERYTHING, goal }));
});

test('a solved puzzle is left out of those that are not; one whose solution was seen is not', () => {
  const [first, second] = [PUZZLES[0]!, PUZZLES[1]!];
  recordSolved(first.id, 1000);
  recordSeen(second.id);
  expect(filtered(PUZZLES, { ...EVERYTHING, unsolved: true })).toEqual(PUZZLES.slice(1));
});
