import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Flavor } from './Flavor.js';
import { migrate } from './migrate.js';
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

/** Opens, and if need be makes, the database in a folder and brings its tables up to date. */
export const openSqliteStore = async (folder: string): Promise<MatchStore> => {
  mkdirSync(folder, { recursive: true });
  const database = new Database(join(folder, FILE));
  database.pragma(`busy_timeout = ${BUSY_AT_START_MS}`);
  database.pragma('journal_mode = WAL');
  // An intent is told to nobody before it is on the disk.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  try {
    await migrate(db, SQLITE);
  } catch (cause) {
    await db.destroy();
    throw new Error(`the database in ${folder} cannot be brought up to date`, { cause });
  }
  database.pragma(`busy_timeout = ${BUSY_MS}`);
  return new SqlStore(db, SQLITE);
};
