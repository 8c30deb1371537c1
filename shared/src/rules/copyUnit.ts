import { whenRemoved } from '../content/catalog.js';
import type { Seat } from '../model/seat.js';
import { NOBODY, type Table, type Unit } from '../model/state.js';
import type { TileKey } from '../model/tile.js';

/** A unit with other values. Written out: spreading an object costs several times as much, and this is done for every wound. */
export const copyUnit = ({ owner, tile, venom, prizes }: Unit, rot: Unit['rot'], wounds: number, used: Unit['used']): Unit => {
  if (prizes) return { owner, tile, rot, wounds, used, ...(venom && { venom }), prizes };
  return venom ? { owner, tile, rot, wounds, used, venom } : { owner, tile, rot, wounds, used };
};

export const wounded = (unit: Unit, more: number): Unit => copyUnit(unit, unit.rot, unit.wounds + more, unit.used);

export const withUses = (unit: Unit, used: Unit['used']): Unit => copyUnit(unit, unit.rot, unit.wounds, used);

/** Who owns a unit once it is on the board: a bomber nobody, unless it is a mercenary (P2, P3). */
export const ownerOnBoard = ({ options }: Pick<Table, 'options'>, seat: Seat, tile: TileKey): Seat =>
  whenRemoved(tile) !== 'discard' && options.bomber !== 'mercenary' ? NOBODY : seat;

/** P16: a unit with one more marker of a player. */
export const withVenom = (unit: Unit, by: Seat): Unit => ({ ...unit, venom: [...(unit.venom ?? []), by].sort() });
