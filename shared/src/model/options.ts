import type { BoardId } from '../hex/boards.js';
import type { Clock } from './clock.js';
import type { TerrainElement, Turret } from './terrain.js';

export const MODES = ['duel', 'deathmatch', 'deathmatch-score', 'one-vs-two', 'team', 'team-score'] as const;
export type Mode = (typeof MODES)[number];

export const STARTS = ['standard', 'alternative'] as const;
export const BOMBERS = ['none', 'neutral', 'mercenary', 'two'] as const;

/** The options of a match (O1–O11, O13, P). Every field is set: `DEFAULT_OPTIONS` fills what a file leaves out. */
export interface Options {
  readonly mode: Mode;
  readonly board: BoardId;
  /** O3 */
  readonly start: (typeof STARTS)[number];
  /** O6 */
  readonly reinforcement: boolean;
  /** O4 */
  readonly teamHq: 20 | 15;
  /** O7 */
  readonly sameArmy: boolean;
  /** P1: how many mercenaries each player takes. */
  readonly mercenaries: 0 | 1 | 2;
  /** P2–P4 */
  readonly bomber: (typeof BOMBERS)[number];
  /** O11, L2 */
  readonly terrain: readonly TerrainElement[];
  /** O11, L17 */
  readonly turrets: readonly Turret[];
  /** P16; false: any number of venom markers (O13). */
  readonly venomLimit: boolean;
  /** T7, O9 */
  readonly takeBack: boolean;
  /** O10. No rule reads it: time is the server's. */
  readonly clock: Clock;
}

export const DEFAULT_OPTIONS: Options = {
  mode: 'duel',
  board: 'main',
  start: 'standard',
  reinforcement: false,
  teamHq: 20,
  sameArmy: false,
  mercenaries: 0,
  bomber: 'none',
  terrain: [],
  turrets: [],
  venomLimit: true,
  takeBack: true,
  clock: 'none',
};
