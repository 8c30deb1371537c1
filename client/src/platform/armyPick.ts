import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';

/** What can be picked when sitting down: an army, or any free one. */
export const ARMY_PICKS = [...ARMY_IDS, 'random'] as const;
export type ArmyPick = (typeof ARMY_PICKS)[number];

/** The armies that are not hard to play, the easiest first: the catalog with all tiles is not part of the start page. */
export const FIRST_ARMIES = ['borgo', 'moloch', 'hegemony', 'new-york'] as const satisfies readonly ArmyId[];

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

/** What decides which army is proposed. */
interface Proposal {
  /** The army that this browser remembers. */
  readonly last: ArmyPick;
  readonly free: readonly ArmyId[];
  /** Whether this browser has finished a match. */
  readonly hasPlayed: boolean;
  /** Whether its user comes to the table of somebody else. */
  readonly isGuest: boolean;
}

/**
 * Returns the proposed pick: the last one, and until the first finished match an army that is not hard to play, a different one for host
 * and guest. Null if no army is free.
 */
export const proposedPick = ({ last, free, hasPlayed, isGuest }: Proposal): ArmyPick | null => {
  const pick = possiblePick(last, free);
  if (hasPlayed || pick !== 'random') return pick;
  const [host, guest, ...others] = FIRST_ARMIES;
  const order = isGuest ? [guest, host, ...others] : FIRST_ARMIES;
  return order.find((army) => free.includes(army)) ?? pick;
};
