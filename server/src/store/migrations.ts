import { sql, type Kysely, type Migration, type MigrationProvider } from 'kysely';

/** Steps that bring a database of an older version up to date. Never change one that has been released: add the next. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-matches': {
    up: async (db: Kysely<unknown>): Promise<void> => {
      await db.schema
        .createTable('match')
        .addColumn('code', 'text', (column) => column.primaryKey())
        .addColumn('rules', 'integer', (column) => column.notNull())
        .addColumn('setup', 'text', (column) => column.notNull())
        .addColumn('finished', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('created', 'text', (column) => column.notNull().defaultTo(sql`(datetime('now'))`))
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
};

export const migrations: MigrationProvider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
