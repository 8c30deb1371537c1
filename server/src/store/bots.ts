import type { Kysely } from 'kysely';
import type { DatabaseSchema } from './DatabaseSchema.js';

type Db = Kysely<DatabaseSchema>;

/** A program that the operator has given a token. */
export interface SavedBot {
  /** Never leaves the server: `botSeatKey`. */
  readonly id: string;
  readonly name: string;
}

/** A bot as the operator sees it. */
interface ListedBot {
  readonly name: string;
  /** When it was added, in milliseconds since 1970. */
  readonly since: number;
  /** At how many stored tables it has a seat. */
  readonly seats: number;
}

/** A table where a bot has a seat. */
export interface BotTable {
  readonly code: string;
  readonly finished: boolean;
}

/** The bots as servers read them. */
export interface BotStore {
  /** Returns the bot whose token has that hash; null if there is none. */
  prove(tokenHash: string): Promise<SavedBot | null>;
  /** Stores that a bot has a seat at a table. */
  hold(id: string, code: string): Promise<void>;
  /** Returns the tables where a bot has a seat, those that changed last first. @param limit how many. */
  tables(id: string, limit: number): Promise<readonly BotTable[]>;
}

/** Stores that a bot has a seat at a table; once is enough. */
export const holdBotSeat = async (db: Db, bot: string, match: string): Promise<void> => {
  await db
    .insertInto('bot_seat')
    .values({ bot, match })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Reads bots and their seats in a database. */
export const botStoreOf = (db: Db): BotStore => ({
  prove: async (tokenHash) => (await db.selectFrom('bot').select(['id', 'name']).where('token', '=', tokenHash).executeTakeFirst()) ?? null,
  hold: (id, code) => holdBotSeat(db, id, code),
  tables: async (id, limit) => {
    const rows = await db
      .selectFrom('bot_seat')
      .innerJoin('match', 'match.code', 'bot_seat.match')
      .select(['match.code', 'match.finished'])
      .where('bot_seat.bot', '=', id)
      .where('match.moved', 'is', null)
      .orderBy('match.finished')
      .orderBy('match.changed', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ code, finished }) => ({ code, finished: finished === 1 }));
  },
});

/** Adds a bot; false if there is one of that name. @param tokenHash the hash of its token. */
export const insertBot = async (db: Db, { tokenHash, ...bot }: SavedBot & { readonly tokenHash: string }): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('bot')
    .values({ ...bot, token: tokenHash, since: Date.now() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** Removes a bot; false if there is none of that name. Its token opens nothing any more. */
export const deleteBot = async (db: Db, name: string): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('bot').where('name', '=', name).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};

/** Reads the bots, by their names. */
export const readBots = async (db: Db): Promise<readonly ListedBot[]> => {
  const rows = await db
    .selectFrom('bot')
    .leftJoin('bot_seat', 'bot_seat.bot', 'bot.id')
    .select(({ fn }) => ['bot.name', 'bot.since', fn.count('bot_seat.match').as('seats')])
    .groupBy(['bot.id', 'bot.name', 'bot.since'])
    .orderBy('bot.name')
    .execute();
  return rows.map(({ name, since, seats }) => ({ name, since: Number(since), seats: Number(seats) }));
};
