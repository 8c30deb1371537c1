import type { TileKey } from '../model/tile.js';
import type { Puzzle, PuzzleSolution } from '../notation/puzzle.js';
import { type PuzzleResult, resultOf } from './fight.js';
import { lackOf, type PuzzleRefusal, puzzleRefusal, startPuzzleTurn, turnAfter } from './turn.js';

/** What a solution of a puzzle comes to. */
export interface CheckedSolution {
  /** Whether the goals are reached whatever the others answer (Z3). */
  readonly solved: boolean;
  /** Why it is none: `index` is the refused intent, or the number of intents. */
  readonly refusal: (PuzzleRefusal & { readonly index: number }) | null;
  /** The tiles used, in order. */
  readonly used: readonly TileKey[];
  /** Null if the turn was not played to its end. */
  readonly result: PuzzleResult | null;
}

/** Z2, Z3: plays a solution of a puzzle; where its choices run out, the solver answers best. */
export const checkSolution = (puzzle: Puzzle, { intents, choices }: PuzzleSolution): CheckedSolution => {
  let turn = startPuzzleTurn(puzzle);
  for (const [index, intent] of intents.entries()) {
    const refusal = puzzleRefusal(puzzle, turn, intent);
    if (refusal) return { solved: false, refusal: { ...refusal, index }, used: turn.used, result: null };
    turn = turnAfter(puzzle, turn, intent);
  }
  const { used } = turn;
  const index = intents.length;
  const lack = lackOf(puzzle, turn);
  if (lack) return { solved: false, refusal: { ...lack, index }, used, result: null };
  const result = resultOf(puzzle, turn, choices);
  const { unknown } = result.battle;
  if (!unknown) return { solved: result.wins, refusal: null, used, result };
  const message = `${unknown.key} is not among the possible answers: ${unknown.decision.keys.join(' · ')}.`;
  return { solved: false, refusal: { code: 'unknown-key', message, index }, used, result };
};
