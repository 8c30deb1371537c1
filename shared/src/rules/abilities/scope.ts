import { OFF_BOARD } from '../../hex/cells.js';
import { facingOf, type Influence } from '../influence.js';
import { seatBit, type SeatSet } from '../sides.js';

type Found = Pick<Influence, 'board' | 'units' | 'relations' | 'occupied' | 'tiles'>;

/** C5: for every module the owners of active enemy Scopers connected to it. A Scoper changes nothing on an HQ. */
export const findScoped = ({ board, units, relations, occupied, tiles }: Found, netted: readonly boolean[]): SeatSet[] => {
  const scoped = new Array<SeatSet>(units.length).fill(0);
  for (const cell of occupied) {
    const tile = tiles[cell]!;
    if (tile.affects !== 'enemy-modules' || netted[cell]) continue;
    const unit = units[cell]!;
    for (const direction of facingOf(tile, unit).connects) {
      const at = board.neighbor[cell * 6 + direction]!;
      const other = at === OFF_BOARD ? null : units[at];
      if (!other || tiles[at]!.kind !== 'module') continue;
      if (relations.enemies[unit.owner + 1]! & seatBit(other.owner)) scoped[at]! |= seatBit(unit.owner);
    }
  }
  return scoped;
};
