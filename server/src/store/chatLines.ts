import type { Kysely } from 'kysely';
import { LINES_KEPT, type ChatLine } from '@hexfall/shared/protocol/talk';
import type { Tables } from './Tables.js';

type Db = Kysely<Tables>;

/** A line on its way into the conversation of a table. */
export interface Spoken {
  readonly code: string;
  readonly line: ChatLine;
}

/** The latest lines of a conversation, the oldest first. */
export const readLines = async (db: Db, code: string): Promise<readonly ChatLine[]> => {
  const rows = await db
    .selectFrom('line')
    .select(['n', 'at', 'by', 'name', 'seated', 'text'])
    .where('match', '=', code)
    .orderBy('n', 'desc')
    .limit(LINES_KEPT)
    .execute();
  return rows.reverse().map((row) => ({ ...row, at: Number(row.at), seated: row.seated === 1 }));
};

/** Adds lines of different tables and forgets the oldest there, all in one transaction. Gives null for each: it throws if nothing was written. */
export const addLines = (db: Db, group: readonly Spoken[]): Promise<readonly null[]> =>
  db.transaction().execute(async (transaction) => {
    for (const { code, line } of group) {
      const row = { ...line, seated: Number(line.seated), match: code };
      await transaction
        .insertInto('line')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await transaction
        .deleteFrom('line')
        .where('match', '=', code)
        .where('n', '<=', line.n - LINES_KEPT)
        .execute();
    }
    return group.map(() => null);
  });
