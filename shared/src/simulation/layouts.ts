import { BOARDS, type Board } from '../hex/boards.js';
import { cellOf, type Cell } from '../hex/cells.js';
import type { Table } from '../model/state.js';
import type { Landscape } from '../rules/landscape.js';
import { MOST_PLACES, PLAIN, type Layout } from './places.js';

/** The layouts of boards on which every hex has a place: a board belongs to terrain that never changes. */
const WHOLE = new WeakMap<Board, Layout>([[PLAIN.board, PLAIN]]);

/** The last layout of a larger board: in a search many positions in a row have their units on the same hexes. */
let last: Layout = PLAIN;

/** The layout for a battle; null where more hexes matter than there are places. */
export const layoutOf = (table: Table, landscape: Landscape | null): Layout | null => {
  const board = landscape ? landscape.board : BOARDS[table.options.board];
  return board.cells.length > MOST_PLACES ? crowdedLayout(table, board) : wholeLayout(board);
};

const wholeLayout = (board: Board): Layout => {
  let layout = WHOLE.get(board);
  if (!layout) WHOLE.set(board, (layout = { board, cells: board.cells }));
  return layout;
};

/** Gives places only to hexes with units, prizes (R1) or foundations, which are all that matter to a battle. */
const crowdedLayout = (table: Table, board: Board): Layout | null => {
  const cells: Cell[] = [];
  for (let rank = 0; rank < board.cells.length; rank++) if (matters(table, board.cells[rank]!)) cells.push(board.cells[rank]!);
  if (cells.length > MOST_PLACES) return null;
  if (last.board !== board || !isSame(last.cells, cells)) last = { board, cells };
  return last;
};

const matters = ({ board, foundations, warehouses }: Table, cell: Cell): boolean => {
  if (board[cell]) return true;
  for (const foundation of foundations) if (foundation.cell === cell) return true;
  for (const { at } of warehouses) if (cellOf(at) === cell) return true;
  return false;
};

const isSame = (one: readonly Cell[], other: readonly Cell[]): boolean => {
  if (one.length !== other.length) return false;
  for (let place = 0; place < one.length; place++) if (one[place] !== other[place]) return false;
  return true;
};
