import type { Rotation } from '../hex/direction.js';
import type { TileKey } from '../model/tile.js';
import { tileOf } from './catalog.js';
import { isUnit } from './compile.js';

const firstRotations = (key: TileKey): readonly Rotation[] => {
  const tile = tileOf(key);
  if (!isUnit(tile)) return [];
  const faces = tile.facings.map((facing) => JSON.stringify(facing));
  return faces.map((face) => faces.indexOf(face) as Rotation);
};

/** By tile, for each rotation the first one that is no different; worked out when a tile is first asked for. */
const FIRST_ROTATIONS = new Map<TileKey, readonly Rotation[]>();

const firstsOf = (key: TileKey): readonly Rotation[] => {
  let first = FIRST_ROTATIONS.get(key);
  if (!first) FIRST_ROTATIONS.set(key, (first = firstRotations(key)));
  return first;
};

/** The first rotation in which all printed edges of a tile lie as in this one. */
export const firstRotation = (key: TileKey, rot: Rotation): Rotation => firstsOf(key)[rot] ?? rot;

/** Returns whether a unit is the same in all rotations: the rules know how it lies only by its edges, which then lie as they did. */
export const isSameInAllRotations = (key: TileKey): boolean => {
  const first = firstsOf(key);
  return first.length > 0 && first.every((rot) => rot === 0);
};
