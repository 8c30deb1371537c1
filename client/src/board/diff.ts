import { sameHex } from '@hexfall/shared/hex/cells';
import type { UnitModel } from '@hexfall/shared/picture/model';

/** What has to be done to get from one set of units to another. */
export interface BoardDiff {
  /** The same unit, on the same hex or another one. */
  readonly kept: readonly { readonly before: UnitModel; readonly after: UnitModel }[];
  readonly placed: readonly UnitModel[];
  readonly removed: readonly UnitModel[];
}

const sameTile = (a: UnitModel, b: UnitModel): boolean => a.tile === b.tile && a.owner === b.owner;

/** Rates how likely two units are one that has moved: the closer their wounds and rotation, the better. */
const likeness = (a: UnitModel, b: UnitModel): number => (a.wounds === b.wounds ? 2 : 0) + (a.rot === b.rot ? 1 : 0);

/** Compares two boards. If a unit vanished from one hex and a similar one appeared on another, it has moved; if two swapped places, both have moved. */
export const diffBoards = (before: readonly UnitModel[], after: readonly UnitModel[]): BoardDiff => {
  const gone = [...before];
  const take = (unit: UnitModel): UnitModel => {
    gone.splice(gone.indexOf(unit), 1);
    return unit;
  };
  const kept: { before: UnitModel; after: UnitModel }[] = [];
  const arrived = after.filter((unit) => {
    const stayed = gone.find((old) => sameHex(old.at, unit.at) && sameTile(old, unit));
    if (stayed) kept.push({ before: take(stayed), after: unit });
    return !stayed;
  });
  const placed = arrived.filter((unit) => {
    const alike = gone.filter((old) => sameTile(old, unit)).sort((a, b) => likeness(b, unit) - likeness(a, unit));
    const moved = alike[0];
    if (moved) kept.push({ before: take(moved), after: unit });
    return !moved;
  });
  return { kept, placed, removed: gone };
};
