import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { types } from 'node:util';
import { Kysely, sql } from 'kysely';
import Database from 'libsql/promise';
import type { Flavor } from './Flavor.js';
import { migrate } from './migrate.js';
import type { MatchStore } from './MatchStore.js';
import { SqliteConnection } from './SqliteConnection.js';
import { SqliteDialect } from './SqliteDialect.js';
import { SqlStore } from './SqlStore.js';
import type { Tables } from './Tables.js';

/** The name of the database in its folder. */
export const FILE = 'hexfall.db';

/** Waits this long for another process that is writing when the tables are brought up to date … */
const BUSY_AT_START_MS = 5000;

/** … and later, when people wait for it. */
const BUSY_MS = 100;

export const SQLITE: Flavor = {
  now: sql`(datetime('now'))`,
  milliseconds: 'integer',
  clock: sql<number>`cast((julianday('now') - 2440587.5) * 86400000 as integer)`,
  keepOwners: sql``,
  locksRows: false,
  elements: (json) => sql`json_each(${json})`,
  blamesValues: (error) => error instanceof Object && 'code' in error && /^SQLITE_(CONSTRAINT|MISMATCH|TOOBIG)/.test(String(error.code)),
  lostConnection: () => false,
};

/** The SQLite database in a file, which is made if it is missing, as every store needs it. */
export const openSqlite = async (path: string): Promise<Database> => {
  const database = new Database(path, {});
  await database.pragma(`busy_timeout = ${BUSY_AT_START_MS}`, {});
  await database.pragma('journal_mode = WAL', {});
  // An intent is told to nobody before it is on the disk.
  await database.pragma('synchronous = FULL', {});
  await database.pragma('foreign_keys = ON', {});
  return database;
};

/** Lets queries be put to a database as it is. */
export const kyselyOver = (database: Database): Kysely<Tables> =>
  new Kysely({ dialect: new SqliteDialect(new SqliteConnection(database)) });

/** A store over a database; brings its tables up to date. */
export const sqliteStoreOver = async (database: Database): Promise<MatchStore> => {
  const db = kyselyOver(database);
  try {
    await migrate(db, SQLITE);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  await database.pragma(`busy_timeout = ${BUSY_MS}`, {});
  return new SqlStore(db, SQLITE);
};

/** Opens, and if need be makes, the database in a folder. */
export const openSqliteStore = async (folder: string): Promise<MatchStore> => {
  mkdirSync(folder, { recursive: true });
  try {
    return await sqliteStoreOver(await openSqlite(join(folder, FILE)));
  } catch (cause) {
    const reason = types.isNativeError(cause) ? cause.message : String(cause);
    throw new Error(`the database in ${folder} cannot be used: ${reason}`, { cause });
  }
};
