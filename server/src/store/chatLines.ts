import type { Kysely, Transaction } from 'kysely';
import { CHAT_NOTICES, EMOTES, LINES_KEPT, type ChatLine } from '@hexfall/shared/protocol/chat';
import type { DatabaseSchema } from './DatabaseSchema.js';

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

const readPublicLines = async (db: Db, code: string): Promise<readonly ChatLine[]> => {
  const rows = await db
    .selectFrom('chat')
    .select(['n', 'at', 'by', 'name', 'seated', 'text', 'emote'])
    .where('match', '=', code)
    .orderBy('n', 'desc')
    .limit(LINES_KEPT)
    .execute();
  return rows.reverse().map(({ emote, ...row }) => ({ ...row, at: Number(row.at), seated: row.seated === 1, ...wordlessOf(emote) }));
};

const readTeamLines = async (db: Db, code: string): Promise<readonly ChatLine[]> => {
  const rows = await db
    .selectFrom('team_chat')
    .select(['team', 'n', 'at', 'by', 'name', 'text', 'emote'])
    .where('match', '=', code)
    .orderBy('team')
    .orderBy('n')
    .execute();
  return rows.map(({ emote, ...row }) => ({ ...row, at: Number(row.at), seated: true, ...wordlessOf(emote) }));
};

/** Returns the latest lines of a chat, those for everyone and those of its teams, oldest first. */
export const readLines = async (db: Db, code: string): Promise<readonly ChatLine[]> => {
  const lines = [...(await readPublicLines(db, code)), ...(await readTeamLines(db, code))];
  return lines.sort((a, b) => a.at - b.at);
};

const addPublicLine = async (
  transaction: Transaction<DatabaseSchema>,
  match: string,
  { team: _, notice, ...line }: ChatLine,
): Promise<void> => {
  await transaction
    .insertInto('chat')
    .values({ ...line, ...(notice && { emote: notice }), seated: Number(line.seated), match })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transaction
    .deleteFrom('chat')
    .where('match', '=', match)
    .where('n', '<=', line.n - LINES_KEPT)
    .execute();
};

const addTeamLine = async (
  transaction: Transaction<DatabaseSchema>,
  match: string,
  { seated: _, notice: __, team, ...line }: ChatLine & { readonly team: number },
): Promise<void> => {
  await transaction
    .insertInto('team_chat')
    .values({ ...line, team, match })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transaction
    .deleteFrom('team_chat')
    .where('match', '=', match)
    .where('team', '=', team)
    .where('n', '<=', line.n - LINES_KEPT)
    .execute();
};

/** Adds lines of different tables and drops the oldest there, in one transaction. Returns null per line; throws if nothing was written. */
export const addLines = (db: Db, group: readonly Spoken[]): Promise<readonly null[]> =>
  db.transaction().execute(async (transaction) => {
    for (const { code, line } of group) {
      const { team } = line;
      if (team === undefined) await addPublicLine(transaction, code, line);
      else await addTeamLine(transaction, code, { ...line, team });
    }
    return group.map(() => null);
  });
