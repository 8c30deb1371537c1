import { types } from 'node:util';
import { Migrator, type Kysely } from 'kysely';
import type { DatabaseTraits } from './DatabaseTraits.js';
import { migrationsFor } from './migrations.js';

/**
 * Which steps have been done, the last of them, and which the database still lacks. Throws if it has seen steps that are not known
 * here: it belongs to a later version.
 */
export const migrationState = async <T>(
  db: Kysely<T>,
  traits: DatabaseTraits,
): Promise<{ readonly last: string | null; readonly missing: number }> => {
  const known = await new Migrator({ db, provider: migrationsFor(traits) }).getMigrations();
  const done = known.filter(({ executedAt }) => executedAt !== undefined);
  return { last: done.at(-1)?.name ?? null, missing: known.length - done.length };
};

/** Brings the tables up to a certain step, by its name. Throws if there is no such step, or it cannot be done. */
export const migrateTo = async <T>(db: Kysely<T>, traits: DatabaseTraits, step: string): Promise<void> => {
  const { error } = await new Migrator({ db, provider: migrationsFor(traits) }).migrateTo(step);
  if (error !== undefined)
    throw types.isNativeError(error) ? error : new Error(`the tables cannot be brought to ${step}`, { cause: error });
};

/** Brings the tables of a database up to date; another process that does the same is waited for. Throws if that cannot be. */
export const migrate = async <T>(db: Kysely<T>, traits: DatabaseTraits): Promise<void> => {
  const { error } = await new Migrator({ db, provider: migrationsFor(traits) }).migrateToLatest();
  if (error !== undefined)
    throw types.isNativeError(error) ? error : new Error('the tables cannot be brought up to date', { cause: error });
};
