import type { Seat, Unit } from '../model/state.js';

/** A unit with other values. Written out: spreading an object costs several times as much, and this is done for every wound. */
export const copyUnit = ({ owner, tile, venom }: Unit, rot: Unit['rot'], wounds: number, used: Unit['used']): Unit =>
  venom ? { owner, tile, rot, wounds, used, venom } : { owner, tile, rot, wounds, used };

export const wounded = (unit: Unit, more: number): Unit => copyUnit(unit, unit.rot, unit.wounds + more, unit.used);

export const withUses = (unit: Unit, used: Unit['used']): Unit => copyUnit(unit, unit.rot, unit.wounds, used);

/** P16: a unit with one more marker of a player. */
export const withVenom = (unit: Unit, by: Seat): Unit => ({ ...unit, venom: [...(unit.venom ?? []), by].sort() });
