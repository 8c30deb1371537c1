import type { Kysely } from 'kysely';
import type { Config } from '../env.js';
import type { Flavor } from '../store/Flavor.js';
import type { SqlStore } from '../store/SqlStore.js';
import type { Tables } from '../store/Tables.js';

/** Where the settings say that matches are kept. */
export type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** A store that is there and up to date, as an operator works on it while servers may use it, too. */
export interface Desk {
  readonly db: Kysely<Tables>;
  readonly flavor: Flavor;
  /** The same, as the server reads it. */
  readonly store: SqlStore;
  /** What the database itself says is wrong with it; empty if nothing is. */
  readonly inspectFile: () => Promise<readonly string[]>;
  /** Lets something be read as it stands at this moment, while others go on writing. */
  readonly atOneMoment: <T>(read: (db: Kysely<Tables>) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}
