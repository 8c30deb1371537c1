import { sameHex } from '@hexfall/shared/hex/cells';
import type { UnitModel } from '@hexfall/shared/picture/model';
import type { BoardModel } from './types.js';

type Units = Pick<BoardModel, 'units'>;

const isNetted = ({ units }: Units, unit: UnitModel): boolean =>
  units.some(({ at, tile, owner, netted }) => netted && tile === unit.tile && owner === unit.owner && sameHex(at, unit.at));

/** N1: the units in a net that were in none there before, or have come to stand in one. */
export const newlyNetted = (before: Units, after: Units): readonly UnitModel[] =>
  after.units.filter((unit) => unit.netted && !isNetted(before, unit));
