import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../store/DatabaseSchema.js';
import type { DatabaseTraits } from '../store/DatabaseTraits.js';
import { migrate, migrateTo, newestStep } from '../store/migrate.js';
import { type Steps, stepsFor } from '../store/migrations.js';
import { kyselyOver, openSqlite, SQLITE } from '../store/openStore.js';
import { ARCHIVED, type Archived, type ArchivedRow, type Row } from './archive.js';

/** Adds rows with the same columns and skips existing ones; returns the number of added rows. */
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

/** Rows by their table. */
export type RowsByTable = Readonly<Record<Archived, readonly Row[]>>;

const byTable = (rows: readonly ArchivedRow[]): Record<Archived, readonly Row[]> => {
  const found = Object.fromEntries(ARCHIVED.map((table) => [table, [] as Row[]])) as Record<Archived, Row[]>;
  for (const { table, row } of rows) found[table].push(row);
  return found;
};

/**
 * Migrates rows of this or an earlier version, given its last migration, in a database in memory. Throws if they do not fit.
 * @param steps all existing steps, by default those of this version.
 */
export const migrateRows = async (
  migration: string,
  rows: readonly ArchivedRow[],
  steps: Steps = stepsFor(SQLITE),
): Promise<RowsByTable> => {
  const given = byTable(rows);
  if (migration === newestStep(steps)) return given;
  const db = kyselyOver(await openSqlite(':memory:'));
  try {
    await migrateTo(db, steps, migration);
    // What they refer to may not be among them.
    await sql`pragma foreign_keys = off`.execute(db);
    for (const table of ARCHIVED) await insertRows(db, SQLITE, table, given[table]);
    await migrate(db, SQLITE, steps);
    for (const table of ARCHIVED) given[table] = (await sql<Row>`select * from ${sql.table(table)}`.execute(db)).rows;
    return given;
  } finally {
    await db.destroy();
  }
};
