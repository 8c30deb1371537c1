import type { BoardId } from '../hex/boards.js';
import type { Mode, Options } from '../model/options.js';
import type { TerrainType } from '../model/terrain.js';
import type { Backdrop } from './backdropNames.js';
import { mapOf } from './maps.js';

/** Without terrain the ground follows from the mode and the board. */
const OF_MODE: Readonly<Record<Mode, Readonly<Record<BoardId, Backdrop>>>> = {
  duel: { main: 'lot', expanded: 'block' },
  deathmatch: { main: 'crater', expanded: 'block' },
  'deathmatch-score': { main: 'crater', expanded: 'block' },
  'one-vs-two': { main: 'road', expanded: 'block' },
  team: { main: 'parade', expanded: 'block' },
  'team-score': { main: 'parade', expanded: 'block' },
};

/** On terrain that is no map the ground follows from its largest part. */
const OF_TERRAIN: Readonly<Record<TerrainType, Backdrop>> = {
  forest: 'forest',
  hill: 'ridge',
  water: 'river',
  wasteland: 'road',
  base: 'apron',
  bunker: 'apron',
  warehouse: 'yard',
  rock: 'ridge',
  hole: 'craters',
};

/** Returns the ground of a table: that of its map, of its terrain, or of its mode. */
export const backdropOf = (options: Pick<Options, 'mode' | 'board' | 'terrain' | 'turrets'>): Backdrop => {
  const map = mapOf(options);
  if (map) return map.backdrop;
  const [first, ...others] = options.terrain;
  if (!first) return OF_MODE[options.mode][options.board];
  return OF_TERRAIN[others.reduce((most, element) => (element.hexes.length > most.hexes.length ? element : most), first).type];
};
