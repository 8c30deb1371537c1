import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import Database from 'libsql/promise';
import type { Logger } from 'pino';
import type { DatabaseSchema } from './DatabaseSchema.js';
import type { DatabaseTraits } from './DatabaseTraits.js';
import { makeOwnFile, makeOwnFolder } from './dataFolder.js';
import type { MatchRepository } from './MatchRepository.js';
import { migrate, migrationState } from './migrate.js';
import { SqliteConnection } from './SqliteConnection.js';
import { SqliteDialect } from './SqliteDialect.js';
import { SqlRepository } from './SqlRepository.js';
import { reasonOf } from './StoreFailure.js';

/** Where matches are stored, as in `Config`. */
export interface StoreLocation {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** Opens the store that the settings name. Rejects, with a reason that contains no password, if that fails. */
export const openStore = async ({ databaseUrl, dataDir }: StoreLocation, log: Logger): Promise<MatchRepository> => {
  if (databaseUrl === undefined) {
    const warn = (): void =>
      log.warn(
        { folder: dataDir },
        'the database was there already and is empty: whoever copies hexfall.db copies the files beside it, too',
      );
    return openSqliteStore(dataDir, warn);
  }
  // The embedded store does without the client of PostgreSQL.
  const { openPostgresStore } = await import('./openPostgresStore.js');
  return openPostgresStore(databaseUrl, log);
};

/** The name of the database in its folder. */
export const FILE = 'hexfall.db';

/** How long a migration waits for another process that is writing … */
const BUSY_AT_START_MS = 5000;

/** … and other statements, for which players wait. */
const BUSY_MS = 100;

export const SQLITE: DatabaseTraits = {
  milliseconds: 'integer',
  clock: sql<number>`cast((julianday('now') - 2440587.5) * 86400000 as integer)`,
  lockReadRows: sql``,
  locksRows: false,
  // A copy of the one file is then whole; while the server runs, it lacks a minute at most.
  checkpoint: { atEnd: sql`pragma wal_checkpoint(truncate)`, meanwhile: sql`pragma wal_checkpoint(passive)` },
  size: sql<number>`(
    select (page_count - freelist_count) * page_size from pragma_page_count(), pragma_freelist_count(), pragma_page_size()
  )`,
  rows: { hint: sql`not indexed`, place: 'rowid' },
  elements: (json) => sql`json_each(${json})`,
  records: (_, columns, rows) => {
    const values = rows.map((row) => columns.map((column) => row[column] ?? null));
    return sql`select ${sql.join(columns.map((__, index) => sql`value->>${sql.lit(index)}`))} from json_each(${JSON.stringify(values)}) where true`;
  },
  isValueError: (error) => error instanceof Object && 'code' in error && /^SQLITE_(CONSTRAINT|MISMATCH|TOOBIG)/.test(String(error.code)),
  lostConnection: () => false,
};

/** The SQLite database in a file, which is made if it is missing, as every store needs it. */
export const openSqlite = async (path: string): Promise<Database> => {
  const database = new Database(path, {});
  await database.pragma(`busy_timeout = ${BUSY_AT_START_MS}`, {});
  await database.pragma('journal_mode = WAL', {});
  // An intent is on disk before any client gets it.
  await database.pragma('synchronous = FULL', {});
  await database.pragma('foreign_keys = ON', {});
  return database;
};

/** Opens Kysely over a database, without migrations. */
export const kyselyOver = (database: Database): Kysely<DatabaseSchema> =>
  new Kysely({ dialect: new SqliteDialect(new SqliteConnection(database)) });

/** A store over a database; brings its tables up to date. */
export const sqliteStoreOver = async (database: Database): Promise<MatchRepository> => {
  const db = kyselyOver(database);
  try {
    await migrate(db, SQLITE);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  await database.pragma(`busy_timeout = ${BUSY_MS}`, {});
  return new SqlRepository(db, SQLITE);
};

/** Opens the database in a folder, and creates it if needed. @param onEmpty called if it exists but is empty. */
export const openSqliteStore = async (folder: string, onEmpty?: () => void): Promise<MatchRepository> => {
  try {
    const file = join(folder, FILE);
    const isNew = !existsSync(file);
    makeOwnFolder(folder);
    makeOwnFile(file);
    const database = await openSqlite(file);
    if (!isNew && (await migrationState(kyselyOver(database), SQLITE)).last === null) onEmpty?.();
    return await sqliteStoreOver(database);
  } catch (cause) {
    throw new Error(`the database in ${folder} cannot be used: ${reasonOf(cause)}`, { cause });
  }
};
