import type { Seat } from '@hexfall/shared/model/state';
import { TokenBucket, type Rate } from '../security/TokenBucket.js';

/** One connection to a table. Without a seat it is a spectator's. */
export class Visitor {
  readonly seats: Set<Seat>;
  readonly bucket: TokenBucket;

  constructor(seats: Iterable<Seat>, rate: Rate) {
    this.seats = new Set(seats);
    this.bucket = new TokenBucket(rate);
  }
}
