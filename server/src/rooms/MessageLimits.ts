import type { Seat } from '@hexfall/shared/model/state';
import { TokenBucket, type Rate } from '../runtime/TokenBucket.js';

/** Rate limits of requests at one table: per connection, and for all connections of one seat together. */
export class MessageLimits {
  readonly #seats = new Map<Seat, TokenBucket>();

  constructor(private readonly rate: Rate) {}

  /** Returns the bucket of a new connection. */
  newBucket(): TokenBucket {
    return new TokenBucket(this.rate);
  }

  ofSeat(seat: Seat): TokenBucket {
    const known = this.#seats.get(seat) ?? this.newBucket();
    this.#seats.set(seat, known);
    return known;
  }
}
