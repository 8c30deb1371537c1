import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from './DatabaseSchema.js';
import { hasIntents } from './leases.js';

/** Which matches without an owner to delete: those last changed before that time, in milliseconds; null for none of a kind. */
export interface Expiry {
  readonly finishedBefore: number | null;
  /** Tables with players and a free seat, whose match has not started. */
  readonly waitingBefore: number | null;
  /** All others that are not over: nobody has opened them since. */
  readonly idleBefore: number | null;
}

type Db = Kysely<DatabaseSchema>;

/** How many are deleted at once, so that other writes come in between. */
const AT_ONCE = 100;

/** Codes of matches without an owner that were last changed before that time. */
const stale = (db: Db, before: number) =>
  db.selectFrom('match').select('code').where('changed', '<', before).where('owner', 'is', null).limit(AT_ONCE);

/** Deletes the matches that a query finds until there are none; returns their codes. */
const removeAll = async (db: Db, found: ReturnType<typeof stale>): Promise<readonly string[]> => {
  const removed: string[] = [];
  for (;;) {
    // One that a process has acquired since it was found stays. No index has the expression: SQLite would read all matches without owner.
    const deleted = await db
      .deleteFrom('match')
      .where('code', 'in', found)
      .where(sql<boolean>`coalesce(owner, '') = ''`)
      .returning('code')
      .execute();
    if (deleted.length === 0) return removed;
    removed.push(...deleted.map(({ code }) => code));
  }
};

/** Deletes tables without an owner that no player has joined; returns their codes. */
export const prune = (db: Db, before: number): Promise<readonly string[]> => removeAll(db, stale(db, before).where('unjoined', '=', 1));

/** The codes of deleted matches. */
export interface Expired {
  readonly finished: readonly string[];
  readonly waiting: readonly string[];
  readonly idle: readonly string[];
}

/** Deletes matches past their retention. */
export const expire = async (db: Db, { finishedBefore, waitingBefore, idleBefore }: Expiry): Promise<Expired> => {
  const remove = (
    before: number | null,
    some: (found: ReturnType<typeof stale>) => ReturnType<typeof stale>,
  ): Promise<readonly string[]> => (before === null ? Promise.resolve([]) : removeAll(db, some(stale(db, before))));
  return {
    finished: await remove(finishedBefore, (found) => found.where('finished', '=', 1)),
    waiting: await remove(waitingBefore, (found) =>
      found
        .where('finished', '=', 0)
        .where('free', '>', 0)
        .where((query) => query.not(hasIntents(query))),
    ),
    idle: await remove(idleBefore, (found) => found.where('finished', '=', 0).where('moved', 'is', null)),
  };
};
