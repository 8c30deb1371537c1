import { sql, type Kysely } from 'kysely';
import { migrate, migrateTo } from '../store/migrate.js';
import { kyselyOver, openSqlite, SQLITE } from '../store/openSqliteStore.js';
import { SqlRepository } from '../store/SqlRepository.js';
import type { DatabaseSchema } from '../store/DatabaseSchema.js';
import { ARCHIVED, type ArchivedRow } from './archive.js';
import { insertRows } from './insertRows.js';

/** A part of an archive as a store, up to date. */
export interface StagingStore {
  readonly db: Kysely<DatabaseSchema>;
  readonly store: SqlRepository;
  readonly close: () => Promise<void>;
}

/**
 * Loads rows of an archive, of this or an earlier version, into a database in memory and runs the migrations there. Throws if they do not
 * fit.
 */
export const stagingStore = async (migration: string, rows: readonly ArchivedRow[]): Promise<StagingStore> => {
  const database = await openSqlite(':memory:');
  const db = kyselyOver(database);
  try {
    await migrateTo(db, SQLITE, migration);
    // What they refer to may be in another part.
    await sql`pragma foreign_keys = off`.execute(db);
    await db.transaction().execute(async (transaction) => {
      for (const table of ARCHIVED) {
        const own = rows.filter((one) => one.table === table).map(({ row }) => row);
        // The owner at the time of the archive means nothing here.
        await insertRows(transaction, table, table === 'match' ? own.map((row) => ('owner' in row ? { ...row, owner: null } : row)) : own);
      }
    });
    await migrate(db, SQLITE);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, store: new SqlRepository(db, SQLITE), close: () => db.destroy() };
};
