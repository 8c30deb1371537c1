import { type Board, BOARDS } from '../hex/boards.js';
import { type Cell, cellOf } from '../hex/cells.js';
import type { Table } from '../model/state.js';
import { isRoots } from '../rules/foundations.js';
import type { Landscape } from '../rules/landscape.js';
import { type BoardPlaces, MOST_PLACES, PLAIN } from './places.js';

/** The places of boards on which every hex has one: a board belongs to terrain that never changes. */
const WHOLE = new WeakMap<Board, BoardPlaces>([[PLAIN.board, PLAIN]]);

/**
 * Returns the places for a battle; null if more hexes matter than there are places.
 * @param last those of the battle before, which are returned again if they are the same.
 */
export const placesFor = (table: Table, landscape: Landscape | null, last: BoardPlaces): BoardPlaces | null => {
  const board = landscape ? landscape.board : BOARDS[table.options.board];
  return board.cells.length > MOST_PLACES ? crowdedPlaces(table, board, last) : allPlaces(board);
};

const allPlaces = (board: Board): BoardPlaces => {
  let places = WHOLE.get(board);
  if (!places) WHOLE.set(board, (places = { board, cells: board.cells }));
  return places;
};

/** Assigns places only to hexes with units, prizes (R1) or Roots (P9), the only ones that matter to a battle. */
const crowdedPlaces = (table: Table, board: Board, last: BoardPlaces): BoardPlaces | null => {
  const cells: Cell[] = [];
  for (let rank = 0; rank < board.cells.length; rank++) if (matters(table, board.cells[rank]!)) cells.push(board.cells[rank]!);
  if (cells.length > MOST_PLACES) return null;
  return last.board === board && isSame(last.cells, cells) ? last : { board, cells };
};

const matters = ({ board, foundations, warehouses }: Table, cell: Cell): boolean => {
  if (board[cell]) return true;
  for (const foundation of foundations) if (foundation.cell === cell && isRoots(foundation)) return true;
  for (const { at } of warehouses) if (cellOf(at) === cell) return true;
  return false;
};

const isSame = (one: readonly Cell[], other: readonly Cell[]): boolean => {
  if (one.length !== other.length) return false;
  for (let place = 0; place < one.length; place++) if (one[place] !== other[place]) return false;
  return true;
};
