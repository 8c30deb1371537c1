import type { MatchStore } from '../store/MatchStore.js';
import type { Claim } from '../store/Registry.js';

/** The matches that this process owns, as far as taking them and giving them back goes: one after the other for each. */
export class Holds {
  readonly #leaving = new Map<string, Promise<void>>();

  /** `owner`: the name of this process. */
  constructor(
    readonly owner: string,
    private readonly store: MatchStore,
  ) {}

  /** Makes this process the owner; waits until it has given the match back, if it is about to. Gives what `Registry.claim` does. */
  async take(code: string): Promise<Claim | null> {
    await this.#leaving.get(code);
    return this.store.claim(code, this.owner);
  }

  /**
   * Gives a match back when it has been put away. `putAway` gives the time when it is to be looked after again, or null; see `Tables`.
   * Rejected if the store cannot note it: then the match stays with this process, which can take it again.
   */
  async giveBack(code: string, epoch: number, putAway: () => Promise<number | null>): Promise<void> {
    const leaving = putAway().then((due) => this.store.release(code, epoch, due));
    const done = leaving.catch(() => undefined);
    this.#leaving.set(code, done);
    try {
      await leaving;
    } finally {
      if (this.#leaving.get(code) === done) this.#leaving.delete(code);
    }
  }
}
