import { type Cell, HEXES, OFF_BOARD } from '../../hex/cells.js';
import type { Seat } from '../../model/seat.js';
import type { CompiledBoard } from '../compiledBoard.js';
import { firstSeat, seatBit, type SeatSet } from '../sides.js';

const NOTHING_SCOPED: readonly SeatSet[] = HEXES.map(() => 0);

/** C5: for every module the owners of active enemy Scopers connected to it. A Scoper changes nothing on an HQ. */
export const findScoped = (field: CompiledBoard, netted: readonly boolean[]): readonly SeatSet[] => {
  const { units, influential, tiles } = field;
  let scoped: SeatSet[] | null = null;
  for (const cell of influential) {
    if (tiles[cell]!.affects !== 'enemy-modules' || netted[cell]) continue;
    for (const at of modulesScopedBy(field, cell)) {
      scoped ??= NOTHING_SCOPED.slice(0, units.length);
      scoped[at]! |= seatBit(units[cell]!.owner);
    }
  }
  return scoped ?? NOTHING_SCOPED;
};

/** C5: the enemy modules that a Scoper is connected to, whether or not it is active. */
export const modulesScopedBy = ({ board, units, owners, relations, tiles, facings }: CompiledBoard, cell: Cell): Cell[] => {
  const enemies = relations.enemies[units[cell]!.owner + 1]!;
  const found: Cell[] = [];
  for (const direction of facings[cell]!.connects) {
    const at = board.neighbor[cell * 6 + direction]!;
    if (at !== OFF_BOARD && owners[at]! & enemies && tiles[at]!.kind === 'module') found.push(at);
  }
  return found;
};

/**
 * Who decides what a module does for a unit (C5, G2): the unit's owner, unless others have scoped the module; of several Scopers' owners
 * one on the unit's side.
 */
export const deciderOf = ({ units, relations }: CompiledBoard, scopers: SeatSet, unit: Cell): Seat => {
  const { owner } = units[unit]!;
  if (scopers === 0 || scopers & seatBit(owner)) return owner;
  return firstSeat(scopers & relations.friends[owner + 1]! || scopers);
};
