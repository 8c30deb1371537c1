import { PerAddress } from '../runtime/PerAddress.js';
import { TokenBucket } from '../runtime/TokenBucket.js';

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
