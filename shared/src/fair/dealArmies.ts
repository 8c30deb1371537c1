import { ARMY_IDS, type ArmyId } from '../model/tile.js';
import { numbersFrom, shuffle } from './shuffle.js';

/** Keeps the numbers that deal armies apart from those that shuffle draw piles. */
const LABEL = ' armies';

/** From how many armies earlier versions dealt. */
export const DEALT_AT_FIRST = 5;

/** From how many armies, in the order of `ARMY_IDS`, matches may have been dealt: a new army is the last of them. */
const DEALT_FROM = Array.from({ length: ARMY_IDS.length - DEALT_AT_FIRST + 1 }, (_, fewer) => ARMY_IDS.length - fewer);

/**
 * Returns the armies of a match that deals them at random, in seating order. They follow from its seed, so anyone can verify them
 * afterwards, and nothing about the draw piles follows from them.
 * @param same O7: whether several seats may get the same army.
 * @param from how many armies there are to deal.
 */
export const dealArmies = (seed: string, seats: number, same: boolean, from: number = ARMY_IDS.length): readonly ArmyId[] => {
  const numbers = numbersFrom(seed + LABEL);
  const order = (): readonly ArmyId[] => shuffle(ARMY_IDS.slice(0, from), numbers);
  return same ? Array.from({ length: seats }, order).flatMap(([first]) => first ?? []) : order().slice(0, seats);
};

/** From how many armies these were dealt; null if they do not follow from the seed. */
export const dealtFrom = (seed: string, armies: readonly ArmyId[], same: boolean): number | null =>
  DEALT_FROM.find((from) => dealArmies(seed, armies.length, same, from).every((army, seat) => army === armies[seat])) ?? null;
