import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { checkSolution } from '@hexfall/shared/puzzle/checkSolution';
import { GRADES } from '@hexfall/shared/puzzle/puzzleName';
import { isSound, solve } from '@hexfall/shared/puzzle/solve';
import { areAlike } from '../../tools/mining/chooseCollection.js';
import { nearMissesOf } from '../../tools/mining/chooseGoals.js';
import { gradeOf } from '../../tools/mining/difficulty.js';
import { isSlow } from '../support/slow.js';
import { puzzlesOf } from './collectionFiles.js';

/**
 * The puzzles of the project. Each run proves one of many, others on every day: HEXFALL_DAY=N repeats the day N of a title.
 * HEXFALL_SLOW=1 proves all of them: HEXFALL_SLOW=1 npm test -- test/puzzle/collection
 */
/** Of how many puzzles one is proven; after as many days each has been. */
const SAMPLE = 24;
const DAY = Number(process.env['HEXFALL_DAY'] ?? Math.floor(Date.now() / 86_400_000));
const MINUTE = 60_000;
/** More than any puzzle has: nothing is broken off. */
const MOST_POSITIONS = 1_000_000;

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

/** By the number of tiles, then by grade: a sample of every so many has some of each. */
const spread = collection
  .flatMap(({ grade, puzzles }) => puzzles.map((puzzle) => ({ name: puzzle.id, grade, puzzle })))
  .toSorted((a, b) => a.puzzle.use - b.puzzle.use);

const sampleOf = (day: number): typeof spread => spread.filter((_, place) => (place + day) % SAMPLE === 0);

test('within as many days as there are puzzles to one, each is proven once, and every day some of each grade', () => {
  const days = Array.from({ length: SAMPLE }, (_, day) => sampleOf(day));
  expect(
    days
      .flat()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(spread.map(({ name }) => name).toSorted());
  for (const day of days) {
    expect(new Set(day.map(({ grade }) => grade)).size).toBe(GRADES.length);
    expect(new Set(day.map(({ puzzle }) => puzzle.use))).toEqual(new Set([1, 2, 3]));
  }
});

test.each(isSlow ? spread : sampleOf(DAY))(
  `Z4: $name has exactly one solution, and its grade (day ${DAY})`,
  ({ puzzle, grade }) => {
    const solved = solve(puzzle);
    expect(isSound(solved)).toBe(true);
    expect(solved.solutions[0]).toMatchObject({ intents: puzzle.solution?.intents, choices: puzzle.solution?.choices });
    const { positions } = solved;
    expect(gradeOf({ positions, nearMisses: nearMissesOf(puzzle, MOST_POSITIONS) })).toBe(grade);
  },
  5 * MINUTE,
);
