import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from './DatabaseSchema.js';

/** Which matches without an owner to delete: those last changed before that time, in milliseconds; null for none of a kind. */
export interface Expiry {
  readonly finishedBefore: number | null;
  /** Tables with players and a free seat, whose match has not started. */
  readonly waitingBefore: number | null;
}

type Db = Kysely<DatabaseSchema>;

/** How many are deleted at once, so that other writes come in between. */
const AT_ONCE = 100;

/** Codes of matches without an owner that were last changed before that time. */
const stale = (db: Db, before: number) =>
  db.selectFrom('match').select('code').where('changed', '<', before).where('owner', 'is', null).limit(AT_ONCE);

/** Deletes the matches that a query finds until there are none; returns how many. */
const removeAll = async (db: Db, found: ReturnType<typeof stale>): Promise<number> => {
  let removed = 0;
  for (;;) {
    // One that a process has acquired since it was found stays. No index has the expression: SQLite would read all matches without owner.
    const { numDeletedRows } = await db
      .deleteFrom('match')
      .where('code', 'in', found)
      .where(sql<boolean>`coalesce(owner, '') = ''`)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return removed;
    removed += Number(numDeletedRows);
  }
};

/** Deletes tables without an owner that no player has joined; returns how many. */
export const prune = (db: Db, before: number): Promise<number> => removeAll(db, stale(db, before).where('unjoined', '=', 1));

/** Deletes matches past their retention; returns how many. */
export const expire = async (db: Db, { finishedBefore, waitingBefore }: Expiry): Promise<number> => {
  const finished = finishedBefore === null ? 0 : await removeAll(db, stale(db, finishedBefore).where('finished', '=', 1));
  if (waitingBefore === null) return finished;
  const waiting = stale(db, waitingBefore)
    .where('finished', '=', 0)
    .where('free', '>', 0)
    .where((query) => query.not(query.exists(query.selectFrom('intent').select('intent.seq').whereRef('intent.match', '=', 'match.code'))));
  return finished + (await removeAll(db, waiting));
};
