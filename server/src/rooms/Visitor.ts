import type { Standing } from '@hexfall/shared/protocol/messages';
import type { TableHost } from '../match/TableHost.js';
import { TokenBucket, type Rate } from '../security/TokenBucket.js';

const same = (a: Standing, b: Standing): boolean => a.creator === b.creator && a.seats.join() === b.seats.join();

/** One connection to a table. Without a seat it is a spectator's. */
export class Visitor {
  readonly bucket: TokenBucket;
  #standing: Standing;

  /** `hashes`: of the keys that the visitor has brought or sat down with. What they open is for the table to say. */
  constructor(
    private readonly table: TableHost,
    readonly hashes: Set<string>,
    rate: Rate,
  ) {
    this.bucket = new TokenBucket(rate);
    this.#standing = table.standingOf(hashes);
  }

  /** What the visitor was last told. */
  get standing(): Standing {
    return this.#standing;
  }

  /** Looks at the table again; gives what has changed for the visitor, or null. */
  look(): Standing | null {
    const now = this.table.standingOf(this.hashes);
    if (same(now, this.#standing)) return null;
    this.#standing = now;
    return now;
  }
}
