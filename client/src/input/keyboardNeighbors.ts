import { neighborOf, type Board } from '@hexfall/shared/hex/boards';
import { cellOf, hexOf, OFF_BOARD, type Hex } from '@hexfall/shared/hex/cells';
import type { Direction } from '@hexfall/shared/hex/direction';

/** For each key the directions it may lead to, the first that stays on the board wins. */
const WAYS: Readonly<Record<string, readonly Direction[]>> = {
  ArrowUp: [0],
  ArrowDown: [3],
  // There is no hex straight east or west: the keys go up one column and down the next, so that both halves are reached.
  ArrowRight: [1, 2],
  ArrowLeft: [4, 5],
  PageUp: [1],
  PageDown: [2],
  Home: [5],
  End: [4],
};

/** Whether a key moves the cursor on the board. */
export const isArrow = (key: string): boolean => key in WAYS;

/** The hex to which a key moves the cursor, or null. */
export const neighborByKey = (from: Hex, key: string, board: Board): Hex | null => {
  const cells = (WAYS[key] ?? []).map((direction) => neighborOf(board, cellOf(from), direction));
  const found = cells.find((cell) => cell !== OFF_BOARD);
  return found === undefined ? null : hexOf(found);
};
