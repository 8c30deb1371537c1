import type { Intent } from '@hexfall/shared/model/intent';

/** Different positions before the battle that come to the same. */
export interface TurnClass {
  /** How many positions with the number of tiles that has to be used. */
  count: number;
  /** Whether a turn with fewer tiles comes to the same. */
  isReachedWithFewer: boolean;
  /** The first turn of the class with all tiles used; empty if there is none. */
  intents: readonly Intent[];
}

/** Whether only one turn makes up a class. */
export const isSingle = ({ count, isReachedWithFewer }: TurnClass): boolean => count === 1 && !isReachedWithFewer;
