import {
  CompiledQuery,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteConnection } from './SqliteConnection.js';

/** Lends the one connection to one user after another. */
class SqliteDriver implements Driver {
  #last: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;

  constructor(private readonly connection: SqliteConnection) {}

  init(): Promise<void> {
    return Promise.resolve();
  }

  async acquireConnection(): Promise<SqliteConnection> {
    const before = this.#last;
    let release = (): void => undefined;
    this.#last = new Promise((resolve) => (release = resolve));
    await before;
    this.#release = release;
    return this.connection;
  }

  async beginTransaction(): Promise<void> {
    await this.connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(): Promise<void> {
    await this.connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(): Promise<void> {
    await this.connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  releaseConnection(): Promise<void> {
    this.#release();
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    this.connection.close();
    return Promise.resolve();
  }
}

/** SQLite can undo schema changes, which Kysely does not expect of it. Without this a failed migration would be half done. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Lets Kysely use a SQLite database asynchronously. Kysely's own dialect blocks the event loop while it waits for the disk. */
export class SqliteDialect implements Dialect {
  constructor(private readonly connection: SqliteConnection) {}

  createDriver(): Driver {
    return new SqliteDriver(this.connection);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}
