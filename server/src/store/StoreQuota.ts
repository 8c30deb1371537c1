import type { Logger } from 'pino';
import { PerAddress, TokenBucket } from '../runtime/TokenBucket.js';
import type { MatchRepository } from './MatchRepository.js';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** The answer to a request for a new table while the store is full. */
export const STORE_FULL = 'The store of this server is full: no new tables until its operator makes room. Matches being played go on.';

/** The answer to a request that the database had no disk for. */
export const DISK_FULL = 'The disk of this server is full: that was not stored, and nothing has changed. Try again later.';

/** Thrown where a new table is needed while the store is full. */
export class StoreFull extends Error {
  constructor() {
    super(STORE_FULL);
  }
}

/** Thrown where the database says that its disk is full. */
export class DiskFull extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

/** The same error, or `DiskFull` if it has the code that the database uses for that. */
export const diskFullOr = (error: unknown, code: string): unknown =>
  error instanceof Error && 'code' in error && error.code === code ? new DiskFull(error) : error;

/** How often the log says that the store is full. */
const WARN_MS = 60_000;

/** Refuses new tables when the store has reached its quota; matches being played continue. */
export class StoreQuota {
  #warned = -Infinity;

  constructor(
    private readonly store: Pick<MatchRepository, 'size'>,
    private readonly megabytes: number,
    private readonly log: Logger,
  ) {}

  /** Whether a new table may be made. Without a limit the store is not asked. */
  async hasRoom(): Promise<boolean> {
    if (this.megabytes === Infinity) return true;
    const bytes = await this.store.size();
    if (bytes < this.megabytes * MEGABYTE) return true;
    this.#warn(bytes);
    return false;
  }

  #warn(bytes: number): void {
    if (performance.now() - this.#warned < WARN_MS) return;
    this.#warned = performance.now();
    this.log.warn({ megabytes: Math.round(bytes / MEGABYTE), most: this.megabytes }, 'the store is full (MAX_STORE_MB): no new tables');
  }
}

/** The part of the store that one address may fill at once, and again within a day. */
const SHARE = 1 / 40;

/** In the store, with its indexes, everything takes twice as much. */
const STORED = 2;

/** What an intent takes in the store, with its indexes: 103 bytes, as measured over 1,630 of them. */
const INTENT_BYTES = 103;

/** How many intents of a match are counted when its table is made: more than a usual match has. */
export const COUNTED_INTENTS = 200;

/** What they take, as it is given to `spend`. */
export const MATCH_BYTES = (COUNTED_INTENTS * INTENT_BYTES) / STORED;

const DAY_S = 24 * 60 * 60;

/** The least part: a few tables, which a store without any room refuses itself. */
const LEAST_KB = 96;

/** Shares the room of the store among addresses: one alone does not fill it. */
export class StoreShares {
  readonly #shares: PerAddress<TokenBucket>;

  /** @param megabytes of the store; Infinity for no limit. */
  constructor(
    private readonly megabytes: number,
    now?: () => number,
  ) {
    const kilobytes = Math.max(megabytes * KILOBYTE * SHARE, LEAST_KB);
    this.#shares = new PerAddress(() => new TokenBucket({ burst: kilobytes, perSecond: kilobytes / DAY_S }, now));
  }

  /** Counts the bytes that an address adds to the store. Throws `BudgetSpent` if its share is used up; the last addition may exceed the rest. */
  spend(address: string, bytes: number): void {
    if (this.megabytes === Infinity) return;
    const share = this.#shares.at(address);
    share.demand('This address has stored as much today as one may.');
    share.spend((bytes * STORED) / KILOBYTE);
  }

  /** Counts an intent beyond those counted with its table. Never refuses it: the address can create less new data instead. */
  addIntent(address: string): void {
    if (this.megabytes !== Infinity) this.#shares.at(address).spend(INTENT_BYTES / KILOBYTE);
  }
}
