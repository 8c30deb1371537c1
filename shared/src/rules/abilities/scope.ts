import { OFF_BOARD } from '../../hex/cells.js';
import type { Field } from '../field.js';
import { seatBit, type SeatSet } from '../sides.js';

const NOTHING_SCOPED: readonly SeatSet[] = Array.from({ length: 37 }, () => 0);

/** C5: for every module the owners of active enemy Scopers connected to it. A Scoper changes nothing on an HQ. */
export const findScoped = (
  { board, units, owners, relations, influential, tiles, facings }: Field,
  netted: readonly boolean[],
): readonly SeatSet[] => {
  let scoped: SeatSet[] | null = null;
  for (const cell of influential) {
    if (tiles[cell]!.affects !== 'enemy-modules' || netted[cell]) continue;
    const { owner } = units[cell]!;
    for (const direction of facings[cell]!.connects) {
      const at = board.neighbor[cell * 6 + direction]!;
      if (at === OFF_BOARD || !(owners[at]! & relations.enemies[owner + 1]!) || tiles[at]!.kind !== 'module') continue;
      scoped ??= NOTHING_SCOPED.slice(0, units.length);
      scoped[at]! |= seatBit(owner);
    }
  }
  return scoped ?? NOTHING_SCOPED;
};
