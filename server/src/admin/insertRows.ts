import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../store/DatabaseSchema.js';
import type { DatabaseTraits } from '../store/DatabaseTraits.js';
import type { Archived, Row } from './archive.js';

/** Adds rows that have the same columns, and leaves those that are there already as they are; returns how many it added. */
export const insertRows = async (
  db: Kysely<DatabaseSchema>,
  { records }: DatabaseTraits,
  table: Archived,
  rows: readonly Row[],
): Promise<number> => {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return 0;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (${names}) ${records(table, columns, rows)} on conflict do nothing`.execute(db);
  return Number(numAffectedRows);
};
