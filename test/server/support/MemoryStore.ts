import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../../../server/src/store/DatabaseSchema.js';
import type { DatabaseTraits } from '../../../server/src/store/DatabaseTraits.js';
import { migrate } from '../../../server/src/store/migrate.js';
import { kyselyOver, openSqlite, SQLITE } from '../../../server/src/store/openStore.js';
import { SqlRepository } from '../../../server/src/store/SqlRepository.js';

/** The tables and indexes of a new database, as statements. Migrations insert nothing into an empty one. */
const readSchema = async (): Promise<string> => {
  const db = kyselyOver(await openSqlite(':memory:'));
  await migrate(db, SQLITE);
  const { rows } = await sql<{
    statement: string;
  }>`select sql as statement from sqlite_master where sql is not null order by rowid`.execute(db);
  await db.destroy();
  return rows.map(({ statement }) => statement).join(';');
};

/** Read once: the migrations take ten times as long as these statements. */
let schema: Promise<string> | null = null;

/** A store in memory. A class that extends it does some things in another way: it fails, or waits. */
export class MemoryStore extends SqlRepository {
  constructor(
    readonly database: Kysely<DatabaseSchema>,
    traits: DatabaseTraits,
  ) {
    super(database, traits);
  }

  /** A new one of this class. */
  static async open<Store extends MemoryStore>(this: new (db: Kysely<DatabaseSchema>, traits: DatabaseTraits) => Store): Promise<Store> {
    const database = await openSqlite(':memory:');
    await database.exec(await (schema ??= readSchema()));
    return new this(kyselyOver(database), SQLITE);
  }

  /** Keeps everything, for another server of the same test. */
  override close(): Promise<void> {
    return Promise.resolve();
  }
}
