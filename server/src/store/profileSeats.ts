import type { Kysely } from 'kysely';
import { MOST_PEOPLE } from '@hexfall/shared/protocol/profiles';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import type { DatabaseSchema } from './DatabaseSchema.js';
import type { HeldSeat } from './ProfileStore.js';

type Db = Kysely<DatabaseSchema>;

/*
 * Where profiles have seats, and whom they meet there. The set-up of a match does not name a profile: deleting one leaves nothing.
 */

/** Stores that a profile has the seat of that key at a table. */
export const holdSeat = async (db: Db, profile: string, { code, keyHash: key }: HeldSeat): Promise<void> => {
  await db
    .insertInto('profile_seat')
    .values({ profile, match: code, key, counted: 0 })
    .onConflict((conflict) => conflict.columns(['profile', 'match']).doUpdateSet({ key }))
    .execute();
};

/** The profiles keep their seats at the rematch of a table. */
export const copySeats = async (db: Db, from: string, to: string): Promise<void> => {
  const rows = await db.selectFrom('profile_seat').select(['profile', 'key']).where('match', '=', from).execute();
  if (rows.length === 0) return;
  await db
    .insertInto('profile_seat')
    .values(rows.map((row) => ({ ...row, match: to, counted: 0 })))
    .execute();
};

/** The tables where a profile has a seat and that can be played here. */
export const readSeats = async (db: Db, profile: string, limit: number): Promise<readonly HeldSeat[]> => {
  const rows = await db
    .selectFrom('profile_seat')
    .innerJoin('match', 'match.code', 'profile_seat.match')
    .select(['match.code', 'profile_seat.key'])
    .where('profile_seat.profile', '=', profile)
    .where('match.rules', '=', RULES_VERSION)
    .where('match.moved', 'is', null)
    .orderBy('match.finished')
    .orderBy('match.changed', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ code, key }) => ({ code, keyHash: key }));
};

/** Keeps the latest people of a profile; those it shows itself to, or has blocked, go last. */
const trimPeople = async (db: Db, profile: string): Promise<void> => {
  const surplus = await db
    .selectFrom('person')
    .select('other')
    .where('profile', '=', profile)
    .orderBy((eb) => eb('shows', '+', eb.ref('blocked')), 'desc')
    .orderBy('at', 'desc')
    .offset(MOST_PEOPLE)
    .limit(MOST_PEOPLE)
    .execute();
  if (surplus.length === 0) return;
  await db
    .deleteFrom('person')
    .where('profile', '=', profile)
    .where(
      'other',
      'in',
      surplus.map(({ other }) => other),
    )
    .execute();
};

/** Notes, once for each match, that the profiles with these seats have played with each other. */
export const recordEncounters = (db: Db, code: string, keyHashes: readonly string[], now: number): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('profile_seat')
      .select(['profile', 'counted'])
      .where('match', '=', code)
      .where('key', 'in', keyHashes.length > 0 ? keyHashes : [''])
      .execute();
    if (rows.length < 2 || rows.some(({ counted }) => counted !== 0)) return;
    await transaction.updateTable('profile_seat').set({ counted: 1 }).where('match', '=', code).execute();
    // In one order everywhere: two matches that begin at once do not wait for each other's rows.
    const profiles = rows.map(({ profile }) => profile).sort();
    for (const profile of profiles) {
      for (const other of profiles.filter((id) => id !== profile)) {
        await transaction
          .insertInto('person')
          .values({ profile, other, match: code, at: now, times: 1 })
          .onConflict((conflict) =>
            conflict.columns(['profile', 'other']).doUpdateSet((eb) => ({ match: code, at: now, times: eb('person.times', '+', 1) })),
          )
          .execute();
      }
      await trimPeople(transaction, profile);
    }
  });
