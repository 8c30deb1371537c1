import type { Kysely } from 'kysely';
import type { BrowserSubscription } from '@hexfall/shared/protocol/push';
import type { DatabaseSchema } from './DatabaseSchema.js';
import {
  CALLED_AFTER_END_MS,
  MOST_BROWSERS,
  type NewSubscription,
  type PushSeat,
  type PushStore,
  type SavedSubscription,
  type VapidKeys,
} from './PushStore.js';
import { readSetup } from './savedRows.js';

type Db = Kysely<DatabaseSchema>;

/** There is one pair of keys; it has this number. */
const THE_KEYS = 1;

/** Whether the key holds a seat of a table where somebody can still be called. */
const canCall = async (db: Db, { code, holder }: PushSeat, now: number): Promise<boolean> => {
  const match = await db.selectFrom('match').select(['setup', 'finished', 'changed', 'moved']).where('code', '=', code).executeTakeFirst();
  if (!match || match.moved !== null) return false;
  if (match.finished === 1 && match.changed < now - CALLED_AFTER_END_MS) return false;
  return readSetup(match.setup).seats.some((seat) => seat?.keyHash === holder);
};

/*
 * Browsers that are called for a profile: at every table where it has a seat, also if they have no key of that seat, and for invitations.
 */

/** From now on the browser is called for that profile and for no other; null for none. */
const assignBrowser = (db: Db, profile: string | null, { endpoint, keys, language, origin }: NewSubscription): Promise<void> =>
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
const readBrowsers = async (db: Db, profile: string): Promise<readonly NewSubscription[]> => {
  const rows = await db
    .selectFrom('profile_push')
    .select(['endpoint', 'p256dh', 'auth', 'language', 'origin'])
    .where('profile', '=', profile)
    .orderBy('at', 'desc')
    .execute();
  return rows.map(({ p256dh, auth, ...row }) => ({ ...row, keys: { p256dh, auth } }));
};

/** The browsers of the profile that has a seat, latest first, and what the seat was last called for. */
const readBrowsersOfSeat = async (db: Db, { code, holder }: PushSeat): Promise<readonly SavedSubscription[]> => {
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
const renewBrowser = async (db: Db, endpoint: string, { endpoint: now, keys }: BrowserSubscription): Promise<void> => {
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

/** A `PushStore` in a database. */
export class SqlPushStore implements PushStore {
  constructor(private readonly db: Db) {}

  async keys(make: () => VapidKeys): Promise<VapidKeys> {
    const known = await this.#keys();
    if (known) return known;
    await this.db
      .insertInto('vapid')
      .values({ id: THE_KEYS, ...make() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // Another process may have been first.
    const stored = await this.#keys();
    if (!stored) throw new Error('the keys for push messages were not stored');
    return stored;
  }

  subscribe(seat: PushSeat, { endpoint, keys, language, origin }: NewSubscription): Promise<boolean> {
    const at = Date.now();
    const fields = { ...keys, language, origin, at };
    return this.db.transaction().execute(async (transaction) => {
      if (!(await canCall(transaction, seat, at))) return false;
      await transaction
        .insertInto('push')
        .values({ match: seat.code, holder: seat.holder, endpoint, called: null, ...fields })
        .onConflict((conflict) => conflict.columns(['match', 'holder', 'endpoint']).doUpdateSet(fields))
        .execute();
      await this.#dropOldest(transaction, seat);
      return true;
    });
  }

  assign(profile: string | null, subscription: NewSubscription): Promise<void> {
    return assignBrowser(this.db, profile, subscription);
  }

  ofProfile(profile: string): Promise<readonly NewSubscription[]> {
    return readBrowsers(this.db, profile);
  }

  async subscriptions(seat: PushSeat): Promise<readonly SavedSubscription[]> {
    const [own, ofProfile] = [await this.#bySeatKey(seat), await readBrowsersOfSeat(this.db, seat)];
    const called = new Map(own.map((one) => [one.endpoint, one.called]));
    // What the seat was called for is noted in both places, and neither has it from before it was there.
    const all = ofProfile.map((one) => ({ ...one, called: one.called ?? called.get(one.endpoint) ?? null }));
    return [...all, ...own.filter(({ endpoint }) => !ofProfile.some((one) => one.endpoint === endpoint))];
  }

  async #bySeatKey({ code, holder }: PushSeat): Promise<readonly SavedSubscription[]> {
    const rows = await this.db
      .selectFrom('push')
      .select(['endpoint', 'p256dh', 'auth', 'language', 'origin', 'called'])
      .where('match', '=', code)
      .where('holder', '=', holder)
      .orderBy('at', 'desc')
      .execute();
    return rows.map(({ p256dh, auth, ...row }) => ({ ...row, keys: { p256dh, auth } }));
  }

  async noteCalled({ code, holder }: PushSeat, called: string): Promise<void> {
    await this.db.updateTable('push').set({ called }).where('match', '=', code).where('holder', '=', holder).execute();
    await this.db.updateTable('profile_seat').set({ called }).where('match', '=', code).where('key', '=', holder).execute();
  }

  async copy(code: string, next: string): Promise<void> {
    const rows = await this.db.selectFrom('push').selectAll().where('match', '=', code).execute();
    if (rows.length === 0) return;
    await this.db
      .insertInto('push')
      .values(rows.map((row) => ({ ...row, at: Number(row.at), match: next, called: null })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  renew(endpoint: string, { endpoint: now, keys }: BrowserSubscription): Promise<void> {
    if (now === endpoint) return Promise.resolve();
    return this.db.transaction().execute(async (transaction) => {
      await renewBrowser(transaction, endpoint, { endpoint: now, keys });
      const rows = await transaction.selectFrom('push').selectAll().where('endpoint', '=', endpoint).execute();
      await transaction.deleteFrom('push').where('endpoint', '=', endpoint).execute();
      for (const row of rows) {
        await transaction
          .insertInto('push')
          .values({ ...row, ...keys, endpoint: now, at: Date.now() })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
    });
  }

  async forget(endpoint: string): Promise<void> {
    await this.db.deleteFrom('push').where('endpoint', '=', endpoint).execute();
    await this.db.deleteFrom('profile_push').where('endpoint', '=', endpoint).execute();
  }

  async #keys(): Promise<VapidKeys | undefined> {
    return this.db.selectFrom('vapid').select(['publicKey', 'privateKey']).where('id', '=', THE_KEYS).executeTakeFirst();
  }

  async #dropOldest(db: Db, { code, holder }: PushSeat): Promise<void> {
    const kept = await db
      .selectFrom('push')
      .select('endpoint')
      .where('match', '=', code)
      .where('holder', '=', holder)
      .orderBy('at', 'desc')
      .limit(MOST_BROWSERS + 1)
      .execute();
    if (kept.length <= MOST_BROWSERS) return;
    await db
      .deleteFrom('push')
      .where('match', '=', code)
      .where('holder', '=', holder)
      .where(
        'endpoint',
        'not in',
        kept.slice(0, MOST_BROWSERS).map((row) => row.endpoint),
      )
      .execute();
  }
}
