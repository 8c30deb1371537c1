import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { BrowserSubscription } from '@hexfall/shared/protocol/httpRequests';
import type { DatabaseSchema } from './DatabaseSchema.js';
import {
  CALLED_AFTER_END_MS,
  MOST_BROWSERS,
  type NewSubscription,
  type PushEntrants,
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

/** Chooses browsers. */
type IsChosen = (eb: ExpressionBuilder<DatabaseSchema, 'browser'>) => Expression<SqlBool>;

/** Those that have subscribed with the key of the seat. */
const haveKeyOf =
  ({ code, holder }: PushSeat): IsChosen =>
  (eb) =>
    eb('endpoint', 'in', eb.selectFrom('browser_seat').select('endpoint').where('match', '=', code).where('holder', '=', holder));

/** Those of the profile that has the seat: they need no key of it. */
const areOfProfileAt =
  ({ code, holder }: PushSeat): IsChosen =>
  (eb) =>
    eb('profile', 'in', eb.selectFrom('profile_seat').select('profile').where('match', '=', code).where('key', '=', holder));

/** Those that have subscribed with one of the keys of entrants. */
const areOfEntrants =
  ({ competition, holders }: PushEntrants): IsChosen =>
  (eb) =>
    eb(
      'endpoint',
      'in',
      eb.selectFrom('browser_entrant').select('endpoint').where('competition', '=', competition).where('holder', 'in', holders),
    );

const areOf =
  (profile: string): IsChosen =>
  (eb) =>
    eb('profile', '=', profile);

const readBrowsers = async (db: Db, isChosen: IsChosen): Promise<readonly NewSubscription[]> => {
  const columns = ['endpoint', 'p256dh', 'auth', 'language', 'origin'] as const;
  const rows = await db.selectFrom('browser').select(columns).where(isChosen).orderBy('at', 'desc').execute();
  return rows.map(({ p256dh, auth, ...row }) => ({ ...row, keys: { p256dh, auth } }));
};

/** Adds or renews a browser. @param profile stays as it is if undefined. */
const writeBrowser = async (db: Db, { endpoint, keys, language, origin }: NewSubscription, profile?: string): Promise<void> => {
  const fields = { ...keys, language, origin, at: Date.now(), ...(profile !== undefined && { profile }) };
  await db
    .insertInto('browser')
    .values({ endpoint, ...fields })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(fields))
    .execute();
};

/** The endpoints of the oldest of these browsers: of those that are too many. */
const surplusOf = async (db: Db, isChosen: IsChosen): Promise<readonly string[]> =>
  (await readBrowsers(db, isChosen)).slice(MOST_BROWSERS).map(({ endpoint }) => endpoint);

/** Deletes the browsers that are called for nothing any more. */
export const removeIdleBrowsers = async (db: Db): Promise<void> => {
  await db
    .deleteFrom('browser')
    .where('profile', 'is', null)
    .where('endpoint', 'not in', (eb) => eb.selectFrom('browser_seat').select('browser_seat.endpoint'))
    .where('endpoint', 'not in', (eb) => eb.selectFrom('browser_entrant').select('browser_entrant.endpoint'))
    .execute();
};

/** These browsers are called for no profile from now on. */
const unassign = async (db: Db, isChosen: IsChosen): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable('browser')
    .set({ profile: null })
    .where('profile', 'is not', null)
    .where(isChosen)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await removeIdleBrowsers(db);
};

/** The browsers of a profile are not called for it any more. */
export const forgetBrowsersOf = (db: Db, profile: string): Promise<void> => unassign(db, areOf(profile));

/** Copies the seats of browsers at one table, or those of one browser. */
const copySeats = async (db: Db, column: 'match' | 'endpoint', from: string, to: string): Promise<void> => {
  const rows = await db.selectFrom('browser_seat').selectAll().where(column, '=', from).execute();
  if (rows.length === 0) return;
  await db
    .insertInto('browser_seat')
    .values(rows.map((row) => ({ ...row, [column]: to })))
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

  subscribe(seat: PushSeat, subscription: NewSubscription): Promise<boolean> {
    const { code: match, holder } = seat;
    return this.db.transaction().execute(async (transaction) => {
      if (!(await canCall(transaction, seat, Date.now()))) return false;
      await writeBrowser(transaction, subscription);
      await transaction
        .insertInto('browser_seat')
        .values({ match, holder, endpoint: subscription.endpoint })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const surplus = await surplusOf(transaction, haveKeyOf(seat));
      if (surplus.length === 0) return true;
      await transaction
        .deleteFrom('browser_seat')
        .where('match', '=', match)
        .where('holder', '=', holder)
        .where('endpoint', 'in', surplus)
        .execute();
      await removeIdleBrowsers(transaction);
      return true;
    });
  }

  subscribeEntrant(competition: string, holder: string, subscription: NewSubscription): Promise<boolean> {
    return this.db.transaction().execute(async (transaction) => {
      const entrant = await transaction
        .selectFrom('entrant')
        .innerJoin('competition', 'competition.code', 'entrant.competition')
        .select('entrant.entrant')
        .where('entrant.competition', '=', competition)
        .where('entrant.key', '=', holder)
        .where('competition.phase', '<>', 'closed')
        .executeTakeFirst();
      if (!entrant) return false;
      await writeBrowser(transaction, subscription);
      await transaction
        .insertInto('browser_entrant')
        .values({ competition, holder, endpoint: subscription.endpoint })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const surplus = await surplusOf(transaction, areOfEntrants({ competition, holders: [holder] }));
      if (surplus.length === 0) return true;
      await transaction
        .deleteFrom('browser_entrant')
        .where('competition', '=', competition)
        .where('holder', '=', holder)
        .where('endpoint', 'in', surplus)
        .execute();
      await removeIdleBrowsers(transaction);
      return true;
    });
  }

  async ofEntrants(entrants: PushEntrants): Promise<readonly NewSubscription[]> {
    return entrants.holders.length === 0 ? [] : readBrowsers(this.db, areOfEntrants(entrants));
  }

  assign(profile: string | null, subscription: NewSubscription): Promise<void> {
    return this.db.transaction().execute(async (transaction) => {
      // The profile may have been deleted since it was proved.
      const known =
        profile === null ? undefined : await transaction.selectFrom('profile').select('id').where('id', '=', profile).executeTakeFirst();
      if (known) await writeBrowser(transaction, subscription, known.id);
      const unassigned = known ? await surplusOf(transaction, areOf(known.id)) : [subscription.endpoint];
      if (unassigned.length > 0) await unassign(transaction, (eb) => eb('endpoint', 'in', unassigned));
    });
  }

  ofProfile(profile: string): Promise<readonly NewSubscription[]> {
    return readBrowsers(this.db, areOf(profile));
  }

  async subscriptions(seat: PushSeat): Promise<readonly SavedSubscription[]> {
    const found = await readBrowsers(this.db, (eb) => eb.or([haveKeyOf(seat)(eb), areOfProfileAt(seat)(eb)]));
    const call = await this.db
      .selectFrom('called')
      .select('what')
      .where('match', '=', seat.code)
      .where('holder', '=', seat.holder)
      .executeTakeFirst();
    return found.map((one) => ({ ...one, called: call?.what ?? null }));
  }

  async noteCalled({ code: match, holder }: PushSeat, what: string): Promise<void> {
    await this.db
      .insertInto('called')
      .values({ match, holder, what })
      .onConflict((conflict) => conflict.columns(['match', 'holder']).doUpdateSet({ what }))
      .execute();
  }

  copy(code: string, next: string): Promise<void> {
    return copySeats(this.db, 'match', code, next);
  }

  renew(endpoint: string, { endpoint: now, keys }: BrowserSubscription): Promise<void> {
    if (now === endpoint) return Promise.resolve();
    return this.db.transaction().execute(async (transaction) => {
      const row = await transaction.selectFrom('browser').selectAll().where('endpoint', '=', endpoint).executeTakeFirst();
      if (!row) return;
      await transaction
        .insertInto('browser')
        .values({ ...row, ...keys, endpoint: now, at: Date.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await copySeats(transaction, 'endpoint', endpoint, now);
      await transaction.updateTable('browser_entrant').set({ endpoint: now }).where('endpoint', '=', endpoint).execute();
      await transaction.deleteFrom('browser').where('endpoint', '=', endpoint).execute();
    });
  }

  async forget(endpoint: string): Promise<void> {
    await this.db.deleteFrom('browser').where('endpoint', '=', endpoint).execute();
  }

  async #keys(): Promise<VapidKeys | undefined> {
    return this.db.selectFrom('vapid').select(['publicKey', 'privateKey']).where('id', '=', THE_KEYS).executeTakeFirst();
  }
}
