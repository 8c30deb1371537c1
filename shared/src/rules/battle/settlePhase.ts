import { compareCells } from '../../hex/boards.js';
import { type Cell, cellOf, hexOf } from '../../hex/cells.js';
import type { StrikeResult } from '../../model/event.js';
import type { Table, Unit } from '../../model/state.js';
import { wounded } from '../copies.js';
import type { Influence } from '../influenceTypes.js';
import { fallingUnits } from '../settle.js';

const boardAfter = (table: Table, { wounds, removed }: StrikeResult): (Unit | null)[] => {
  const board = table.board.slice();
  for (const { at, wounds: more } of wounds) {
    board[cellOf(at)] = wounded(board[cellOf(at)]!, more);
  }
  for (const at of removed) board[cellOf(at)] = null;
  return board;
};

/**
 * B4 (6), T6: a step with the units removed by it that fall as the board settles, because they have lost the toughness of an HQ
 * (P10 b, d): by a removal, or by a wound after which a net at who nets the HQ is no longer thrown (P10 g). No Medic helps: nothing hits
 * them.
 */
export const withFalls = (table: Table, { field }: Influence, strike: StrikeResult): StrikeResult => {
  if (!field.fortified || strike.removed.length + strike.wounds.length === 0) return strike;
  const board = boardAfter(table, strike);
  const fallen: Cell[] = [];
  for (let next = fallingUnits({ ...table, board }); next.length > 0; next = fallingUnits({ ...table, board })) {
    for (const cell of next) board[cell] = null;
    fallen.push(...next);
  }
  if (fallen.length === 0) return strike;
  return { ...strike, removed: [...strike.removed.map(cellOf), ...fallen].sort(compareCells).map(hexOf) };
};
