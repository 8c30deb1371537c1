import type { Kysely } from 'kysely';
import { CHAT_NOTICES, type ChatLine, EMOTES, LINES_KEPT } from '@hexfall/shared/protocol/chat';
import { type DatabaseSchema, EVERYONE } from './DatabaseSchema.js';

type Db = Kysely<DatabaseSchema>;

/** A line to be added to the chat of a table. */
export interface Spoken {
  readonly code: string;
  readonly line: ChatLine;
}

/** What a line says that is no text. */
const wordlessOf = (stored: string | null): Pick<ChatLine, 'emote' | 'notice'> => {
  const emote = EMOTES.find((known) => known === stored);
  const notice = CHAT_NOTICES.find((known) => known === stored);
  return { ...(emote && { emote }), ...(notice && { notice }) };
};

/** Returns the latest lines of a chat, those for everyone and those of its teams, oldest first. */
export const readLines = async (db: Db, code: string): Promise<readonly ChatLine[]> => {
  const rows = await db
    .selectFrom('chat')
    .select(['team', 'n', 'at', 'by', 'name', 'seated', 'text', 'emote'])
    .where('match', '=', code)
    .orderBy('team')
    .orderBy('n')
    .execute();
  const lines = rows.map(({ team, emote, ...row }): ChatLine => ({
    ...row,
    at: Number(row.at),
    seated: row.seated === 1,
    ...wordlessOf(emote),
    ...(team !== EVERYONE && { team }),
  }));
  return lines.sort((a, b) => a.at - b.at);
};

const addLine = async (transaction: Db, { code, line: { notice, team = EVERYONE, ...line } }: Spoken): Promise<void> => {
  await transaction
    .insertInto('chat')
    .values({ ...line, ...(notice && { emote: notice }), seated: Number(line.seated), match: code, team })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transaction
    .deleteFrom('chat')
    .where('match', '=', code)
    .where('team', '=', team)
    .where('n', '<=', line.n - LINES_KEPT)
    .execute();
};

/** Adds lines of different tables and drops the oldest there, in one transaction. Returns null per line; throws if nothing was written. */
export const addLines = (db: Db, group: readonly Spoken[]): Promise<readonly null[]> =>
  db.transaction().execute(async (transaction) => {
    for (const spoken of group) await addLine(transaction, spoken);
    return group.map(() => null);
  });
