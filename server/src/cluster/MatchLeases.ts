import type { LeaseResult } from '../store/LeaseStore.js';
import type { MatchRepository } from '../store/MatchRepository.js';

/** Acquires and releases the leases of matches; for each match one after the other. */
export class MatchLeases {
  readonly #releasing = new Map<string, Promise<void>>();

  /** @param owner the id of this process. */
  constructor(
    readonly owner: string,
    private readonly store: MatchRepository,
  ) {}

  /** Acquires a lease, after a pending release of the same match. Returns the result of `LeaseStore.claim`. */
  async acquire(code: string): Promise<LeaseResult | null> {
    await this.#releasing.get(code);
    return this.store.claim(code, this.owner);
  }

  /**
   * Releases a lease after `unload`, which returns when to wake the match, or null; see `DatabaseSchema`.
   * Rejects if the store fails: then this process keeps the lease and can acquire it again.
   */
  async release(code: string, epoch: number, unload: () => Promise<number | null>): Promise<void> {
    const leaving = unload().then((due) => this.store.release(code, epoch, due));
    const done = leaving.catch(() => undefined);
    this.#releasing.set(code, done);
    try {
      await leaving;
    } finally {
      if (this.#releasing.get(code) === done) this.#releasing.delete(code);
    }
  }
}
