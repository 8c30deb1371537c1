import { commitmentTo } from '@hexfall/shared/fair/fairSeed';
import type { Seat } from '@hexfall/shared/model/state';
import { newSecret } from '../lobby/fairSeed.js';
import type { Setup } from '../table/setup.js';

/** The parts of a rematch's seed: a secret, whose commitment is shown before anyone agrees, and the players' contributions. */
export class RematchSeed {
  readonly #secret = newSecret();
  readonly #contributions = new Map<Seat, string>();
  readonly commitment = commitmentTo(this.#secret);

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
    return { ...setup, seats, secret: this.#secret };
  }
}
