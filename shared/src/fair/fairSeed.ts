import { ARMY_IDS, type ArmyId } from '../model/tile.js';
import { sha256Hex } from './sha256.js';
import { numbersFrom, shuffle } from './shuffle.js';

/*
 * Commit and reveal. The server draws a secret for a new table and publishes its hash, the commitment. Each player's page then adds a
 * contribution, and the seed follows from both: neither the server nor a player can choose the order of the draw piles. After the match the
 * secret is published, and anybody can verify all of it.
 */

/** What the seed of a match was drawn from. */
export interface FairDraw {
  /** `commitmentTo(secret)`, shown before anybody has contributed. */
  readonly commitment: string;
  readonly secret: string;
  /** In seating order; null for a seat that has added nothing, as computer players do. */
  readonly contributions: readonly (string | null)[];
}

/** What a server shows of its secret beforehand: SHA-256 of the text, as 64 hexadecimal digits. */
export const commitmentTo = (secret: string): string => sha256Hex(secret);

/** The seed of a match: SHA-256 of the secret and the contributions in seating order, with a colon before each; 64 hexadecimal digits. */
export const fairSeed = ({ secret, contributions }: Pick<FairDraw, 'secret' | 'contributions'>): string =>
  sha256Hex([secret, ...contributions.map((contribution) => contribution ?? '')].join(':'));

/** Keeps the numbers that deal armies apart from those that shuffle draw piles. */
const LABEL = ' armies';

/**
 * Returns the armies of a match that deals them at random, in seating order. They follow from its seed, so anyone can verify them
 * afterwards, and they reveal nothing about the draw piles.
 * @param same O7: whether several seats may get the same army.
 * @param from how many armies there are to deal.
 */
export const dealArmies = (seed: string, seats: number, same: boolean, from: number = ARMY_IDS.length): readonly ArmyId[] => {
  const numbers = numbersFrom(seed + LABEL);
  const order = (): readonly ArmyId[] => shuffle(ARMY_IDS.slice(0, from), numbers);
  return same ? Array.from({ length: seats }, order).flatMap(([first]) => first ?? []) : order().slice(0, seats);
};

/**
 * Returns from how many armies these were dealt: from all, or from fewer by a version before the last ones were added. Null if they do not
 * follow from the seed.
 */
export const dealtFrom = (seed: string, armies: readonly ArmyId[], same: boolean): number | null => {
  for (let from = ARMY_IDS.length; from >= armies.length; from--)
    if (dealArmies(seed, armies.length, same, from).every((army, seat) => army === armies[seat])) return from;
  return null;
};
