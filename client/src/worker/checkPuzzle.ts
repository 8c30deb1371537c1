import { parsePuzzle, type PuzzleJson } from '@hexfall/shared/notation/puzzle';
import { isSound, solve } from '@hexfall/shared/puzzle/solve';
import type { Answer } from './messages.js';

/** More positions than this, or more turns, take more memory than a tab may have. */
const MOST_POSITIONS = 1_000_000;
const MOST_TURNS = 1_500_000;
/** More solutions are not shown. */
export const MOST_SHOWN = 12;
const REPORT_MS = 250;

/** Finds all solutions of a puzzle, and reports now and then how far it has got. */
export const checkPuzzle = (puzzle: PuzzleJson, answer: (answer: Answer<'check'>) => void): void => {
  const parsed = parsePuzzle(puzzle);
  if (!parsed.ok) throw new Error(`no puzzle: ${parsed.error.message}`);
  let steps = 0;
  let reported = performance.now();
  const solved = solve(parsed.value, {
    positions: MOST_POSITIONS,
    turns: MOST_TURNS,
    isLate: () => {
      steps++;
      if (steps % 100 === 0 && performance.now() - reported >= REPORT_MS) {
        reported = performance.now();
        answer({ steps });
      }
      return false;
    },
  });
  const { complete, positions, solutions, fewer } = solved;
  answer({
    result: { complete, positions, solutions: solutions.slice(0, MOST_SHOWN), count: solutions.length, fewer, sound: isSound(solved) },
  });
};
