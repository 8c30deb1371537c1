import { randomFrom } from '@hexfall/shared/model/random';
import { parsePuzzle } from '@hexfall/shared/notation/puzzle';
import { checkSolution } from '@hexfall/shared/puzzle/checkSolution';
import { solve } from '@hexfall/shared/puzzle/solve';
import { cases } from '../support/slow.js';
import { PUZZLE_SUBJECTS, type PuzzleSubject, randomPuzzle } from './randomPuzzle.js';
import { solveByForce } from './solveByForce.js';

const MOST_TURNS = 800;
/** Not each random puzzle is valid, or small enough. */
const TRIES = 60;

/** How many puzzles of each kind are compared; 100 in the long form: HEXFALL_SLOW=1 npm test -- test/puzzle/solve */
const PUZZLES: Readonly<Record<PuzzleSubject, number>> = { plain: 12, terrain: 12, venom: 6, team: 4, score: 4, full: 8 };

const compare = (json: object, most: number): number | null => {
  const parsed = parsePuzzle(json);
  const expected = parsed.ok ? solveByForce(parsed.value, most) : null;
  if (!parsed.ok || !expected) return null;
  const { solutions, ...found } = solve(parsed.value);
  const intents = solutions.map((solution) => ({ intents: solution.intents, choices: solution.choices }));
  expect({ ...found, solutions: intents }).toEqual({ ...expected, complete: true });
  for (const solution of solutions) expect(checkSolution(parsed.value, solution)).toMatchObject({ solved: true, refusal: null });
  return solutions.length;
};

describe('random puzzles', () => {
  test.each(PUZZLE_SUBJECTS)('Z1–Z4: the solver finds what trying everything finds (%s)', (subject) => {
    const count = cases(PUZZLES[subject], 100);
    const random = randomFrom(13);
    let [compared, solved] = [0, 0];
    for (let tries = 0; compared < count && tries < TRIES * count; tries++) {
      const json = randomPuzzle(random, subject);
      try {
        const solutions = compare(json, MOST_TURNS);
        if (solutions === null) continue;
        compared++;
        if (solutions > 0) solved++;
      } catch (error) {
        throw new Error(JSON.stringify(json), { cause: error });
      }
    }
    expect(compared).toBe(count);
    expect(solved).toBeGreaterThan(0);
  });
});
