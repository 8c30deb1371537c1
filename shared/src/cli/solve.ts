import { ok } from '../model/result.js';
import { formatPosition } from '../notation/formatPosition.js';
import { parsePuzzle } from '../notation/puzzle.js';
import { isSound, solve, type SolveLimits } from '../puzzle/solve.js';
import type { CliAnswer } from './answer.js';

/** `--limit` and `--seconds`; null where they are left out. */
export interface SolveOptions {
  readonly limit: number | null;
  readonly seconds: number | null;
}

const limitsOf = ({ limit, seconds }: SolveOptions): SolveLimits => {
  const end = performance.now() + (seconds ?? 0) * 1000;
  return {
    ...(limit === null ? {} : { positions: limit }),
    ...(seconds === null ? {} : { isLate: () => performance.now() >= end }),
  };
};

/** `solve` with its limits: finds all solutions of a puzzle. */
export const solveWithin =
  (options: SolveOptions) =>
  (json: unknown): CliAnswer => {
    const parsed = parsePuzzle(json);
    if (!parsed.ok) return parsed;
    const { piles } = parsed.value.position;
    const solved = solve(parsed.value, limitsOf(options));
    return ok({
      complete: solved.complete,
      positions: solved.positions,
      solutions: solved.solutions.map(({ intents, choices, table }) => ({ intents, choices, position: formatPosition(table, piles) })),
      count: solved.solutions.length,
      sound: isSound(solved),
      fewer: solved.fewer,
    });
  };
