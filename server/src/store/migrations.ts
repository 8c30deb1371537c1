import { sql, type Kysely, type Migration, type MigrationProvider } from 'kysely';
import type { Flavor } from './Flavor.js';

/** What `0001-matches` kept of a table. */
interface FirstSetup {
  readonly seats: readonly ({ readonly keyHash: string } | null)[];
}

/** The same with what tables have had since `0002-open-tables`. */
const withLobby = (setup: FirstSetup): FirstSetup => ({
  ...setup,
  ...{ creator: setup.seats.find((seat) => seat !== null)?.keyHash ?? null, listed: false, begins: 'first' },
  seats: setup.seats.map((seat) => seat && { ...seat, mercenaries: [] }),
});

/** What tables have had since `0003-clocks`. */
const withCourse = (setup: { readonly options: object }): object => ({
  ...setup,
  options: { ...setup.options, clock: 'none' },
  course: { clock: null, paused: false, standIns: [], next: null },
});

/** What tables have had since `0004-muster`. */
const withMuster = (setup: object): object => ({ ...setup, muster: 'free' });

/** Lets the set-up of every table be written anew. */
const rewriteSetups = async <T extends object>(db: Kysely<unknown>, change: (setup: T) => object): Promise<void> => {
  const { rows } = await sql<{ code: string; setup: string }>`select code, setup from match`.execute(db);
  for (const { code, setup } of rows) {
    const now = change(JSON.parse(setup) as T);
    await sql`update match set setup = ${JSON.stringify(now)} where code = ${code}`.execute(db);
  }
};

/** Steps that bring a database of an older version up to date. Never change one that has been released: add the next. */
const stepsFor = ({ now, milliseconds }: Flavor): Record<string, Migration> => ({
  '0001-matches': {
    up: async (db: Kysely<unknown>): Promise<void> => {
      await db.schema
        .createTable('match')
        .addColumn('code', 'text', (column) => column.primaryKey())
        .addColumn('rules', 'integer', (column) => column.notNull())
        .addColumn('setup', 'text', (column) => column.notNull())
        .addColumn('finished', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('created', 'text', (column) => column.notNull().defaultTo(now))
        .execute();
      await db.schema
        .createTable('intent')
        .addColumn('match', 'text', (column) => column.notNull().references('match.code').onDelete('cascade'))
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('player', 'integer', (column) => column.notNull())
        .addColumn('intent', 'text', (column) => column.notNull())
        .addColumn('client', 'text', (column) => column.notNull())
        .addColumn('n', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('intent_in_match', ['match', 'seq'])
        .execute();
    },
  },
  '0002-open-tables': {
    up: async (db: Kysely<unknown>): Promise<void> => {
      for (const column of ['listed', 'people', 'free', 'changed']) {
        await db.schema
          .alterTable('match')
          .addColumn(column, column === 'changed' ? milliseconds : 'integer', (definition) => definition.notNull().defaultTo(0))
          .execute();
      }
      await db.schema.createIndex('match_free').on('match').columns(['free', 'changed']).execute();
      // Only SQLite has tables as old as that.
      const { rows } = await sql<{ code: string; setup: string }>`select code, setup from match`.execute(db);
      for (const { code, setup } of rows) {
        const now = withLobby(JSON.parse(setup) as FirstSetup);
        const people = now.seats.filter((seat) => seat !== null).length;
        await sql`
          update match set setup = ${JSON.stringify(now)}, people = ${people}, free = ${now.seats.length - people},
            changed = cast(strftime('%s', created) as integer) * 1000
          where code = ${code}`.execute(db);
      }
    },
  },
  '0003-clocks': {
    up: async (db: Kysely<unknown>): Promise<void> => {
      await db.schema.alterTable('intent').addColumn('clock', 'text').execute();
      await rewriteSetups(db, withCourse);
    },
  },
  '0004-muster': {
    up: (db: Kysely<unknown>): Promise<void> => rewriteSetups(db, withMuster),
  },
  '0005-lines': {
    up: async (db: Kysely<unknown>): Promise<void> => {
      await db.schema
        .createTable('line')
        .addColumn('match', 'text', (column) => column.notNull().references('match.code').onDelete('cascade'))
        .addColumn('n', 'integer', (column) => column.notNull())
        .addColumn('at', milliseconds, (column) => column.notNull())
        .addColumn('by', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('seated', 'integer', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('line_in_match', ['match', 'n'])
        .execute();
    },
  },
});

/** The steps for a kind of database, to be done in the order of their names. */
export const migrationsFor = (flavor: Flavor): MigrationProvider => ({ getMigrations: () => Promise.resolve(stepsFor(flavor)) });
