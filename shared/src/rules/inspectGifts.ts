import { OFF_BOARD, hexOf, type Cell, type Hex } from '../hex/cells.js';
import { DIRECTIONS, opposite } from '../hex/direction.js';
import type { EffectKind } from '../model/tile.js';
import type { Field } from './field.js';
import type { Influence } from './influence.js';
import { seatBit } from './sides.js';

/** One thing that a module or HQ gives a unit, with who gives it. */
export interface Gift {
  readonly from: Hex;
  readonly kind: EffectKind;
  readonly amount: number;
}

/** C1, C6: whether a connection of one unit leads to another's hex. */
export const isConnected = ({ board, facings }: Field, from: Cell, to: Cell): boolean =>
  facings[from]!.links.some(({ direction, reach }) => {
    let at = from;
    for (let hexes = 0; hexes < reach; hexes++) {
      at = board.neighbor[at * 6 + direction]!;
      if (at === OFF_BOARD) return false;
      if (at === to) return true;
    }
    return false;
  });

/** Everything a unit gets from the active modules and HQs connected to it (C1–C6), by the giver's q and then r. */
export const giftsTo = ({ field, served }: Influence, to: Cell): Gift[] =>
  field.influential
    .filter((from) => served[from]! & field.owners[to]! && isConnected(field, from, to))
    .flatMap((from) => field.tiles[from]!.effects.map(({ kind, amount }) => ({ from: hexOf(from), kind, amount })));

/** N1, N3: the units whose nets hold a netted unit, by direction; none for one that is free. */
export const nettersOf = ({ field, netted }: Influence, cell: Cell): Hex[] => {
  const { board, units, owners, relations, facings } = field;
  if (!netted[cell]) return [];
  return DIRECTIONS.flatMap((direction) => {
    const from = board.neighbor[cell * 6 + direction]!;
    if (from === OFF_BOARD || !units[from] || netted[from]) return [];
    const catches = (relations.clashes[units[from].owner + 1]! & owners[cell]!) !== 0;
    return catches && facings[from]!.nets.includes(opposite(direction)) ? [hexOf(from)] : [];
  });
};

/** D1: the friendly Medics connected to a unit that do not serve it: netted ones, and those an enemy Scoper has taken over (C5). */
export const idleMedicsOf = (
  { field, netted, served }: Influence,
  cell: Cell,
): { readonly at: Hex; readonly why: 'netted' | 'scoped' }[] => {
  const friends = field.relations.friends[field.units[cell]!.owner + 1]!;
  return field.occupied
    .filter((from) => field.tiles[from]!.isMedic && field.owners[from]! & (friends | seatBit(field.units[cell]!.owner)))
    .filter((from) => from !== cell && isConnected(field, from, cell) && !(served[from]! & field.owners[cell]!))
    .map((from) => ({ at: hexOf(from), why: netted[from] ? ('netted' as const) : ('scoped' as const) }));
};
