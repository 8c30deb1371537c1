import type { Kysely } from 'kysely';
import type { Ban } from '@hexfall/shared/protocol/operator';
import type { DatabaseSchema } from './DatabaseSchema.js';

type Db = Kysely<DatabaseSchema>;

/** The notice that the operator shows on the page. */
export interface StoredNotice {
  readonly text: string;
  /** When it was set, in milliseconds: pages tell notices apart by it. */
  readonly since: number;
}

/** What the operator sets with `hexfall admin` while servers run. */
export interface Moderation {
  readonly notice: StoredNotice | null;
  /** Banned addresses and address ranges. */
  readonly bans: readonly string[];
}

export const NO_MODERATION: Moderation = { notice: null, bans: [] };

/** There is one notice at most; it has this number. */
const THE_NOTICE = 1;

/** Reads the operator's bans and notice. */
export const readModeration = async (db: Db): Promise<Moderation> => {
  const notice = await db.selectFrom('notice').select(['text', 'since']).where('id', '=', THE_NOTICE).executeTakeFirst();
  const bans = await db.selectFrom('ban').select('network').orderBy('network').execute();
  return { notice: notice ? { text: notice.text, since: Number(notice.since) } : null, bans: bans.map(({ network }) => network) };
};

/** Reads the bans, the oldest first. */
export const readBans = async (db: Db): Promise<readonly Ban[]> => {
  const rows = await db.selectFrom('ban').selectAll().orderBy('since').execute();
  return rows.map(({ network, reason, since }) => ({ network, reason, since: Number(since) }));
};

/** Replaces the notice; null removes it. */
export const writeNotice = (db: Db, text: string | null): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('notice').execute();
    if (text !== null) await transaction.insertInto('notice').values({ id: THE_NOTICE, text, since: Date.now() }).execute();
  });

/** Bans addresses; an existing ban gets the new reason. */
export const addBan = (db: Db, network: string, reason: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('ban').where('network', '=', network).execute();
    await transaction.insertInto('ban').values({ network, reason, since: Date.now() }).execute();
  });

/** Removes a ban; false if there was none. */
export const removeBan = async (db: Db, network: string): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('ban').where('network', '=', network).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};
