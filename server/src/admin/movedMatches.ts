import { sql } from 'kysely';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { AdminStore } from './openAdminStore.js';

/* Matches that have moved to another server. Their rows stay here, with its address; they cannot be played here any more. */

export const NO_ADDRESS = '--moved-to must be the address of the other server, such as https://hexfall.example.';

/** The address of a server without a slash at its end; null if it is none. */
export const serverAddress = (text: string): string | null => {
  if (!URL.canParse(text)) return null;
  const { protocol, origin, pathname, search, hash, username } = new URL(text);
  const isPlain = (protocol === 'https:' || protocol === 'http:') && search === '' && hash === '' && username === '';
  return isPlain ? origin + pathname.replace(/\/+$/, '') : null;
};

/** Where matches had moved before, by code; null for those that had not. */
export type MovedBefore = ReadonlyMap<string, string | null>;

/** Marks matches as moved. They lose their owner, whose writes are then refused. Returns their previous servers. */
export const markMoved = ({ db, traits }: AdminStore, codes: readonly string[], to: string): Promise<MovedBefore> =>
  db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('match')
      .select(['code', 'moved'])
      .where('code', 'in', [...codes])
      .$if(traits.locksRows, (query) => query.forUpdate())
      .execute();
    await transaction
      .updateTable('match')
      .set({ moved: to, owner: null, epoch: sql<number>`epoch + 1`, due: null, changed: Date.now() })
      .where('code', 'in', [...codes])
      .execute();
    return new Map(rows.map(({ code, moved }) => [code, moved]));
  });

/**
 * Returns when these moved matches left this server, in milliseconds: the earliest time, because no clock may run longer than it did. Null
 * if none of them has moved. An error is one sentence.
 */
export const leftAt = async ({ db }: AdminStore, codes: readonly string[]): Promise<Result<number | null, string>> => {
  const rows = await db
    .selectFrom('match')
    .select(['code', 'moved', 'changed'])
    .where('code', 'in', [...codes])
    .orderBy('code')
    .execute();
  const [gone, here] = [rows.filter(({ moved }) => moved !== null), rows.find(({ moved }) => moved === null)];
  if (gone.length === 0) return ok(null);
  if (here) return fail(`${here.code} has not moved, ${gone[0]?.code ?? ''} has: write them into files of their own.`);
  return ok(Math.min(...gone.map(({ changed }) => changed)));
};

/** Takes the marks back; matches with a clock are woken up. */
export const unmarkMoved = async ({ db }: AdminStore, before: MovedBefore): Promise<void> => {
  for (const [code, moved] of before) {
    const due = sql<number | null>`case when finished = 0 and timed > 0 and cast(${moved} as text) is null then 0 end`;
    await db.updateTable('match').set({ moved, due }).where('code', '=', code).execute();
  }
};
