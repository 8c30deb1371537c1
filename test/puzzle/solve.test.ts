import { randomFrom } from '@hexfall/shared/ai/random';
import { parsePuzzle } from '@hexfall/shared/notation/puzzle';
import { checkSolution } from '@hexfall/shared/puzzle/checkSolution';
import { solve } from '@hexfall/shared/puzzle/solve';
import { randomPuzzle } from './randomPuzzle.js';
import { solveByForce } from './solveByForce.js';

const MOST_TURNS = 800;
const PUZZLES = 25;

describe('random puzzles', () => {
  test('Z1–Z4: the solver finds what trying everything finds', () => {
    const random = randomFrom(13);
    let compared = 0;
    let solved = 0;
    for (let tries = 0; compared < PUZZLES && tries < 20 * PUZZLES; tries++) {
      const json = randomPuzzle(random);
      const parsed = parsePuzzle(json);
      if (!parsed.ok) continue;
      const expected = solveByForce(parsed.value, MOST_TURNS);
      if (!expected) continue;
      compared++;
      const { solutions, ...found } = solve(parsed.value);
      if (solutions.length > 0) solved++;
      try {
        const intents = solutions.map((solution) => ({ intents: solution.intents, choices: solution.choices }));
        expect({ ...found, solutions: intents }).toEqual({ ...expected, complete: true });
        for (const solution of solutions) expect(checkSolution(parsed.value, solution)).toMatchObject({ solved: true, refusal: null });
      } catch (error) {
        throw new Error(JSON.stringify(json), { cause: error });
      }
    }
    expect(compared).toBe(PUZZLES);
    expect(solved).toBeGreaterThan(PUZZLES / 5);
  });
});
