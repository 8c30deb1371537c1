import type { Rotation } from '../hex/direction.js';
import type { TileKey } from '../model/tile.js';
import { TILES } from './catalog.js';
import { isUnit, type CompiledTile } from './compile.js';

const firstRotations = (tile: CompiledTile): readonly Rotation[] => {
  if (!isUnit(tile)) return [];
  const faces = tile.facings.map((facing) => JSON.stringify(facing));
  return faces.map((face) => faces.indexOf(face) as Rotation);
};

/** By tile, for each rotation the first one that is no different. */
const FIRST_ROTATIONS: ReadonlyMap<string, readonly Rotation[]> = new Map(
  Object.values(TILES).map((tile) => [tile.key, firstRotations(tile)]),
);

/** The first rotation in which all printed edges of a tile lie as in this one. */
export const firstRotation = (key: TileKey, rot: Rotation): Rotation => FIRST_ROTATIONS.get(key)?.[rot] ?? rot;
