import type { Kysely } from 'kysely';
import { migrate, migrateTo } from '../store/migrate.js';
import { kyselyOver, openSqlite, SQLITE } from '../store/openSqliteStore.js';
import { SqlRepository } from '../store/SqlRepository.js';
import type { DatabaseSchema } from '../store/DatabaseSchema.js';
import { ARCHIVED, type Archive } from './archive.js';

/** An archive as a store, up to date. */
export interface StagingStore {
  readonly db: Kysely<DatabaseSchema>;
  readonly store: SqlRepository;
  readonly close: () => Promise<void>;
}

/**
 * Loads an archive, of this or an earlier version, into a database in memory and runs the migrations there. Throws if its rows do not
 * fit.
 */
export const stagingStore = async ({ migration, rows }: Archive): Promise<StagingStore> => {
  const database = await openSqlite(':memory:');
  const db = kyselyOver(database);
  try {
    await migrateTo(db, SQLITE, migration);
    for (const table of ARCHIVED) {
      for (const row of rows[table]) {
        // The owner at the time of the archive means nothing here.
        const values = 'owner' in row ? { ...row, owner: null } : row;
        await db.insertInto(table).values(values).execute();
      }
    }
    await migrate(db, SQLITE);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, store: new SqlRepository(db, SQLITE), close: () => db.destroy() };
};
