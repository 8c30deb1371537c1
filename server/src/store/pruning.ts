import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isInCompetition } from './competitions.js';
import type { DatabaseSchema } from './DatabaseSchema.js';
import { hasIntents } from './leases.js';
import { removeIdleBrowsers } from './SqlPushStore.js';

/* Everything that is deleted by age. Nothing else in the server deletes rows by time (`test/server/pruning.test.ts`). */

type Db = Kysely<DatabaseSchema>;

/**
 * The kinds of rows that are deleted by their age. Of tables without an owner: those that no player has joined, matches that are over, tables with
 * players and a free seat whose match has not started, and all others that are not over. Then subscriptions for the seats of a match that is over,
 * and browsers whose subscription no page has renewed; competitions that are over, and those with which nobody has gone on. A match of a
 * competition that is not over is never deleted by its age.
 */
export const PRUNED = [
  'empty',
  'finished',
  'waiting',
  'idle',
  'profiles',
  'invitations',
  'endedSubscriptions',
  'browsers',
  'competitions',
  'idleCompetitions',
] as const;
export type Pruned = (typeof PRUNED)[number];

interface PrunedRows {
  /** Counts the rows; with a time, those last changed before it. */
  readonly count: (db: Db, before?: number) => Promise<number>;
  /** Deletes those last changed before a time; returns their ids. */
  readonly remove: (db: Db, before: number) => Promise<readonly string[]>;
}

/** How many matches are deleted at once, so that other writes come in between. */
const AT_ONCE = 100;

const unowned = (db: Db) =>
  db
    .selectFrom('match')
    .where('owner', 'is', null)
    .where((query) => query.not(isInCompetition));

/** Some of the matches without an owner. */
const matches = (some: (found: ReturnType<typeof unowned>) => ReturnType<typeof unowned>): PrunedRows => ({
  count: async (db, before = Infinity) => {
    const { number } = await some(unowned(db))
      .$if(before !== Infinity, (found) => found.where('changed', '<', before))
      .select(({ fn }) => fn.countAll().as('number'))
      .executeTakeFirstOrThrow();
    return Number(number);
  },
  remove: async (db, before) => {
    const removed: string[] = [];
    for (;;) {
      // Keeps one that a process has acquired since it was found. No index has the expression: SQLite would read all matches without owner.
      const deleted = await db
        .deleteFrom('match')
        .where('code', 'in', some(unowned(db)).where('changed', '<', before).select('code').limit(AT_ONCE))
        .where(sql<boolean>`coalesce(owner, '') = ''`)
        .returning('code')
        .execute();
      if (deleted.length === 0) return removed;
      removed.push(...deleted.map(({ code }) => code));
    }
  },
});

/** Rows of another table. @param isDue is given no time for all rows of the kind. */
const rows = (table: keyof DatabaseSchema, id: string, isDue: (before?: number) => RawBuilder<unknown>): PrunedRows => ({
  count: async (db, before) => {
    const found = sql<{ number: number | string }>`select count(*) as number from ${sql.table(table)} where ${isDue(before)}`;
    return Number((await found.execute(db)).rows[0]?.number ?? 0);
  },
  remove: async (db, before) => {
    const deleted = sql<{ id: string }>`delete from ${sql.table(table)} where ${isDue(before)} returning ${sql.ref(id)} as id`;
    return (await deleted.execute(db)).rows.map((row) => row.id);
  },
});

const isBefore =
  (column: string) =>
  (before?: number): RawBuilder<unknown> =>
    before === undefined ? sql`1 = 1` : sql`${sql.ref(column)} < ${before}`;

const ROWS: Readonly<Record<Pruned, PrunedRows>> = {
  empty: matches((found) => found.where('unjoined', '=', 1)),
  finished: matches((found) => found.where('finished', '=', 1)),
  waiting: matches((found) =>
    found
      .where('finished', '=', 0)
      .where('free', '>', 0)
      .where((query) => query.not(hasIntents(query))),
  ),
  idle: matches((found) => found.where('finished', '=', 0).where('moved', 'is', null)),
  profiles: rows('profile', 'id', isBefore('used')),
  invitations: rows('invitation', 'id', isBefore('at')),
  endedSubscriptions: rows(
    'browser_seat',
    'endpoint',
    (before) => sql`${sql.ref('match')} in (select code from ${sql.table('match')} where finished = 1 and ${isBefore('changed')(before)})`,
  ),
  browsers: rows('browser', 'endpoint', isBefore('at')),
  competitions: rows('competition', 'code', (before) => sql`phase = 'closed' and ${isBefore('changed')(before)}`),
  idleCompetitions: rows('competition', 'code', (before) => sql`phase <> 'closed' and ${isBefore('changed')(before)}`),
};

/** Counts the rows of a kind; with a time, those last changed before it. */
export const countPruned = (db: Db, kind: Pruned, before?: number): Promise<number> => ROWS[kind].count(db, before);

/** Deletes the rows of a kind that were last changed before a time; returns the codes of matches, and the ids of others. */
export const deletePruned = async (db: Db, kind: Pruned, before: number): Promise<readonly string[]> => {
  const removed = await ROWS[kind].remove(db, before);
  // Their seats and profiles may have been among them.
  await removeIdleBrowsers(db);
  return removed;
};

/** The columns by which rows are pruned. */
const TIMES: readonly (readonly [keyof DatabaseSchema, string])[] = [
  ['match', 'changed'],
  ['profile', 'used'],
  ['invitation', 'at'],
  ['browser', 'at'],
  ['competition', 'changed'],
];

/** Returns when anything that is pruned was last changed, in milliseconds; later times than now do not count. Null if there is none. */
export const newestTime = async (db: Db, now: number): Promise<number | null> => {
  let newest: number | null = null;
  for (const [table, column] of TIMES) {
    const time = sql.ref(column);
    const found = sql<{ at: number | string | null }>`select max(${time}) as at from ${sql.table(table)} where ${time} <= ${now}`;
    const at = (await found.execute(db)).rows[0]?.at ?? null;
    if (at !== null) newest = Math.max(newest ?? 0, Number(at));
  }
  return newest;
};
