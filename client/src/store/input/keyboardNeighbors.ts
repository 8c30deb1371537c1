import { type Board, neighborOf } from '@hexfall/shared/hex/boards';
import { cellOf, type Hex, hexOf, OFF_BOARD } from '@hexfall/shared/hex/cells';
import type { Direction } from '@hexfall/shared/hex/direction';
import type { SHORTCUTS } from './shortcuts.js';

type WalkingKey = (typeof SHORTCUTS.board)['walk' | 'slant'][number];

/** For each key the directions it may lead to, the first that stays on the board wins. */
const WAYS: Readonly<Record<WalkingKey, readonly Direction[]>> = {
  ArrowUp: [0],
  ArrowDown: [3],
  // There is no hex straight east or west. The keys go up one column and down the next, so that they reach both halves.
  ArrowRight: [1, 2],
  ArrowLeft: [4, 5],
  PageUp: [1],
  PageDown: [2],
  Home: [5],
  End: [4],
};

const waysOf = (key: string): readonly Direction[] => {
  const ways: Readonly<Record<string, readonly Direction[]>> = WAYS;
  return ways[key] ?? [];
};

/** The hex to which a key moves the cursor, or null. */
export const neighborByKey = (from: Hex, key: string, board: Board): Hex | null => {
  const cells = waysOf(key).map((direction) => neighborOf(board, cellOf(from), direction));
  const found = cells.find((cell) => cell !== OFF_BOARD);
  return found === undefined ? null : hexOf(found);
};
