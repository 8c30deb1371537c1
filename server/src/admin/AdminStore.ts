import type { Kysely } from 'kysely';
import type { DatabaseTraits } from '../store/DatabaseTraits.js';
import type { SqlRepository } from '../store/SqlRepository.js';
import type { DatabaseSchema } from '../store/DatabaseSchema.js';

/** An existing, up-to-date store for the commands of the operator. Servers may be using it. */
export interface AdminStore {
  readonly db: Kysely<DatabaseSchema>;
  readonly traits: DatabaseTraits;
  /** The same store, as the server reads it. */
  readonly store: SqlRepository;
  /** Returns the errors that the database finds in itself. */
  readonly inspectFile: () => Promise<readonly string[]>;
  /** Reads a consistent snapshot, while others go on writing. */
  readonly readSnapshot: <T>(read: (db: Kysely<DatabaseSchema>) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}
