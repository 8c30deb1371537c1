import type { Kysely } from 'kysely';
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

/** Deletes matches past their retention; returns how many. */
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
