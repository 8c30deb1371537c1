import type { Seat } from '@hexfall/shared/model/state';
import { TokenBucket, type Rate } from '../security/TokenBucket.js';

/** How much may be asked for at one table: by each connection, and by all together that hold the same seat. */
export class MessageLimits {
  readonly #seats = new Map<Seat, TokenBucket>();

  constructor(private readonly rate: Rate) {}

  /** For a new connection. */
  newBucket(): TokenBucket {
    return new TokenBucket(this.rate);
  }

  ofSeat(seat: Seat): TokenBucket {
    const known = this.#seats.get(seat) ?? this.newBucket();
    this.#seats.set(seat, known);
    return known;
  }
}
