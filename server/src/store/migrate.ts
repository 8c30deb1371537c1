import { types } from 'node:util';
import { DEFAULT_MIGRATION_TABLE, type Kysely, type MigrationProvider, Migrator } from 'kysely';
import type { DatabaseTraits } from './DatabaseTraits.js';
import { type Steps, stepsFor } from './migrations.js';

/** Which steps a database has seen, compared with the steps that this version knows. */
export interface MigrationState {
  /** The last known step that has been done; null if there is none. */
  readonly last: string | null;
  /** How many known steps the database still lacks. */
  readonly missing: number;
  /**
   * Returns why this version cannot use the database, if another version has brought it to an unknown step; else null. It is the end of a
   * sentence.
   */
  readonly objection: string | null;
}

/** The names of the steps that have been done, in order; none in an empty database. */
const stepsDone = async <T>(db: Kysely<T>): Promise<readonly string[]> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const rows = await db
    .selectFrom(DEFAULT_MIGRATION_TABLE as never)
    .selectAll()
    .execute();
  return rows.map((row) => (row as { readonly name: string }).name).sort();
};

const namesOf = (steps: Steps): readonly string[] => Object.keys(steps).sort();

const providerOf = (steps: Steps): MigrationProvider => ({ getMigrations: () => Promise.resolve({ ...steps }) });

/** Compares the steps that a database has seen with the known ones. Changes nothing. */
export const migrationState = async <T>(
  db: Kysely<T>,
  traits: DatabaseTraits,
  steps: Steps = stepsFor(traits),
): Promise<MigrationState> => {
  const known = namesOf(steps);
  const done = await stepsDone(db);
  const last = done.filter((step) => known.includes(step)).at(-1) ?? null;
  const unknown = done.filter((step) => !known.includes(step)).at(-1);
  const objection =
    unknown === undefined
      ? null
      : `another version of Hexfall has brought it to step ${unknown}, and this version knows the steps up to ${newestStep(steps)}: ` +
        'use that version, or restore a backup that this version can read';
  return { last, missing: known.filter((step) => !done.includes(step)).length, objection };
};

/** The name of the last one of these steps. */
export const newestStep = (steps: Steps): string => namesOf(steps).at(-1) ?? '';

/** Brings the tables up to a certain step, by its name. Throws if there is no such step, or it cannot be done. */
export const migrateTo = async <T>(db: Kysely<T>, steps: Steps, step: string): Promise<void> => {
  const { error } = await new Migrator({ db, provider: providerOf(steps) }).migrateTo(step);
  if (error !== undefined)
    throw types.isNativeError(error) ? error : new Error(`the tables cannot be brought to ${step}`, { cause: error });
};

/**
 * Migrates the tables of a database to the current version, and waits for another process that does the same. Throws if that fails, and
 * before any change if another version has brought them to an unknown step.
 * @param steps all existing steps, by default those of this version.
 */
export const migrate = async <T>(db: Kysely<T>, traits: DatabaseTraits, steps: Steps = stepsFor(traits)): Promise<void> => {
  const { objection } = await migrationState(db, traits, steps);
  if (objection !== null) throw new Error(objection);
  const { error } = await new Migrator({ db, provider: providerOf(steps) }).migrateToLatest();
  if (error !== undefined)
    throw types.isNativeError(error) ? error : new Error('the tables cannot be brought up to date', { cause: error });
};
