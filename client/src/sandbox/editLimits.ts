import { ARMIES, unitOf } from '@hexfall/shared/content/catalog';
import { cellOf, type Hex } from '@hexfall/shared/hex/cells';
import { MAX_MARKERS } from '@hexfall/shared/model/limits';
import type { Options } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table, Unit } from '@hexfall/shared/model/state';
import { landscapeOf, standsOn } from '@hexfall/shared/rules/landscape';
import { markersLeft } from '@hexfall/shared/rules/markers';
import { fullStanding, isScoreMode } from '@hexfall/shared/rules/sides';

/** T1, O6: more than a hand can ever hold. */
export const MOST_HELD = 6;
/** Of the initiative and the attacks of a turret. */
export const MOST_STRENGTH = 9;
/** Prizes in one warehouse hex, or held by one player. */
export const MOST_PRIZES = 9;
/** Wounds that open a warehouse. */
export const MOST_WOUNDS = 99;

/** What the number beside an HQ can be: toughness, or points in the score modes. */
export const lifeRange = (options: Options, seat: Seat): { readonly least: number; readonly most: number } => ({
  least: isScoreMode(options.mode) ? 0 : 1,
  most: fullStanding(options, seat),
});

/** U3: one wound less than would destroy the unit; none for an HQ (U2). */
export const mostWounds = ({ tile }: Pick<Unit, 'tile'>): number => {
  const { isHq, toughness } = unitOf(tile);
  return isHq ? 0 : toughness - 1;
};

export const markersOn = (unit: Unit | null, seat: Seat): number => (unit?.venom ?? []).filter((owner) => owner === seat).length;

/** P16 (c): the most markers of a player that a unit can have. */
export const mostMarkers = (table: Table, unit: Unit, seat: Seat): number => {
  const army = table.players[seat]?.army;
  if (!army || ARMIES[army].venomMarkers === undefined) return 0;
  return Math.min(MAX_MARKERS, markersLeft(table, seat) + markersOn(unit, seat));
};

/** L17: whether a turret can stand on a hex. */
export const takesTurret = ({ terrain }: Pick<Table, 'terrain'>, at: Hex): boolean => standsOn(terrain, { at });

/** R1: whether a hex can hold prizes. */
export const holdsPrizes = (table: Table, at: Hex): boolean => {
  const landscape = landscapeOf(table);
  return landscape?.elements[landscape.elementAt[cellOf(at)] ?? -1]?.type === 'warehouse';
};
