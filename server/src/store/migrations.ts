import { sql, type Kysely, type Migration, type MigrationProvider } from 'kysely';
import { z } from 'zod';
import type { DatabaseTraits } from './DatabaseTraits.js';

/** What `0001-matches` kept of a table, as far as a step needs it. */
const FirstSetupSchema = z.looseObject({
  seats: z.array(z.looseObject({ keyHash: z.string().nullable() }).nullable()),
  options: z.looseObject({}),
});
type FirstSetup = z.infer<typeof FirstSetupSchema>;

/** What it has had since `0003-clocks`. */
const TimedSetupSchema = z.looseObject({ options: z.looseObject({ clock: z.string() }) });

/** The same with what tables have had since `0002-open-tables`. */
const withLobby = (setup: FirstSetup): FirstSetup => ({
  ...setup,
  ...{ creator: setup.seats.find((seat) => seat !== null)?.keyHash ?? null, listed: false, begins: 'first' },
  seats: setup.seats.map((seat) => seat && { ...seat, mercenaries: [] }),
});

/** What tables have had since `0003-clocks`. */
const withCourse = (setup: FirstSetup): object => ({
  ...setup,
  options: { ...setup.options, clock: 'none' },
  course: { clock: null, paused: false, standIns: [], next: null },
});

/** What tables have had since `0004-muster`. */
const withMuster = (setup: object): object => ({ ...setup, muster: 'free' });

/** The kinds of clock since `0006-ownership`: none, one that runs in play, one by the calendar. */
const timedOf = ({ options }: z.infer<typeof TimedSetupSchema>): number => {
  if (options.clock === 'none') return 0;
  return options.clock.startsWith('days:') ? 2 : 1;
};

/** Rewrites the setup of every table. */
const rewriteSetups = async (db: Kysely<unknown>, change: (setup: FirstSetup) => object): Promise<void> => {
  const { rows } = await sql<{ code: string; setup: string }>`select code, setup from match`.execute(db);
  for (const { code, setup } of rows) {
    const now = change(FirstSetupSchema.parse(JSON.parse(setup)));
    await sql`update match set setup = ${JSON.stringify(now)} where code = ${code}`.execute(db);
  }
};

/** Steps that bring a database of an older version up to date. Never change one that has been released: add the next. */
const stepsFor = ({ now, milliseconds }: DatabaseTraits): Record<string, Migration> => ({
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
        const now = withLobby(FirstSetupSchema.parse(JSON.parse(setup)));
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
  '0006-ownership': {
    up: async (db: Kysely<unknown>): Promise<void> => {
      await db.schema.alterTable('match').addColumn('owner', 'text').execute();
      for (const column of ['epoch', 'timed']) {
        await db.schema
          .alterTable('match')
          .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
          .execute();
      }
      await db.schema.alterTable('match').addColumn('due', milliseconds).execute();
      await db.schema.createIndex('match_owner').on('match').column('owner').execute();
      await db.schema.createIndex('match_due').on('match').column('due').execute();
      await db.schema
        .alterTable('intent')
        .addColumn('epoch', 'integer', (definition) => definition.notNull().defaultTo(0))
        .execute();
      await db.schema
        .createTable('process')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('since', milliseconds, (column) => column.notNull())
        .addColumn('seen', milliseconds, (column) => column.notNull())
        .execute();
      const { rows } = await sql<{ code: string; setup: string; finished: number }>`select code, setup, finished from match`.execute(db);
      for (const { code, setup, finished } of rows) {
        const timed = timedOf(TimedSetupSchema.parse(JSON.parse(setup)));
        // Until this step a clock in days was checked only when a player connected: all of these are due for one check.
        const due = timed === 2 && finished === 0 ? 0 : null;
        await sql`update match set timed = ${timed}, due = ${due} where code = ${code}`.execute(db);
      }
    },
  },
  '0007-operator': {
    up: async (db: Kysely<unknown>): Promise<void> => {
      await db.schema
        .createTable('ban')
        .addColumn('network', 'text', (column) => column.primaryKey())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('since', milliseconds, (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('notice')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('since', milliseconds, (column) => column.notNull())
        .execute();
      // From this step on the column holds the time when a match ended. It was not recorded before: retention counts from today.
      await sql`update match set changed = ${Date.now()} where finished = 1`.execute(db);
    },
  },
  '0008-rules-2': {
    up: async (db: Kysely<unknown>): Promise<void> => {
      // Where nothing has been played yet, it can be played by version 2 of the rules as well.
      await sql`update match set rules = 2 where rules = 1 and not exists (select 1 from intent where intent.match = match.code)`.execute(
        db,
      );
    },
  },
  '0009-moved': {
    up: async (db: Kysely<unknown>): Promise<void> => {
      await db.schema.alterTable('match').addColumn('moved', 'text').execute();
    },
  },
  '0010-study': {
    up: async (db: Kysely<unknown>): Promise<void> => {
      await db.schema
        .createTable('study')
        .addColumn('match', 'text', (column) => column.primaryKey().references('match.code').onDelete('cascade'))
        .addColumn('content', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '0011-team-lines': {
    up: async (db: Kysely<unknown>): Promise<void> => {
      await db.schema.alterTable('line').addColumn('emote', 'text').execute();
      await db.schema
        .createTable('team_line')
        .addColumn('match', 'text', (column) => column.notNull().references('match.code').onDelete('cascade'))
        .addColumn('team', 'integer', (column) => column.notNull())
        .addColumn('n', 'integer', (column) => column.notNull())
        .addColumn('at', milliseconds, (column) => column.notNull())
        .addColumn('by', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('emote', 'text')
        .addPrimaryKeyConstraint('team_line_in_match', ['match', 'team', 'n'])
        .execute();
    },
  },
  '0012-push': {
    up: async (db: Kysely<unknown>): Promise<void> => {
      await db.schema
        .createTable('vapid')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('publicKey', 'text', (column) => column.notNull())
        .addColumn('privateKey', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('push')
        .addColumn('match', 'text', (column) => column.notNull().references('match.code').onDelete('cascade'))
        .addColumn('holder', 'text', (column) => column.notNull())
        .addColumn('endpoint', 'text', (column) => column.notNull())
        .addColumn('p256dh', 'text', (column) => column.notNull())
        .addColumn('auth', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('origin', 'text', (column) => column.notNull())
        .addColumn('called', 'text')
        .addColumn('at', milliseconds, (column) => column.notNull())
        .addPrimaryKeyConstraint('push_to_seat', ['match', 'holder', 'endpoint'])
        .execute();
      await db.schema.createIndex('push_endpoint').on('push').column('endpoint').execute();
    },
  },
  '0013-profiles': {
    up: async (db: Kysely<unknown>): Promise<void> => {
      await db.schema
        .createTable('profile')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('key', 'text', (column) => column.notNull().unique())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('shape', 'text', (column) => column.notNull())
        .addColumn('color', 'text', (column) => column.notNull())
        .addColumn('used', milliseconds, (column) => column.notNull())
        .addColumn('seen', milliseconds)
        .addColumn('place', 'text')
        .execute();
      await db.schema.createIndex('profile_used').on('profile').column('used').execute();
      await db.schema
        .createTable('profile_seat')
        .addColumn('profile', 'text', (column) => column.notNull().references('profile.id').onDelete('cascade'))
        .addColumn('match', 'text', (column) => column.notNull().references('match.code').onDelete('cascade'))
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('counted', 'integer', (column) => column.notNull().defaultTo(0))
        .addPrimaryKeyConstraint('seat_of_profile', ['profile', 'match'])
        .execute();
      await db.schema.createIndex('profile_seat_match').on('profile_seat').column('match').execute();
      await db.schema
        .createTable('person')
        .addColumn('profile', 'text', (column) => column.notNull().references('profile.id').onDelete('cascade'))
        .addColumn('other', 'text', (column) => column.notNull().references('profile.id').onDelete('cascade'))
        .addColumn('match', 'text', (column) => column.references('match.code').onDelete('set null'))
        .addColumn('at', milliseconds, (column) => column.notNull())
        .addColumn('times', 'integer', (column) => column.notNull())
        .addColumn('shows', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('blocked', 'integer', (column) => column.notNull().defaultTo(0))
        .addPrimaryKeyConstraint('person_of_profile', ['profile', 'other'])
        .execute();
      await db.schema.createIndex('person_other').on('person').column('other').execute();
      await db.schema.createIndex('person_match').on('person').column('match').execute();
      await db.schema
        .createTable('invitation')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('sender', 'text', (column) => column.notNull().references('profile.id').onDelete('cascade'))
        .addColumn('recipient', 'text', (column) => column.notNull().references('profile.id').onDelete('cascade'))
        .addColumn('match', 'text', (column) => column.notNull().references('match.code').onDelete('cascade'))
        .addColumn('at', milliseconds, (column) => column.notNull())
        .addColumn('declined', 'integer', (column) => column.notNull().defaultTo(0))
        .addUniqueConstraint('invitation_between', ['sender', 'recipient'])
        .execute();
      await db.schema.createIndex('invitation_recipient').on('invitation').column('recipient').execute();
      await db.schema.createIndex('invitation_match').on('invitation').column('match').execute();
    },
  },
  '0014-profile-push': {
    up: async (db: Kysely<unknown>): Promise<void> => {
      await db.schema.alterTable('profile_seat').addColumn('called', 'text').execute();
      await db.schema
        .createTable('profile_push')
        .addColumn('endpoint', 'text', (column) => column.primaryKey())
        .addColumn('profile', 'text', (column) => column.notNull().references('profile.id').onDelete('cascade'))
        .addColumn('p256dh', 'text', (column) => column.notNull())
        .addColumn('auth', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('origin', 'text', (column) => column.notNull())
        .addColumn('at', milliseconds, (column) => column.notNull())
        .execute();
      await db.schema.createIndex('profile_push_profile').on('profile_push').column('profile').execute();
    },
  },
});

/** The steps for a kind of database, to be done in the order of their names. */
export const migrationsFor = (traits: DatabaseTraits): MigrationProvider => ({ getMigrations: () => Promise.resolve(stepsFor(traits)) });
