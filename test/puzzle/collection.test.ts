import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { checkSolution } from '@hexfall/shared/puzzle/checkSolution';
import { areAlike } from '@hexfall/shared/puzzle/chooseCollection';
import { GRADES } from '@hexfall/shared/puzzle/grade';
import { isSound, solve } from '@hexfall/shared/puzzle/solve';
import { puzzlesOf } from './collectionFiles.js';

/**
 * The puzzles of the project. Each run proves one of many; HEXFALL_SLOW=1 proves all of them (five minutes):
 * HEXFALL_SLOW=1 npm test -- test/puzzle/collection
 */
const SLOW = process.env['HEXFALL_SLOW'] !== undefined;
/** Of how many puzzles one is proven. */
const SAMPLE = 18;
const MINUTE = 60_000;

const collection = GRADES.map((grade) => ({ grade, puzzles: puzzlesOf(grade) }));
const all = collection.flatMap(({ puzzles }) => puzzles);

test('there are at least 300 puzzles, of every grade for every army', () => {
  expect(all.length).toBeGreaterThanOrEqual(300);
  for (const { puzzles } of collection) {
    expect(puzzles.length).toBeGreaterThanOrEqual(60);
    expect(new Set(puzzles.map(({ position, solver }) => position.table.players[solver]?.army)).size).toBe(ARMY_IDS.length);
  }
});

test('ids name the grade and the place', () => {
  for (const { grade, puzzles } of collection)
    expect(puzzles.map(({ id }) => id)).toEqual(puzzles.map((_, place) => `${grade}-${place + 1}`));
});

test('Z5: every puzzle carries a solution that solves it', () => {
  for (const puzzle of all) {
    expect(puzzle.solution).not.toBeNull();
    expect([puzzle.id, puzzle.solution && checkSolution(puzzle, puzzle.solution)]).toMatchObject([
      puzzle.id,
      { solved: true, refusal: null },
    ]);
  }
});

test('no two puzzles are alike', () => {
  const alike = all.flatMap((a, place) =>
    all.slice(place + 1).flatMap((b) => (areAlike(a.position.table, b.position.table) ? [`${a.id} ${b.id}`] : [])),
  );
  expect(alike).toEqual([]);
});

test.each(all.filter((_, place) => SLOW || place % SAMPLE === SAMPLE - 1).map((puzzle) => [puzzle.id, puzzle] as const))(
  'Z4: %s has exactly one solution',
  (_, puzzle) => {
    const solved = solve(puzzle);
    expect(isSound(solved)).toBe(true);
    expect(solved.solutions[0]).toMatchObject({ intents: puzzle.solution?.intents, choices: puzzle.solution?.choices });
  },
  5 * MINUTE,
);
