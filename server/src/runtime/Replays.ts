import { setImmediate as ourTurn, setTimeout as pause } from 'node:timers/promises';
import { SerialQueue } from './scheduling.js';
import { PerAddress, type Rate, TokenBucket } from './TokenBucket.js';

/** Counts intents that are about to be played again. Fulfilled when other requests have been served. */
export type Spend = (intents: number) => Promise<void>;

/** The budget of an address. */
export interface ReplayBudget {
  /** Runs a task that reads a match after those before it. Rejects with `BudgetSpent` if nothing is left then: a task may use more than is left. */
  run<T>(task: (spend: Spend) => Promise<T>): Promise<T>;
}

/** For what the server does by itself. */
export const UNLIMITED_REPLAYS: ReplayBudget = { run: (task) => task(() => Promise.resolve()) };

/** After each match, the next one of the address waits for the same time, up to this limit, so that others get at least half of the time. */
const LONGEST_REST_MS = 100;

/** What an address has left, and what waits for its turn there. */
class AddressReplays implements ReplayBudget {
  readonly #queue = new SerialQueue();

  constructor(private readonly bucket: TokenBucket) {}

  get isFull(): boolean {
    return this.bucket.isFull;
  }

  run<T>(task: (spend: Spend) => Promise<T>): Promise<T> {
    let restMs = 0;
    const done = this.#queue.add(async () => {
      this.bucket.demand('This address has had many long matches read: try again in a moment.');
      const since = performance.now();
      try {
        return await task((intents) => {
          this.bucket.spend(intents);
          return ourTurn();
        });
      } finally {
        restMs = Math.min(performance.now() - since, LONGEST_REST_MS);
      }
    });
    void this.#queue.add(() => pause(restMs));
    return done;
  }
}

/** How many stored intents one address may have replayed, one match after the other, because each keeps the main thread busy. */
export class Replays {
  readonly #addresses: PerAddress<AddressReplays>;

  constructor(rate: Rate, now?: () => number) {
    this.#addresses = new PerAddress(() => new AddressReplays(new TokenBucket(rate, now)));
  }

  /** The budget of an address. */
  of(address: string): ReplayBudget {
    return this.#addresses.at(address);
  }

  /** How many addresses are known: those that have not their whole budget. */
  get size(): number {
    return this.#addresses.size;
  }
}
