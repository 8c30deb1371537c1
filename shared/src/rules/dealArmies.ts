import { ARMY_IDS, type ArmyId } from '../model/tile.js';
import { numbersFrom, shuffle } from './shuffle.js';

/** Keeps the numbers that deal armies apart from those that shuffle draw piles. */
const LABEL = ' armies';

/**
 * The armies of a match where they are dealt by lot, in seating order. They follow from its seed, so everybody can check them
 * afterwards, and nothing about the draw piles follows from them.
 * @param same O7: whether several seats may get the same army.
 */
export const dealArmies = (seed: string, seats: number, same: boolean): readonly ArmyId[] => {
  const numbers = numbersFrom(seed + LABEL);
  const order = (): readonly ArmyId[] => shuffle(ARMY_IDS, numbers);
  return same ? Array.from({ length: seats }, order).flatMap(([first]) => first ?? []) : order().slice(0, seats);
};
