import { setImmediate as ourTurn } from 'node:timers/promises';
import { SerialQueue } from './SerialQueue.js';
import { TokenBucket, type Rate } from './TokenBucket.js';

/** Thrown where stored intents would be played again for an address that has used up its budget of them. */
export class ReplaysSpent extends Error {
  /** @param retryAfterMs when to try again. */
  constructor(readonly retryAfterMs: number) {
    super('This address has had many long matches read: try again in a moment.');
  }
}

/** Counts intents that are about to be played again. Fulfilled when other requests have been served. */
export type Spend = (intents: number) => Promise<void>;

/** The budget of an address. */
export interface ReplayBudget {
  /**
   * Runs a task that reads a match, when those before it have ended. Rejects with `ReplaysSpent` if nothing is left then: a task may
   * use more than is left.
   */
  run<T>(task: (spend: Spend) => Promise<T>): Promise<T>;
}

/** For what the server does by itself. */
export const UNLIMITED_REPLAYS: ReplayBudget = { run: (task) => task(() => Promise.resolve()) };

/** How many stored intents one address may have read and played again, one match after the other: each keeps the main thread busy. */
export class Replays {
  readonly #addresses = new Map<string, { readonly bucket: TokenBucket; readonly queue: SerialQueue }>();

  constructor(
    private readonly rate: Rate,
    private readonly now?: () => number,
  ) {}

  /** The budget of an address. */
  of(address: string): ReplayBudget {
    return {
      run: (task) => {
        const { bucket, queue } = this.#at(address);
        return queue.add(async () => {
          const retryAfterMs = bucket.emptyForMs;
          if (retryAfterMs > 0) throw new ReplaysSpent(retryAfterMs);
          return task((intents) => {
            bucket.spend(intents);
            return ourTurn();
          });
        });
      },
    };
  }

  /** How many addresses are known: those that have not their whole budget. */
  get size(): number {
    return this.#addresses.size;
  }

  #at(address: string): { readonly bucket: TokenBucket; readonly queue: SerialQueue } {
    const known = this.#addresses.get(address) ?? { bucket: new TokenBucket(this.rate, this.now), queue: new SerialQueue() };
    // The latest is the last one: those before it have had more time to fill up.
    this.#addresses.delete(address);
    for (const [other, { bucket }] of this.#addresses) {
      if (!bucket.isFull) break;
      this.#addresses.delete(other);
    }
    this.#addresses.set(address, known);
    return known;
  }
}
