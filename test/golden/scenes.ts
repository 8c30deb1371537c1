import { BABEL_SCENES } from './babelScenes.js';
import { DUEL_SCENES } from './duelScenes.js';
import { EXPANSION_SCENES } from './expansionScenes.js';
import type { Scene } from './scene.js';
import { TERRAIN_SCENES } from './terrainScenes.js';

/** The battles that are kept as texts, by their files. */
export const GOLDEN_FILES: Readonly<Record<string, readonly Scene[]>> = {
  duel: DUEL_SCENES,
  expansions: EXPANSION_SCENES,
  babel13: BABEL_SCENES,
  terrain: TERRAIN_SCENES,
};

export const GOLDEN_SCENES = Object.values(GOLDEN_FILES).flat();
