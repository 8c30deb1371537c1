import { unitOf } from '@hexfall/shared/content/catalog';
import { BOARDS, rayFrom } from '@hexfall/shared/hex/boards';
import { cellOf, hexOf, type Cell, type Hex } from '@hexfall/shared/hex/cells';
import { opposite, type Direction } from '@hexfall/shared/hex/direction';
import type { Hit } from '@hexfall/shared/model/event';
import type { Table } from '@hexfall/shared/model/state';

interface Branch {
  readonly cell: Cell;
  readonly direction: Direction;
  /** The corners of the way so far. */
  readonly path: readonly Cell[];
}

/** Where a shot that comes in over this side of a unit goes on to (P5). */
const exitsOf = (board: Table['board'], cell: Cell, direction: Direction): readonly Direction[] => {
  const unit = board[cell];
  if (!unit) return [];
  const facing = unitOf(unit.tile).facings[unit.rot];
  return facing?.entries[opposite(direction)] ? facing.exits : [];
};

/** The corners of the way of a shot to its target, through units that redirect it. Straight if none is found. */
const shotPath = (table: Pick<Table, 'board' | 'options'>, from: Cell, direction: Direction, to: Cell): readonly Cell[] => {
  const board = BOARDS[table.options.board];
  const seen = new Set<number>();
  const open: Branch[] = [{ cell: from, direction, path: [from] }];
  for (let branch = open.shift(); branch; branch = open.shift()) {
    const ray = rayFrom(board, branch.cell, branch.direction);
    if (ray.includes(to)) return [...branch.path, to];
    for (const cell of ray) {
      for (const exit of exitsOf(table.board, cell, branch.direction)) {
        if (seen.has(cell * 6 + exit)) continue;
        seen.add(cell * 6 + exit);
        open.push({ cell, direction: exit, path: [...branch.path, cell] });
      }
    }
  }
  return [from, to];
};

/** The hexes at which the attack behind a hit begins, turns and ends. */
export const hitPath = (table: Pick<Table, 'board' | 'options'>, { from, direction, to, kind }: Hit): readonly Hex[] => {
  const [start, end] = [cellOf(from), cellOf(to)];
  if (start === end) return [to];
  if (kind === 'explosion' || kind === 'trap') return [from, to];
  return shotPath(table, start, direction, end).map(hexOf);
};
