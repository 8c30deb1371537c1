import { hexOf } from '../hex/cells.js';
import { TERRAIN_FEATURES } from '../model/terrain.js';
import { type Landscape, landscapeOf, type WithTerrain } from '../rules/landscape.js';
import type { TerrainModel } from './model.js';

const NONE: readonly TerrainModel[] = [];

/** Terrain does not change while a match is played: it is worked out once. */
const KNOWN = new WeakMap<Landscape, readonly TerrainModel[]>();

const workOut = ({ board, elements, elementAt, is }: Landscape): readonly TerrainModel[] =>
  board.cells.flatMap((cell): TerrainModel[] => {
    const place = elementAt[cell] ?? -1;
    const element = elements[place];
    return element
      ? [
          {
            at: hexOf(cell),
            element: place,
            type: element.type,
            features: TERRAIN_FEATURES.filter((feature) => is[feature][cell]),
          },
        ]
      : [];
  });

/** L1, L2: every hex of terrain with the element that counts there. */
export const terrainModel = (table: WithTerrain): readonly TerrainModel[] => {
  const landscape = landscapeOf(table);
  if (!landscape) return NONE;
  const known = KNOWN.get(landscape) ?? workOut(landscape);
  KNOWN.set(landscape, known);
  return known;
};
