import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type Database from 'libsql/promise';
import { reasonOf } from './StoreFailure.js';
import { diskFullOr } from './StoreQuota.js';

/** What Kysely sends to begin and to end a transaction. */
const CONTROL: Readonly<Record<string, string>> = { begin: 'begin immediate', commit: 'commit', rollback: 'rollback' };

/** The number of prepared statements that are kept for reuse; there are a dozen, but some contain a list. */
const MOST_PREPARED = 50;

/** What the library's types leave out. */
interface Statement {
  readonly reader: boolean;
  readonly all: (parameters: readonly unknown[]) => Promise<unknown[]>;
  readonly run: (parameters: readonly unknown[]) => { readonly changes: number };
}

/**
 * A libsql database that takes the write lock before it writes. If a prepared statement meets the lock of another program, the driver
 * leaves it open until garbage collection, and writes in the meantime reach the disk only then, or never. It does close the statements of
 * `exec`, so locks are met only there.
 * Waiting for the disk or for a lock happens in a thread of the library and does not block the event loop.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #prepared = new Map<string, Statement>();

  constructor(private readonly database: Database) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return await this.#execute(query);
    } catch (error) {
      throw diskFullOr(error, 'SQLITE_FULL');
    }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('nothing here is read piece by piece');
  }

  close(): void {
    this.database.close();
  }

  async #execute<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const control = CONTROL[sql];
    if (control !== undefined) {
      // A full disk has ended the transaction already: the error that says so must not be lost.
      if (control !== 'rollback' || this.#isInTransaction()) await this.#exec(control);
      return { rows: [] };
    }
    const statement = this.#prepared.get(sql) ?? (await this.#prepare(sql));
    if (statement.reader) return { rows: (await statement.all(parameters)) as R[] };
    const { changes } = await this.#locked(() => statement.run(parameters));
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  async #prepare(sql: string): Promise<Statement> {
    const statement = (await this.database.prepare(sql)) as Statement;
    if (this.#prepared.size === MOST_PREPARED) this.#prepared.clear();
    this.#prepared.set(sql, statement);
    return statement;
  }

  /** Writes in the transaction that is going on, or in one of its own. */
  async #locked<T>(write: () => T): Promise<T> {
    if (this.#isInTransaction()) return write();
    await this.#exec('begin immediate');
    try {
      const written = write();
      await this.#exec('commit');
      return written;
    } catch (error) {
      // A full disk has ended it already.
      if (this.#isInTransaction()) await this.#exec('rollback');
      throw error;
    }
  }

  #exec(sql: string): Promise<void> {
    return this.database.exec(sql) as Promise<void>;
  }

  #isInTransaction(): boolean {
    return (this.database as Database & { readonly inTransaction: boolean }).inTransaction;
  }
}

/**
 * Returns what a check of SQLite finds wrong with the file of a database, or why it failed.
 * @param check such as `integrity_check`.
 */
export const fileFaults = async (database: Database, check: string): Promise<readonly string[]> => {
  try {
    const rows = (await database.pragma(check, {})) as object[];
    return rows.map((row) => Object.values(row).join(' ')).filter((text) => text !== 'ok');
  } catch (error) {
    return [reasonOf(error)];
  }
};
