import type { Seat } from './seat.js';
import type { TileKey } from './tile.js';

/** The levels of computer players, from the weakest to the strongest: see docs/ai.md. */
export const LEVELS = ['civilian', 'cadet', 'recruit', 'scout', 'soldier', 'veteran', 'commander'] as const;
export type LevelId = (typeof LEVELS)[number];

/** Of a first game: somebody who has just done the lesson wins about half of them. */
export const FIRST_LEVEL: LevelId = 'cadet';

/** Where nothing else is chosen, and for computer players who stand in for people. */
export const DEFAULT_LEVEL: LevelId = 'soldier';

/** The aim of a computer player in its turn: an enemy unit, an enemy HQ, or the safety of its own HQ. */
export type PlanGoal =
  | { readonly kind: 'unit'; readonly tile: TileKey; readonly owner: Seat }
  | { readonly kind: 'hq'; readonly owner: Seat }
  | { readonly kind: 'guard' };
