import type { Kysely } from 'kysely';
import { LINES_KEPT, type ChatLine } from '@hexfall/shared/protocol/chat';
import type { DatabaseSchema } from './DatabaseSchema.js';

type Db = Kysely<DatabaseSchema>;

/** A line to be added to the chat of a table. */
export interface Spoken {
  readonly code: string;
  readonly line: ChatLine;
}

/** The latest lines of a chat, oldest first. */
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

/** Adds lines of different tables and drops the oldest there, in one transaction. Returns null per line; throws if nothing was written. */
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
