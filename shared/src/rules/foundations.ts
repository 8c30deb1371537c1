import { tileOf } from '../content/catalog.js';
import { compareCells } from '../hex/boards.js';
import type { Cell } from '../hex/cells.js';
import type { Foundation, Table } from '../model/state.js';
import type { FoundationKind } from '../model/tile.js';

type WithFoundations = Pick<Table, 'foundations'>;

/** P7: the foundation on a hex, or null. */
export const foundationAt = ({ foundations }: WithFoundations, cell: Cell): Foundation | null => {
  for (const foundation of foundations) if (foundation.cell === cell) return foundation;
  return null;
};

/** The foundations with one more, in order. */
export const withFoundation = (foundations: readonly Foundation[], added: Foundation): Foundation[] =>
  [...foundations, added].sort((a, b) => compareCells(a.cell, b.cell));

const isOf =
  (kind: FoundationKind) =>
  ({ tile }: Pick<Foundation, 'tile'>): boolean => {
    const compiled = tileOf(tile);
    return compiled.kind === 'foundation' && compiled.foundation === kind;
  };

/** P8 */
export const isMine = isOf('mine');

/** P9 */
export const isRoots = isOf('roots');

/** P8: whether a unit that comes onto a hex is destroyed there. */
export const isMined = (table: WithFoundations, cell: Cell): boolean => {
  const foundation = foundationAt(table, cell);
  return foundation !== null && isMine(foundation);
};
