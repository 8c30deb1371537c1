import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';

/** What can be picked when sitting down: an army, or any free one. */
export const ARMY_PICKS = [...ARMY_IDS, 'random'] as const;
export type ArmyPick = (typeof ARMY_PICKS)[number];

/** Returns the army that a pick stands for: a free one at random for `random`, null if none is free. */
export const armyFor = (pick: ArmyPick, free: readonly ArmyId[], random: () => number = Math.random): ArmyId | null => {
  if (pick !== 'random') return pick;
  return free[Math.floor(random() * free.length)] ?? null;
};

/** Returns the pick while it is possible, else a random army; null if no army is free. */
export const possiblePick = (pick: ArmyPick, free: readonly ArmyId[]): ArmyPick | null => {
  if (free.length === 0) return null;
  return pick !== 'random' && free.includes(pick) ? pick : 'random';
};
