import { unitOf } from '../content/catalog.js';
import type { Cell } from '../hex/cells.js';
import type { Table } from '../model/state.js';
import { canEnter } from './entering.js';
import { cellsOf, type Landscape, landscapeOf } from './landscape.js';

/** L9: whether a unit on a cell may go through a dismal forest: any but an HQ. */
export const isInDismalForest = (table: Table, cell: Cell): boolean => {
  const unit = table.board[cell];
  return unit ? landscapeOf(table)?.is.dismal[cell] === true && !unitOf(unit.tile).isHq : false;
};

/** L9: whether the player has used this in the running turn. */
export const hasUsedDismal = ({ turn, board }: Table): boolean =>
  turn.dismal !== null || board.some((unit) => unit?.used.includes('dismal') === true);

/** The elements of forest that a unit can come out in: its own, and those that touch it. */
const forestsFrom = (landscape: Landscape, element: number): ReadonlySet<number> => {
  const own = cellsOf(landscape, element);
  const touching = own.flatMap((cell) => landscape.board.around[cell]!.map((next) => landscape.elementAt[next]!));
  return new Set([element, ...touching.filter((other) => other >= 0 && landscape.elements[other]!.type === 'forest')]);
};

/** L9: the hexes a unit can come out on, by q and then r. */
export const dismalGoals = (table: Table, cell: Cell): readonly Cell[] => {
  const landscape = landscapeOf(table);
  const unit = table.board[cell];
  if (!landscape || !unit || !isInDismalForest(table, cell)) return [];
  const forests = forestsFrom(landscape, landscape.elementAt[cell]!);
  return landscape.board.cells.filter((to) => forests.has(landscape.elementAt[to]!) && canEnter(table, to, unit));
};
