import type { Kysely } from 'kysely';
import { migrate, migrateTo } from '../store/migrate.js';
import { kyselyOver, openSqlite, SQLITE } from '../store/openSqliteStore.js';
import { SqlStore } from '../store/SqlStore.js';
import type { Tables } from '../store/Tables.js';
import { ARCHIVED, type Archive } from './archive.js';

/** What came in an archive, brought up to date and to be read like any store. */
export interface Scratch {
  readonly db: Kysely<Tables>;
  readonly store: SqlStore;
  readonly close: () => Promise<void>;
}

/**
 * Puts an archive, of this version or of an earlier one, into a database of its own in memory, where the same steps bring it up to date
 * that would have done so in its store. Throws if its rows do not fit.
 */
export const scratchOf = async ({ migration, rows }: Archive): Promise<Scratch> => {
  const database = await openSqlite(':memory:');
  const db = kyselyOver(database);
  try {
    await migrateTo(db, SQLITE, migration);
    for (const table of ARCHIVED) {
      for (const row of rows[table]) {
        // Who had the match when the archive was made has nothing to do with this store.
        const values = 'owner' in row ? { ...row, owner: null } : row;
        await db.insertInto(table).values(values).execute();
      }
    }
    await migrate(db, SQLITE);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, store: new SqlStore(db, SQLITE), close: () => db.destroy() };
};
