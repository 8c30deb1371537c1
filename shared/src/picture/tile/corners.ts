import type { CompiledUnit } from '../../content/compile.js';
import type { TileFace } from './tileFace.js';

/** Which badge lies in which corner of a tile. */

/** Badges sit in the corners, between the signs of two edges, whichever way the tile is turned. */
export const CORNERS = { east: 0, southEast: 1, southWest: 2, west: 3, northWest: 4, northEast: 5 } as const;
export type Corner = keyof typeof CORNERS;

/** In this order: printed values first, then extra actions (I5). */
export const INITIATIVE_CORNERS: readonly Corner[] = ['northWest', 'west', 'southWest', 'northEast'];

export const cornerPoint = (corner: Corner, reach: number): { readonly x: number; readonly y: number } => {
  const angle = (CORNERS[corner] * Math.PI) / 3;
  return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach };
};

/** An HQ strikes on all sides alike: one sign in its east corner says what is added to all its attacks; 0 for nothing. */
export const bonusOf = (unit: CompiledUnit, face: TileFace): number => {
  const changed = unit.isHq ? face.edges.map(({ melee }) => melee).find((melee) => melee !== null && melee.change !== 0) : null;
  return changed ? changed.value - changed.printed : 0;
};

/** The abilities of a unit that have a badge of their own: explode (U6, P2), spy (P12), pick its targets (P13), poison (P16), push (P18). */
export type UnitFeature = 'explosion' | 'spy' | 'sharpshooter' | 'venom' | 'push';

export const featureOf = (unit: CompiledUnit): UnitFeature | null => {
  if (unit.explodes || unit.explodesWhenHit) return 'explosion';
  if (unit.isSpy) return 'spy';
  if (unit.isSharpshooter) return 'sharpshooter';
  if (unit.isVenomous) return 'venom';
  return unit.pushesBack ? 'push' : null;
};

/** The corners that values and features of a unit take. */
const takenCorners = (unit: CompiledUnit, face: TileFace): Corner[] => [
  ...INITIATIVE_CORNERS.slice(0, face.initiative.length),
  ...(face.toughness || bonusOf(unit, face) !== 0 ? (['east'] as const) : []),
  ...(featureOf(unit) ? (['northEast'] as const) : []),
];

const firstFree = (corners: readonly Corner[], taken: readonly Corner[]): Corner =>
  corners.find((corner) => !taken.includes(corner)) ?? 'southEast';

/** Where mobility is shown: lent mobility gives way to a feature. */
export const mobilityCorner = (unit: CompiledUnit, face: TileFace): Corner =>
  firstFree(['northEast', 'east', 'west', 'southWest'], takenCorners(unit, face));

/** P16: where venom markers lie; null for a unit without any. */
export const venomCorner = (unit: CompiledUnit, face: TileFace): Corner | null => {
  if (face.venom === 0) return null;
  const mobility = face.mobility === 'none' ? [] : [mobilityCorner(unit, face)];
  return firstFree(['west', 'northEast', 'east', 'southWest'], [...takenCorners(unit, face), ...mobility]);
};

/** The corner in which a forecast's skull is drawn: one that no badge of the unit takes. */
export const omenCorner = (initiatives: number, venom: Corner | null = null): Corner =>
  initiatives > 2 || venom === 'southWest' ? 'southEast' : 'southWest';
