import { accessSync, chmodSync, closeSync, constants, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql/promise';
import type { Logger } from 'pino';

/** Only the account of the server may read the seeds of running matches. */
const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;

/** The permission bits of all other accounts. */
const OTHERS = 0o077;

/** Where the records of halted matches are, below the folder of the data. */
export const FAULT_FOLDER = 'faults';

/** Makes a folder if it is missing, for the account of the server alone. */
export const makeOwnFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
};

/**
 * Creates an empty file if it is missing, private to the server's account; throws if it is not readable and writable. SQLite gives the
 * files beside a database the same rights.
 */
export const makeOwnFile = (file: string): void => {
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWN_FILE));
  accessSync(file, constants.R_OK | constants.W_OK);
};

/** The database and SQLite's files beside it. The folder may contain other files. */
const DATABASE = /^hexfall\.db(-\w+)?$/;

const RECORD = /\.json$/;

const filesIn = (folder: string, names: RegExp): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => names.test(name))
        .map((name) => join(folder, name))
    : [];

/** Makes files private that an earlier version left readable for others; logs a warning where that fails. */
export const closeToOthers = (folder: string, log: Logger, change: typeof chmodSync = chmodSync): void => {
  for (const file of [...filesIn(folder, DATABASE), ...filesIn(join(folder, FAULT_FOLDER), RECORD)]) {
    try {
      if ((statSync(file).mode & OTHERS) !== 0) change(file, OWN_FILE);
    } catch (err) {
      log.warn({ file, err }, 'others can read this file, which has secrets of matches in it, and that cannot be changed');
    }
  }
};

/** The locked file; it stays empty. */
export const LOCK_FILE = 'server.lock';

/** How long to wait for a server that is just shutting down. */
const WAIT_MS = 1000;

const isBusy = (error: unknown): boolean => error instanceof Object && 'code' in error && /^SQLITE_BUSY/.test(String(error.code));

/**
 * Lets one server at a time use a folder. SQLite holds the lock through the operating system, which releases it however the process ends.
 * `hexfall admin` works beside the server and does not take it.
 */
export class FolderLock {
  private constructor(private readonly database: Database) {}

  /** Locks a folder; null if another server has it. Throws if the file cannot be used. */
  static async take(folder: string, waitMs = WAIT_MS): Promise<FolderLock | null> {
    const file = join(folder, LOCK_FILE);
    makeOwnFile(file);
    const database = new Database(file, { timeout: waitMs });
    try {
      // One call, so that libsql does not free an earlier statement in parallel: that can clear this one's error ("not an error").
      await database.exec('pragma journal_mode = OFF; begin exclusive');
      return new FolderLock(database);
    } catch (error) {
      database.close();
      if (isBusy(error)) return null;
      throw error;
    }
  }

  async release(): Promise<void> {
    await this.database.exec('rollback');
    this.database.close();
  }
}
