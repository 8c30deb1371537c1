import type { Kysely } from 'kysely';
import type { BrowserSubscription } from '@hexfall/shared/protocol/push';
import type { DatabaseSchema } from './DatabaseSchema.js';
import { MOST_BROWSERS, type NewSubscription, type PushSeat, type SavedSubscription } from './PushStore.js';

type Db = Kysely<DatabaseSchema>;

/*
 * Browsers that are called for a profile: at every table where it has a seat, also if they have no key of that seat, and for invitations.
 */

/** From now on the browser is called for that profile and for no other; null for none. */
export const assignBrowser = (db: Db, profile: string | null, { endpoint, keys, language, origin }: NewSubscription): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    // The profile may have been deleted since it was proved.
    const known =
      profile === null ? undefined : await transaction.selectFrom('profile').select('id').where('id', '=', profile).executeTakeFirst();
    if (!known) {
      await transaction.deleteFrom('profile_push').where('endpoint', '=', endpoint).execute();
      return;
    }
    const fields = { profile: known.id, ...keys, language, origin, at: Date.now() };
    await transaction
      .insertInto('profile_push')
      .values({ endpoint, ...fields })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(fields))
      .execute();
    const surplus = await transaction
      .selectFrom('profile_push')
      .select('endpoint')
      .where('profile', '=', known.id)
      .orderBy('at', 'desc')
      .offset(MOST_BROWSERS)
      .limit(MOST_BROWSERS)
      .execute();
    for (const row of surplus) await transaction.deleteFrom('profile_push').where('endpoint', '=', row.endpoint).execute();
  });

/** The browsers of a profile, latest first. */
export const readBrowsers = async (db: Db, profile: string): Promise<readonly NewSubscription[]> => {
  const rows = await db
    .selectFrom('profile_push')
    .select(['endpoint', 'p256dh', 'auth', 'language', 'origin'])
    .where('profile', '=', profile)
    .orderBy('at', 'desc')
    .execute();
  return rows.map(({ p256dh, auth, ...row }) => ({ ...row, keys: { p256dh, auth } }));
};

/** The browsers of the profile that has a seat, latest first, and what the seat was last called for. */
export const readBrowsersOfSeat = async (db: Db, { code, holder }: PushSeat): Promise<readonly SavedSubscription[]> => {
  const rows = await db
    .selectFrom('profile_seat')
    .innerJoin('profile_push', 'profile_push.profile', 'profile_seat.profile')
    .select(['endpoint', 'p256dh', 'auth', 'language', 'origin', 'called'])
    .where('match', '=', code)
    .where('key', '=', holder)
    .orderBy('at', 'desc')
    .execute();
  return rows.map(({ p256dh, auth, ...row }) => ({ ...row, keys: { p256dh, auth } }));
};

/** Replaces a browser's subscription. */
export const renewBrowser = async (db: Db, endpoint: string, { endpoint: now, keys }: BrowserSubscription): Promise<void> => {
  const row = await db
    .selectFrom('profile_push')
    .select(['profile', 'language', 'origin'])
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  if (!row) return;
  await db.deleteFrom('profile_push').where('endpoint', '=', endpoint).execute();
  await db
    .insertInto('profile_push')
    .values({ ...row, ...keys, endpoint: now, at: Date.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
