import type { Json } from '../notation/examples.js';

/** Intents for `play`, and what it must print. */
export interface PlayCase {
  readonly title: string;
  readonly position: Json;
  readonly intents: readonly Json[];
  /** What is printed, among other things. */
  readonly printed: Json;
}

export const END = (player: number): Json => ({ player, do: 'end-turn' });
export const DISCARD = (player: number, tile: string): Json => ({ player, do: 'discard', tile });

/** Players with a pile of tiles that are neither instants nor all alike, so that everyone draws three and discards one. */
export const SUPPLIED: Readonly<Record<string, Json>> = {
  borgo: { army: 'borgo', pile: ['mutant', 'claws', 'scout', 'mutant'] },
  outpost: { army: 'outpost', pile: ['runner', 'hmg', 'scout', 'runner'] },
  hegemony: { army: 'hegemony', pile: ['runner', 'thug', 'ganger', 'runner'] },
  doomsday: { army: 'doomsday', pile: ['tripler', 'trap', 'scout', 'trap'] },
};
export const seated = (...armies: string[]): Json[] => armies.map((army) => SUPPLIED[army]!);
