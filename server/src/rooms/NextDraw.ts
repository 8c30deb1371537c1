import { commitmentTo } from '@hexfall/shared/rules/fairSeed';
import type { Seat } from '@hexfall/shared/model/state';
import { newSecret } from '../match/fairDraw.js';
import type { Setup } from '../store/MatchStore.js';

/** What the seed of a rematch will be drawn from: a secret, shown as its commitment before anybody agrees, and what the players add. */
export class NextDraw {
  readonly #secret = newSecret();
  readonly #contributions = new Map<Seat, string>();
  readonly commitment = commitmentTo(this.#secret);

  /** Notes what the player of a seat adds by agreeing; nothing, if it is left out. */
  add(seat: Seat, contribution: string | undefined): void {
    if (contribution === undefined) this.#contributions.delete(seat);
    else this.#contributions.set(seat, contribution);
  }

  /** The set-up of the match that is over with the parts of the next draw in place of its own. */
  into(setup: Setup): Setup {
    const seats = setup.seats.map((taken, seat) => {
      if (!taken) return null;
      const { contribution: _, ...player } = taken;
      const added = this.#contributions.get(seat);
      return added === undefined ? player : { ...player, contribution: added };
    });
    return { ...setup, seats, secret: this.#secret };
  }
}
