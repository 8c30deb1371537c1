import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../store/DatabaseSchema.js';
import type { Archived, Row } from './archive.js';

/** Rows per statement: databases limit the number of values. */
const AT_ONCE = 500;

/** Adds rows that have the same columns; returns how many. With `skip` those that are there already are left as they are. */
export const insertRows = async (
  db: Kysely<DatabaseSchema>,
  table: Archived,
  rows: readonly Row[],
  { skip = false }: { readonly skip?: boolean } = {},
): Promise<number> => {
  const columns = Object.keys(rows[0] ?? {});
  const names = sql.join(columns.map((column) => sql.ref(column)));
  let added = 0n;
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const values = rows.slice(from, from + AT_ONCE).map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    const { numAffectedRows } = await sql`
      insert into ${sql.table(table)} (${names}) values ${sql.join(values)} ${skip ? sql`on conflict do nothing` : sql``}`.execute(db);
    added += numAffectedRows ?? 0n;
  }
  return Number(added);
};
