import type { Json } from '../notation/examples.js';

/** A battle on the command line, and what it must print. */
export interface BattleCase {
  readonly title: string;
  readonly position: Json;
  readonly phases: readonly string[];
  /** What else is printed, among other things. */
  readonly printed: Json;
}
