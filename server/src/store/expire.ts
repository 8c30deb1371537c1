import type { Kysely } from 'kysely';
import type { Tables } from './Tables.js';

/** What may be deleted: everything of a kind that no process has and on which nothing has changed since that time, in milliseconds; null for nothing. */
export interface Expiry {
  readonly finishedBefore: number | null;
  /** Tables where somebody sits and a seat is free, whose match has not started. */
  readonly waitingBefore: number | null;
}

type Db = Kysely<Tables>;

/** So many are deleted at a time: others want to write, too. */
const AT_ONCE = 100;

const stale = (db: Db, before: number) =>
  db.selectFrom('match').select('code').where('changed', '<', before).where('owner', 'is', null).limit(AT_ONCE);

const removeAll = async (db: Db, find: () => Promise<readonly { readonly code: string }[]>): Promise<number> => {
  let removed = 0;
  for (let found = await find(); found.length > 0; found = await find()) {
    const codes = found.map(({ code }) => code);
    await db.deleteFrom('match').where('code', 'in', codes).execute();
    removed += codes.length;
  }
  return removed;
};

/** Deletes what the operator does not want to keep any longer; gives how many matches. */
export const expire = async (db: Db, { finishedBefore, waitingBefore }: Expiry): Promise<number> => {
  const finished = finishedBefore === null ? 0 : await removeAll(db, () => stale(db, finishedBefore).where('finished', '=', 1).execute());
  if (waitingBefore === null) return finished;
  const waiting = (): Promise<readonly { readonly code: string }[]> =>
    stale(db, waitingBefore)
      .where('finished', '=', 0)
      .where('free', '>', 0)
      .where((query) =>
        query.not(query.exists(query.selectFrom('intent').select('intent.seq').whereRef('intent.match', '=', 'match.code'))),
      )
      .execute();
  return finished + (await removeAll(db, waiting));
};
