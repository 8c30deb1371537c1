import type { ColumnDataType, RawBuilder } from 'kysely';

/** Everything that differs between the databases a store can work with. */
export interface DatabaseTraits {
  /** The type of a column that holds milliseconds since 1970. */
  readonly milliseconds: ColumnDataType;
  /** The clock of the database: milliseconds since 1970. */
  readonly clock: RawBuilder<number>;
  /** Ends a query over `match`: the owners of the rows that it read cannot change before its transaction ends. */
  readonly lockReadRows: RawBuilder<unknown>;
  /** Whether rows must be locked between reading and updating them. Otherwise writers wait for each other anyway. */
  readonly locksRows: boolean;
  /** The bytes the tables take, without free space if the database can report it. */
  readonly size: RawBuilder<number | string>;
  /**
   * How to read a table by its rows instead of an index: what follows its name, and the column that orders them; null if the database
   * cannot do that.
   */
  readonly rows: { readonly hint: RawBuilder<unknown>; readonly place: string } | null;
  /**
   * Writes all changes into the file of the database: before it is closed, and in between, without waiting for anybody; null if it has no
   * such file.
   */
  readonly checkpoint: { readonly atEnd: RawBuilder<unknown>; readonly meanwhile: RawBuilder<unknown> } | null;
  /** The elements of a JSON array as rows with one column, `value`. */
  readonly elements: (json: string) => RawBuilder<unknown>;
  /** A query for rows that are given as values of these columns of a table. */
  readonly records: (table: string, columns: readonly string[], rows: readonly Readonly<Record<string, unknown>>[]) => RawBuilder<unknown>;
  /** Whether nothing was written because of some of the written values or rows, so that others can still be written by themselves. */
  readonly isValueError: (error: unknown) => boolean;
  /** Whether an error means a broken connection, so that a retry on a new one may succeed. */
  readonly lostConnection: (error: unknown) => boolean;
}
