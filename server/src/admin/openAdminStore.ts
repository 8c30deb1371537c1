import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type Database from 'libsql/promise';
import { pino } from 'pino';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { DatabaseSchema } from '../store/DatabaseSchema.js';
import type { DatabaseTraits } from '../store/DatabaseTraits.js';
import { migrationState } from '../store/migrate.js';
import type { Steps } from '../store/migrations.js';
import { openPostgres, POSTGRES } from '../store/openPostgresStore.js';
import { FILE, kyselyOver, openSqlite, SQLITE, type StoreLocation } from '../store/openStore.js';
import { fileFaults } from '../store/SqliteConnection.js';
import { SqlRepository } from '../store/SqlRepository.js';
import { reasonOf } from '../store/StoreFailure.js';

/** An existing, up-to-date store for the commands of the operator. Servers may be using it. */
export interface AdminStore {
  readonly db: Kysely<DatabaseSchema>;
  readonly traits: DatabaseTraits;
  /** The same store, as the server reads it. */
  readonly store: SqlRepository;
  /** Returns the errors that the database finds in itself. */
  readonly inspectFile: () => Promise<readonly string[]>;
  /** Reads a consistent snapshot, while others go on writing. */
  readonly readSnapshot: <T>(read: (db: Kysely<DatabaseSchema>) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

type Db = Kysely<DatabaseSchema>;

/**
 * Returns why the tables cannot be used; null if they can. Changes nothing: another version of the server may be using them.
 * @param steps all existing steps, by default those of this version.
 */
export const objectionTo = async (db: Db, traits: DatabaseTraits, steps?: Steps): Promise<string | null> => {
  const { last, missing, objection } = await migrationState(db, traits, steps);
  if (objection !== null) return `The store cannot be opened: ${objection}.`;
  if (last === null) return 'The database is empty: no server has been started with it.';
  return missing > 0 ? `The store is of an older version (${last}): start the server of this version once, then try again.` : null;
};

const sqliteAdminStore = (database: Database, db: Db): AdminStore => ({
  db,
  traits: SQLITE,
  store: new SqlRepository(db, SQLITE),
  inspectFile: async () => {
    const pages = await fileFaults(database, 'integrity_check');
    return [...pages, ...(await fileFaults(database, 'foreign_key_check'))];
  },
  readSnapshot: async (read) => {
    // Deferred: a reader does not block writers.
    await database.exec('begin deferred');
    try {
      return await read(db);
    } finally {
      // Nothing was written; a statement that has met a damaged page could not be committed.
      await database.exec('rollback');
    }
  },
  close: () => db.destroy(),
});

const postgresAdminStore = (db: Db): AdminStore => ({
  db,
  traits: POSTGRES,
  store: new SqlRepository(db, POSTGRES),
  inspectFile: () => Promise.resolve([]),
  readSnapshot: (read) => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read),
  close: () => db.destroy(),
});

/** Opens the existing store. An error is one sentence without a password. */
export const openAdminStore = async ({ dataDir, databaseUrl }: StoreLocation): Promise<Result<AdminStore, string>> => {
  const file = join(dataDir, FILE);
  if (databaseUrl === undefined && !existsSync(file)) {
    return fail(`There is no store in ${dataDir}: set DATA_DIR or DATABASE_URL as they are set for the server.`);
  }
  try {
    const database = databaseUrl === undefined ? await openSqlite(file) : null;
    const db = database ? kyselyOver(database) : openPostgres(databaseUrl ?? '', pino({ level: 'silent' }));
    const objection = await objectionTo(db, database ? SQLITE : POSTGRES);
    if (objection === null) return ok(database ? sqliteAdminStore(database, db) : postgresAdminStore(db));
    await db.destroy();
    return fail(objection);
  } catch (error) {
    return fail(`The store cannot be opened: ${reasonOf(error)}`);
  }
};
