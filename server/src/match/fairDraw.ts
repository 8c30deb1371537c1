import { randomBytes } from 'node:crypto';
import { commitmentTo, fairSeed, type FairDraw } from '@hexfall/shared/rules/fairSeed';
import type { Setup } from '../store/MatchStore.js';

const SECRET_BYTES = 32;

/** The server's part of a seed. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** A table with the server's part of the seed, drawn now, before anybody can have added theirs, unless it has one. */
export const withSecret = (setup: Setup): Setup => ({ ...setup, secret: setup.secret ?? newSecret() });

/** What everybody sees of the server's secret; empty for a table from before there was one. */
export const commitmentOf = ({ secret }: Setup): string => (secret === undefined ? '' : commitmentTo(secret));

/** What the seed is drawn from, or null if the table has no secret. Not to be shown before the match is over. */
export const fairDrawOf = ({ secret, seats }: Setup): FairDraw | null =>
  secret === undefined
    ? null
    : { commitment: commitmentTo(secret), secret, contributions: seats.map((taken) => taken?.contribution ?? null) };

/** The seed of a match that begins with these players. A table from before there were secrets gets any. */
export const seedOf = (setup: Setup): string => {
  const draw = fairDrawOf(setup);
  return draw ? fairSeed(draw) : newSecret();
};
