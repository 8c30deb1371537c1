import { types } from 'node:util';
import { Migrator, type Kysely } from 'kysely';
import type { Flavor } from './Flavor.js';
import { migrationsFor } from './migrations.js';

/** Brings the tables of a database up to date; another process that does the same is waited for. Throws if that cannot be. */
export const migrate = async <T>(db: Kysely<T>, flavor: Flavor): Promise<void> => {
  const { error } = await new Migrator({ db, provider: migrationsFor(flavor) }).migrateToLatest();
  if (error !== undefined)
    throw types.isNativeError(error) ? error : new Error('the tables cannot be brought up to date', { cause: error });
};
