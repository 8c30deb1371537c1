import { randomBytes } from 'node:crypto';
import { commitmentTo, fairSeed, type FairDraw } from '@hexfall/shared/fair/fairSeed';
import type { Setup } from '../table/setup.js';

const SECRET_BYTES = 32;

/** The server's part of a seed. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** Adds the server's part of the seed to a table that has none, before any player can contribute. */
export const withSecret = (setup: Setup): Setup => ({ ...setup, secret: setup.secret ?? newSecret() });

/** The public commitment to the server's secret; empty for tables created before there were secrets. */
export const commitmentOf = ({ secret }: Setup): string => (secret === undefined ? '' : commitmentTo(secret));

/** The parts the seed is made from, or null if the table has no secret. Secret until the match is over. */
export const seedPartsOf = ({ secret, seats }: Setup): FairDraw | null =>
  secret === undefined
    ? null
    : { commitment: commitmentTo(secret), secret, contributions: seats.map((taken) => taken?.contribution ?? null) };

/** The seed of a match that starts with these players; a random one for tables created before there were secrets. */
export const seedOf = (setup: Setup): string => {
  const draw = seedPartsOf(setup);
  return draw ? fairSeed(draw) : newSecret();
};
