import type { Kysely } from 'kysely';
import type { Orders } from '../operator/Orders.js';
import type { Tables } from './Tables.js';

type Db = Kysely<Tables>;

/** There is one notice at most; it has this number. */
const THE_NOTICE = 1;

/** What the operator has ordered. */
export const readOrders = async (db: Db): Promise<Orders> => {
  const notice = await db.selectFrom('notice').select(['text', 'since']).where('id', '=', THE_NOTICE).executeTakeFirst();
  const bans = await db.selectFrom('ban').select('network').orderBy('network').execute();
  return { notice: notice ? { text: notice.text, since: Number(notice.since) } : null, bans: bans.map(({ network }) => network) };
};

/** Replaces the notice; null takes it away. */
export const writeNotice = (db: Db, text: string | null): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('notice').execute();
    if (text !== null) await transaction.insertInto('notice').values({ id: THE_NOTICE, text, since: Date.now() }).execute();
  });

/** Shuts addresses out; a ban of the same ones gets the new reason. */
export const addBan = (db: Db, network: string, reason: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('ban').where('network', '=', network).execute();
    await transaction.insertInto('ban').values({ network, reason, since: Date.now() }).execute();
  });

/** Lets addresses in again; false if they were not banned. */
export const removeBan = async (db: Db, network: string): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('ban').where('network', '=', network).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};
