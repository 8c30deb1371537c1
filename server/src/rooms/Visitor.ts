import type { Standing } from '@hexfall/shared/protocol/messages';
import type { TableHost } from '../match/TableHost.js';
import type { MessageLimits } from './MessageLimits.js';

const same = (a: Standing, b: Standing): boolean => a.creator === b.creator && a.seats.join() === b.seats.join();

/** One connection to a table. Without a seat it is a spectator's. */
export class Visitor {
  readonly #hashes: Set<string>;
  readonly #own;
  #standing: Standing;
  /** What the standing was worked out from. */
  #seen: { readonly setup: TableHost['setup']; readonly hashes: number };

  /** `hashes`: of the keys that the visitor has brought. What they open is for the table to say. */
  constructor(
    private readonly table: TableHost,
    hashes: Iterable<string>,
    private readonly limits: MessageLimits,
    /** Where the page is that the visitor has come from, as browsers write it; empty if that is not known. */
    readonly origin = '',
  ) {
    this.#hashes = new Set(hashes);
    this.#own = limits.newBucket();
    this.#seen = { setup: table.setup, hashes: this.#hashes.size };
    this.#standing = table.standingOf(this.#hashes);
  }

  /** What the visitor was last told. */
  get standing(): Standing {
    return this.#standing;
  }

  /** Adds the hash of a key that the visitor has sat down with. */
  bring(hash: string): void {
    this.#hashes.add(hash);
  }

  /** Counts one request; false if that was one too many, of this connection or of all connections that hold the same seat. */
  mayAsk(): boolean {
    const [seat] = this.#standing.seats;
    return this.#own.take() && (seat === undefined || this.limits.ofSeat(seat).take());
  }

  /** Looks at the table again; gives what has changed for the visitor, or null. */
  look(): Standing | null {
    const { setup } = this.table;
    if (this.#seen.setup === setup && this.#seen.hashes === this.#hashes.size) return null;
    this.#seen = { setup, hashes: this.#hashes.size };
    const now = this.table.standingOf(this.#hashes);
    if (same(now, this.#standing)) return null;
    this.#standing = now;
    return now;
  }
}
