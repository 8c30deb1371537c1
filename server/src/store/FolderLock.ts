import { join } from 'node:path';
import Database from 'libsql/promise';
import { makeOwnFile } from './privateFiles.js';

/** The locked file; it stays empty. */
export const LOCK_FILE = 'server.lock';

/** How long to wait for a server that is just shutting down. */
const WAIT_MS = 1000;

const isBusy = (error: unknown): boolean => error instanceof Object && 'code' in error && /^SQLITE_BUSY/.test(String(error.code));

/**
 * Lets one server at a time use a folder. SQLite holds the lock through the operating system, which releases it when the process
 * ends in any way. `hexfall admin` works beside the server and does not take it.
 */
export class FolderLock {
  private constructor(private readonly database: Database) {}

  /** Locks a folder; null if another server has it. Throws if the file cannot be used. */
  static async take(folder: string, waitMs = WAIT_MS): Promise<FolderLock | null> {
    const file = join(folder, LOCK_FILE);
    makeOwnFile(file);
    const database = new Database(file, { timeout: waitMs });
    try {
      // One call, so that libsql frees no earlier statement beside it: that can clear the error of this one ("not an error").
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
