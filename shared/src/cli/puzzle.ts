import { notationId } from '../content/catalog.js';
import { ok } from '../model/result.js';
import { formatPosition } from '../notation/formatPosition.js';
import { parsePuzzle, type Puzzle } from '../notation/puzzle.js';
import { type CheckedSolution, checkSolution } from '../puzzle/checkSolution.js';
import type { PuzzleResult } from '../puzzle/fight.js';
import { isReached } from '../puzzle/goals.js';
import { isSound, solve, type SolveLimits } from '../puzzle/solve.js';
import { fightBattle } from '../rules/battle/fightBattle.js';
import { battleReport } from './battle.js';
import type { CliAnswer } from './call.js';

/** The battle of the course that is shown, as `battle` prints it; null if the match was over before. */
const battleOf = ({ solver, position }: Puzzle, { branch, battle }: PuzzleResult): object | null => {
  if (branch.table.outcome) return null;
  const table = { ...branch.table, options: position.table.options };
  return battleReport(fightBattle(table, solver, battle.keys), position.piles, null);
};

/** The answers of the others that break a solution. */
const againstOf = ({ wins, branch, battle }: PuzzleResult): object | null => {
  const choices = [...branch.others, ...battle.others];
  return wins || battle.unknown || choices.length === 0 ? null : { choices };
};

const report = (puzzle: Puzzle, { solved, refusal, used, result }: CheckedSolution): object => ({
  solved,
  goals: puzzle.goals.map((goal) => ({
    ...goal,
    reached: result !== null && refusal === null && isReached(puzzle, goal, result.battle.after, result.branch),
  })),
  used: used.map(notationId),
  error: refusal && { index: refusal.index, code: refusal.code, message: refusal.message, rule: refusal.rule ?? null },
  against: result && againstOf(result),
  battle: result && battleOf(puzzle, result),
});

/** `puzzle`: plays the solution in a puzzle; without one, the empty turn. */
export const puzzle = (json: unknown): CliAnswer => {
  const parsed = parsePuzzle(json);
  if (!parsed.ok) return parsed;
  return ok(report(parsed.value, checkSolution(parsed.value, parsed.value.solution ?? { intents: [], choices: [] })));
};

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
