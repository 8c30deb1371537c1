import { sql } from 'kysely';
import { migrate, migrateTo, newestStep } from '../store/migrate.js';
import { stepsFor, type Steps } from '../store/migrations.js';
import { kyselyOver, openSqlite, SQLITE } from '../store/openSqliteStore.js';
import { ARCHIVED, type Archived, type ArchivedRow, type Row } from './archive.js';
import { insertRows } from './insertRows.js';

/** Rows by their table. */
export type RowsByTable = Readonly<Record<Archived, readonly Row[]>>;

const byTable = (rows: readonly ArchivedRow[]): Record<Archived, readonly Row[]> => {
  const found = Object.fromEntries(ARCHIVED.map((table) => [table, [] as Row[]])) as Record<Archived, Row[]>;
  for (const { table, row } of rows) found[table].push(row);
  return found;
};

/**
 * Brings rows up to date that are of this or an earlier version, whose last migration that is: in a database in memory. Throws if they do
 * not fit.
 * @param steps all steps that there are, by default those of this version.
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
