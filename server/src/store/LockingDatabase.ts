import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type Database from 'libsql';

/** What Kysely sends to begin and to end a transaction. */
const CONTROL: Readonly<Record<string, string>> = { begin: 'begin immediate', commit: 'commit', rollback: 'rollback' };

const NOTHING = { changes: 0, lastInsertRowid: 0 };

/**
 * A libsql database that takes the lock for writing before it writes. The driver leaves a prepared statement that meets the
 * lock of another program open until it is collected as garbage, and whatever is written while it is open is on the disk
 * only then, or never. What `exec` runs it does close, so locks are met there and nowhere else.
 */
export class LockingDatabase implements SqliteDatabase {
  constructor(private readonly database: Database.Database) {}

  prepare(sql: string): SqliteStatement {
    const control = CONTROL[sql];
    if (control === undefined) return this.#statement(sql);
    const run = (): typeof NOTHING => {
      this.database.exec(control);
      return NOTHING;
    };
    return { reader: false, run, all: () => [], iterate: () => [][Symbol.iterator]() };
  }

  close(): void {
    this.database.close();
  }

  #statement(sql: string): SqliteStatement {
    const statement = this.database.prepare(sql);
    return {
      reader: statement.reader,
      all: (parameters) => statement.all(parameters),
      iterate: (parameters) => statement.iterate(parameters),
      run: (parameters) => this.#locked(() => statement.run(parameters)),
    };
  }

  /** Writes in the transaction that is going on, or in one of its own. */
  #locked<T>(write: () => T): T {
    if (this.#isInTransaction()) return write();
    this.database.exec('begin immediate');
    try {
      const written = write();
      this.database.exec('commit');
      return written;
    } catch (error) {
      // A full disk has ended it already.
      if (this.#isInTransaction()) this.database.exec('rollback');
      throw error;
    }
  }

  #isInTransaction(): boolean {
    return this.database.inTransaction;
  }
}
