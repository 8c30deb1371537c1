import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../store/DatabaseSchema.js';
import type { DatabaseTraits } from '../store/DatabaseTraits.js';

type Db = Kysely<DatabaseSchema>;

/** A table and the text column that is its primary key. */
interface KeyedTable {
  readonly table: 'match' | 'profile' | 'browser' | 'competition';
  readonly column: 'code' | 'id' | 'endpoint';
}

const errorOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Keys that are read at once. */
const AT_ONCE = 1000;

/** One key, and its place in the order in which keys are read. */
interface Found {
  readonly key: string;
  readonly place: string | number;
}

/** Reads a number of keys after one, or from the first one on. */
type Read = (after: Found | null, limit: number) => Promise<readonly Found[]>;

/** Reads keys until there are no more, or one is unreadable. Returns the error then, else null. */
const readAll = async (read: Read, found: Set<string>): Promise<unknown> => {
  let last: Found | null = null;
  let limit = AT_ONCE;
  for (;;) {
    try {
      const rows: readonly Found[] = await read(last, limit);
      for (const { key } of rows) found.add(key);
      if (rows.length < limit) return null;
      last = rows.at(-1) ?? null;
    } catch (error) {
      if (limit === 1) return error;
      limit = 1;
    }
  }
};

/** Reads by the index of the keys, or by the rows themselves, in one direction. */
const inOrder =
  (db: Db, { table, column }: KeyedTable, direction: 'asc' | 'desc', rows: DatabaseTraits['rows']): Read =>
  async (after, limit) => {
    const place = sql.ref(rows?.place ?? column);
    const [beyond, order] = direction === 'asc' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
    const result = await sql<Found>`
      select ${sql.ref(column)} as key, ${place} as place from ${sql.table(table)} ${rows?.hint ?? sql``}
      ${after ? sql`where ${place} ${beyond} ${after.place}` : sql``} order by ${place} ${order} limit ${sql.lit(limit)}`.execute(db);
    return result.rows;
  };

/**
 * Returns the keys of a table, in order. If a damaged page of the file ends one way to read them, it tries the others: by the index and by
 * the rows, each from both ends. `note` takes the error if some may be missing.
 */
export const seatKeysIn = async (
  db: Db,
  { rows }: DatabaseTraits,
  keyed: KeyedTable,
  note: (error: unknown) => void,
): Promise<readonly string[]> => {
  const found = new Set<string>();
  const errors: unknown[] = [];
  for (const way of rows ? [null, rows] : [null]) {
    const error = await readAll(inOrder(db, keyed, 'asc', way), found);
    if (error === null) continue;
    if (!rows) throw errorOf(error);
    errors.push(error);
    await readAll(inOrder(db, keyed, 'desc', way), found);
  }
  if (errors.length === 2) note(errors[0]);
  return [...found].sort();
};
