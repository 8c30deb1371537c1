import type { TileKey } from '@hexfall/shared/model/tile';
import type { Puzzle } from '@hexfall/shared/notation/puzzle';
import { startPuzzleTurn, turnAfter } from '@hexfall/shared/puzzle/turn';

/** The tiles that the solution of a puzzle uses, in order; none where it has none. */
export const tilesOfSolution = (puzzle: Puzzle): readonly TileKey[] => {
  let turn = startPuzzleTurn(puzzle);
  for (const intent of puzzle.solution?.intents ?? []) turn = turnAfter(puzzle, turn, intent);
  return turn.used;
};
