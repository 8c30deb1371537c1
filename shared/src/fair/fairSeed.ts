import { sha256Hex } from './sha256.js';

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
