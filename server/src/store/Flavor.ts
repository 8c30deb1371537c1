import type { RawBuilder } from 'kysely';
import type { ColumnDataType } from 'kysely';

/** Everything that differs between the databases a store can work with. */
export interface Flavor {
  /** The time at which a row is added, as text. */
  readonly now: RawBuilder<unknown>;
  /** The type of a column that holds milliseconds since 1970. */
  readonly milliseconds: ColumnDataType;
  /** The clock of the database: milliseconds since 1970. */
  readonly clock: RawBuilder<number>;
  /** At the end of a query over `match`: nobody becomes the owner of what it has read before its transaction ends. */
  readonly keepOwners: RawBuilder<unknown>;
  /** Whether rows have to be locked before they are changed by what was read of them; else one writer waits for the other anyway. */
  readonly locksRows: boolean;
  /** The elements of a JSON array as rows with one column, `value`. */
  readonly elements: (json: string) => RawBuilder<unknown>;
  /** Whether an error is about the values that were to be written: without them, others can be. */
  readonly blamesValues: (error: unknown) => boolean;
  /** Whether an error says that the connection broke, so that another one may do better at once. */
  readonly lostConnection: (error: unknown) => boolean;
}
