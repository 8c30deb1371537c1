import type { EventType, GameEvent } from '../model/event.js';
import type { Table } from '../model/state.js';

/** What a replay shows; the facts of the replay tell it. */
const REPLAYED: readonly EventType[] = ['struck', 'battle-started', 'phase-fought', 'battle-ended', 'hq-fell', 'left'];

/** Returns whether a replay shows an event: one of a battle, of an instant that hits units, or the fall of an HQ. */
export const isReplayed = ({ type }: GameEvent): boolean => REPLAYED.includes(type);

/** One intent of a match: the table before it, and what it did. */
export interface MatchStep {
  readonly before: Table;
  readonly events: readonly GameEvent[];
}

/** Returns the index of the first intent of the battle in progress at `place`; `place` itself without one. */
export const battleStart = (steps: readonly MatchStep[], place: number): number => {
  let first = place;
  while (first > 0 && steps[first]?.before.battle) first--;
  return first;
};

/** From the first to the last of the intents of one battle, each by its place. */
export interface BattleSpan {
  readonly first: number;
  readonly last: number;
}

/** Returns the whole battle, or the instant, with the intent at a place; null if there is none. */
export const battleSpan = (steps: readonly MatchStep[], place: number): BattleSpan | null => {
  if (!steps[place]?.events.some(isReplayed)) return null;
  let last = place;
  while (last + 1 < steps.length && steps[last + 1]?.before.battle) last++;
  return { first: battleStart(steps, place), last };
};

/** The last battle, or the last instant that hit a unit; null if there is none. */
export const lastBattleSpan = (steps: readonly MatchStep[]): BattleSpan | null =>
  battleSpan(
    steps,
    steps.findLastIndex(({ events }) => events.some(isReplayed)),
  );
