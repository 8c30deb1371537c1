import type { IncomingMessage } from 'node:http';
import { Replays, type ReplayBudget } from '../runtime/Replays.js';
import { type Rate, PerAddress, TokenBucket } from '../runtime/TokenBucket.js';
import type { AddressOf } from '../security/addresses.js';

/** What requests spend of the budgets of their address, besides being counted. */
export interface AddressBudgets {
  /** The budget that a request plays stored matches again from. */
  readonly replaysOf: (request: IncomingMessage) => ReplayBudget;
  /** Counts a saved game of that many bytes. Throws `BudgetSpent`. */
  readonly countSaved: (request: IncomingMessage, bytes: number) => void;
}

/** @param replays of intents. @param storeMb the most megabytes of the store. */
export const addressBudgets = (replays: Rate, storeMb: number, addressOf: AddressOf): AddressBudgets => {
  const known = new Replays(replays);
  const shares = new StoreShares(storeMb);
  return {
    replaysOf: (request) => known.of(addressOf(request)),
    countSaved: (request, bytes) => shares.spend(addressOf(request), bytes),
  };
};

/** The part of the store that one address may fill with saved games at once, and again within a day. */
const SHARE = 1 / 40;

/** A file takes twice as much in the store. */
const STORED = 2;

const KILOBYTE = 1024;
const DAY_S = 24 * 60 * 60;

/** Shares the room for saved games among addresses: one alone does not fill the store. */
export class StoreShares {
  readonly #shares: PerAddress<TokenBucket>;

  /** @param megabytes of the store; Infinity for no limit. */
  constructor(
    private readonly megabytes: number,
    now?: () => number,
  ) {
    // At least one game, which a store without any room refuses itself.
    const kilobytes = Math.max(megabytes * KILOBYTE * SHARE, 1);
    this.#shares = new PerAddress(() => new TokenBucket({ burst: kilobytes, perSecond: kilobytes / DAY_S }, now));
  }

  /** Counts a saved game of that many bytes for an address. Throws `BudgetSpent` if its share is used up; the last one may use more than is left. */
  spend(address: string, bytes: number): void {
    if (this.megabytes === Infinity) return;
    const share = this.#shares.at(address);
    share.demand('This address has saved as many games today as one may.');
    share.spend((bytes * STORED) / KILOBYTE);
  }
}
