import type { Seat } from '@hexfall/shared/model/seat';
import type { SeatAccess } from '@hexfall/shared/protocol/messages';
import type { TableSession } from '../match/TableSession.js';
import { type Rate, TokenBucket } from '../runtime/TokenBucket.js';

const same = (a: SeatAccess, b: SeatAccess): boolean =>
  a.creator === b.creator &&
  a.kicked === b.kicked &&
  a.replaced === b.replaced &&
  a.reclaimable?.join() === b.reclaimable?.join() &&
  a.requested === b.requested &&
  a.seats.join() === b.seats.join();

/** One connection to a table; a spectator if it holds no seat. */
export class Participant {
  /** Whether the page may be in sight. It says so if its browser is subscribed to push messages. */
  isVisible = true;
  readonly #hashes: Set<string>;
  readonly #own;
  #access: SeatAccess;
  /** What the access was derived from. */
  #seen: { readonly setup: TableSession['setup']; readonly hashes: number };

  /** @param hashes of the seat keys the client has sent; the table decides which seats they open. */
  constructor(
    private readonly table: TableSession,
    hashes: Iterable<string>,
    private readonly limits: MessageLimits,
    /** The origin of the page, as browsers send it; empty if unknown. */
    readonly origin = '',
    /** The address, or network, that connections are counted by; empty if unknown. */
    readonly address = '',
  ) {
    this.#hashes = new Set(hashes);
    this.#own = limits.newBucket();
    this.#seen = { setup: table.setup, hashes: this.#hashes.size };
    this.#access = table.accessFor(this.#hashes);
  }

  /** The access that the client was last sent. */
  get access(): SeatAccess {
    return this.#access;
  }

  /** Adds the hash of a key that the client has taken a seat with. */
  addKey(hash: string): void {
    this.#hashes.add(hash);
  }

  /**
   * Takes a token for one request. Returns 0, or the milliseconds until this connection, or all connections of the same seat together, have
   * one again.
   */
  takeToken(): number {
    const [seat] = this.#access.seats;
    if (!this.#own.take()) return this.#own.emptyForMs;
    if (seat === undefined) return 0;
    const ofSeat = this.limits.ofSeat(seat);
    return ofSeat.take() ? 0 : ofSeat.emptyForMs;
  }

  /** Returns the access if it has changed since it was last read, else null. */
  refreshAccess(): SeatAccess | null {
    const { setup } = this.table;
    if (this.#seen.setup === setup && this.#seen.hashes === this.#hashes.size) return null;
    this.#seen = { setup, hashes: this.#hashes.size };
    const now = this.table.accessFor(this.#hashes);
    if (same(now, this.#access)) return null;
    this.#access = now;
    return now;
  }
}

/** Rate limits of requests at one table: per connection, and for all connections of one seat together. */
export class MessageLimits {
  readonly #seats = new Map<Seat, TokenBucket>();

  constructor(private readonly rate: Rate) {}

  /** Returns the bucket of a new connection. */
  newBucket(): TokenBucket {
    return new TokenBucket(this.rate);
  }

  ofSeat(seat: Seat): TokenBucket {
    const known = this.#seats.get(seat);
    if (known) return known;
    const bucket = this.newBucket();
    this.#seats.set(seat, bucket);
    return bucket;
  }
}
