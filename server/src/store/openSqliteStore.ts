import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { types } from 'node:util';
import { Kysely, sql, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Flavor } from './Flavor.js';
import { migrate } from './migrate.js';
import { LockingDatabase } from './LockingDatabase.js';
import type { MatchStore } from './MatchStore.js';
import { SqlStore } from './SqlStore.js';
import type { Tables } from './Tables.js';

const FILE = 'hexfall.db';

/** Waits this long for another process that is writing when the tables are brought up to date … */
const BUSY_AT_START_MS = 5000;

/** … and later, when the whole server waits with it. */
const BUSY_MS = 100;

export const SQLITE: Flavor = {
  now: sql`(datetime('now'))`,
  milliseconds: 'integer',
  elements: (json) => sql`json_each(${json})`,
  blamesValues: (error) => error instanceof Database.SqliteError && /^SQLITE_(CONSTRAINT|MISMATCH|TOOBIG)/.test(error.code),
  lostConnection: () => false,
};

/** The SQLite database in a file, which is made if it is missing, as every store needs it. */
export const openSqlite = (path: string): Database.Database => {
  const database = new Database(path);
  database.pragma(`busy_timeout = ${BUSY_AT_START_MS}`);
  database.pragma('journal_mode = WAL');
  // An intent is told to nobody before it is on the disk.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return database;
};

/** A store over a database; brings its tables up to date. */
export const sqliteStoreOver = async (database: Database.Database): Promise<MatchStore> => {
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: new LockingDatabase(database) }) });
  try {
    await migrate(db, SQLITE);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  database.pragma(`busy_timeout = ${BUSY_MS}`);
  return new SqlStore(db, SQLITE);
};

/** Opens, and if need be makes, the database in a folder. */
export const openSqliteStore = async (folder: string): Promise<MatchStore> => {
  mkdirSync(folder, { recursive: true });
  try {
    return await sqliteStoreOver(openSqlite(join(folder, FILE)));
  } catch (cause) {
    const reason = types.isNativeError(cause) ? cause.message : String(cause);
    throw new Error(`the database in ${folder} cannot be used: ${reason}`, { cause });
  }
};
