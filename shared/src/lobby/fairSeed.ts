import { commitmentTo, type FairDraw, fairSeed } from '../fair/fairSeed.js';
import type { Seat } from '../model/seat.js';
import type { Setup } from './setup.js';

/** The public commitment to the server's secret; empty if the table has none. */
export const commitmentOf = ({ secret }: Setup): string => (secret === null ? '' : commitmentTo(secret));

/** The parts the seed is made from, or null if the table has no secret. Secret until the match is over. */
export const seedPartsOf = ({ secret, seats, deal }: Setup): FairDraw | null => {
  if (secret === null) return null;
  const contributions = deal?.contributions ?? seats.map((taken) => taken?.contribution ?? null);
  return { commitment: commitmentTo(secret), secret, contributions };
};

/** The seed of a match that starts with these players. Throws if the table has no secret. */
export const seedOf = (setup: Setup): string => {
  const draw = seedPartsOf(setup);
  if (!draw) throw new Error('the seed of this match is already known');
  return fairSeed(draw);
};

/** The parts of a rematch's seed: a secret, whose commitment is published before anyone agrees, and the players' contributions. */
export class RematchSeed {
  readonly #contributions = new Map<Seat, string>();
  readonly commitment: string;

  /** @param secret the server's part. */
  constructor(private readonly secret: string) {
    this.commitment = commitmentTo(secret);
  }

  /** Sets what the player of a seat contributed by agreeing; nothing if `undefined`. */
  contribute(seat: Seat, contribution: string | undefined): void {
    if (contribution === undefined) this.#contributions.delete(seat);
    else this.#contributions.set(seat, contribution);
  }

  /** Returns the set-up of the finished match with these parts in place of its own. */
  applyTo(setup: Setup): Setup {
    const seats = setup.seats.map((taken, seat) => {
      if (!taken) return null;
      const { contribution: _, ...player } = taken;
      const added = this.#contributions.get(seat);
      return added === undefined ? player : { ...player, contribution: added };
    });
    return { ...setup, seats, secret: this.secret };
  }
}
