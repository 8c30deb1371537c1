import type { Kysely } from 'kysely';
import {
  type Crest,
  CREST_COLORS,
  CREST_SHAPES,
  type DeclinedView,
  type InvitationView,
  MOST_PEOPLE,
  type Presence,
  PRESENCES,
} from '@hexfall/shared/protocol/profiles';
import { holdBotSeat } from './bots.js';
import type { DatabaseSchema } from './DatabaseSchema.js';
import { isPlayable } from './leases.js';
import type { HeldSeat, LatestInvitation, PersonChange, SavedInvitation, StoredPerson } from './ProfileStore.js';

type Db = Kysely<DatabaseSchema>;

/* Columns of profiles. An unknown value is read as the first known one, so that a profile is never lost for its looks. */

/** The crest in a row. */
export const readCrest = ({ shape, color }: { readonly shape: string; readonly color: string }): Crest => ({
  shape: CREST_SHAPES.find((known) => known === shape) ?? CREST_SHAPES[0],
  color: CREST_COLORS.find((known) => known === color) ?? CREST_COLORS[0],
});

/** The place in a row; null if there is none. */
const readPlace = (place: string | null): Presence | null => PRESENCES.find((known) => known === place) ?? null;

/* The seats of profiles, and the people they meet there. The set-up of a match does not name a profile, so deleting one leaves nothing. */

/** Stores that a profile has the seat of that key at a table. */
export const holdSeat = async (db: Db, profile: string, { code, keyHash: key }: HeldSeat): Promise<void> => {
  await db
    .insertInto('profile_seat')
    .values({ profile, match: code, key, counted: 0 })
    .onConflict((conflict) => conflict.columns(['profile', 'match']).doUpdateSet({ key }))
    .execute();
};

/** Profiles and bots keep their seats at the rematch of a table. */
export const copySeats = async (db: Db, from: string, to: string): Promise<void> => {
  const bots = await db.selectFrom('bot_seat').select('bot').where('match', '=', from).execute();
  for (const { bot } of bots) await holdBotSeat(db, bot, to);
  const rows = await db.selectFrom('profile_seat').select(['profile', 'key']).where('match', '=', from).execute();
  if (rows.length === 0) return;
  await db
    .insertInto('profile_seat')
    .values(rows.map((row) => ({ ...row, match: to, counted: 0 })))
    .execute();
};

/** The tables where a profile has a seat and that can be played, or looked at, here. */
export const readSeats = async (db: Db, profile: string, limit: number): Promise<readonly HeldSeat[]> => {
  const rows = await db
    .selectFrom('profile_seat')
    .innerJoin('match', 'match.code', 'profile_seat.match')
    .select(['match.code', 'profile_seat.key'])
    .where('profile_seat.profile', '=', profile)
    .where((eb) => eb.or([isPlayable(eb), eb('match.finished', '=', 1)]))
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

/** The state of an invitation: `known` if its sender has seen that it was declined. */
export const DECLINED = { no: 0, yes: 1, known: 2 } as const;

/*
 * The people a profile has played with, and invitations between the two. Each has a row about the other one; if one has removed or blocked
 * the other, the other only learns that there is nobody.
 */

/** Those who have played with a profile and have not blocked it. */
export const readPeople = async (db: Db, profile: string): Promise<readonly (StoredPerson & { readonly blocked: boolean })[]> => {
  const rows = await db
    .selectFrom('person as mine')
    .innerJoin('person as theirs', (join) => join.onRef('theirs.profile', '=', 'mine.other').onRef('theirs.other', '=', 'mine.profile'))
    .innerJoin('profile', 'profile.id', 'mine.other')
    .select(['profile.id', 'profile.name', 'profile.shape', 'profile.color', 'profile.seen', 'profile.presence'])
    .select(['mine.match', 'mine.at', 'mine.times', 'mine.shows', 'mine.blocked', 'theirs.shows as shown'])
    .where('mine.profile', '=', profile)
    .where('theirs.blocked', '=', 0)
    .orderBy('mine.at', 'desc')
    .execute();
  return rows.map((row) => {
    const isMutual = row.shows === 1 && row.shown === 1 && row.blocked === 0;
    return {
      id: row.id,
      name: row.name,
      crest: readCrest(row),
      last: { at: Number(row.at), code: row.match },
      times: row.times,
      shows: row.shows === 1,
      shown: row.shown === 1,
      blocked: row.blocked === 1,
      seen: isMutual && row.seen !== null ? Number(row.seen) : null,
      place: isMutual ? readPlace(row.presence) : null,
    };
  });
};

/** Whether two profiles have played together, and neither has removed or blocked the other. */
const areTogether = async (db: Db, profile: string, other: string): Promise<boolean> => {
  const row = await db
    .selectFrom('person as mine')
    .innerJoin('person as theirs', (join) => join.onRef('theirs.profile', '=', 'mine.other').onRef('theirs.other', '=', 'mine.profile'))
    .select('mine.other')
    .where('mine.profile', '=', profile)
    .where('mine.other', '=', other)
    .where('theirs.blocked', '=', 0)
    .executeTakeFirst();
  return row !== undefined;
};

/** Changes what a profile says about a person; false if there is no such person for it. Who is blocked is not shown any more either. */
export const changePerson = (db: Db, profile: string, other: string, { shows, blocked }: PersonChange): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    if (!(await areTogether(transaction, profile, other))) return false;
    const change = {
      ...(shows !== undefined && { shows: Number(shows) }),
      ...(blocked !== undefined && { blocked: Number(blocked) }),
      ...(blocked === true && { shows: 0 }),
    };
    if (Object.keys(change).length === 0) return true;
    await transaction.updateTable('person').set(change).where('profile', '=', profile).where('other', '=', other).execute();
    if (blocked === true) await deleteBetween(transaction, profile, other);
    return true;
  });

/** Deletes the invitations between two profiles. */
const deleteBetween = async (db: Db, a: string, b: string): Promise<void> => {
  for (const [sender, recipient] of [
    [a, b],
    [b, a],
  ] as const)
    await db.deleteFrom('invitation').where('sender', '=', sender).where('recipient', '=', recipient).execute();
};

/** Removes a person from a profile's list, and the profile from theirs. */
export const removePerson = (db: Db, profile: string, other: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('person').where('profile', '=', profile).where('other', '=', other).execute();
    await deleteBetween(transaction, profile, other);
  });

/** The latest invitation from one to the other, and how many the sender has open since a time. */
export const readSent = async (
  db: Db,
  sender: string,
  recipient: string,
  since: number,
): Promise<{ readonly latest: LatestInvitation | null; readonly open: number }> => {
  const rows = await db
    .selectFrom('invitation')
    .select(['recipient', 'match', 'at', 'declined'])
    .where('sender', '=', sender)
    .where('at', '>=', since)
    .execute();
  const latest = rows.find((row) => row.recipient === recipient);
  return {
    latest: latest ? { code: latest.match, at: Number(latest.at), declined: latest.declined !== DECLINED.no } : null,
    open: rows.filter(({ declined }) => declined === DECLINED.no).length,
  };
};

/** Adds an invitation in place of an earlier one between the two. */
export const writeInvitation = async (db: Db, { id, sender, recipient, code, at }: SavedInvitation): Promise<void> => {
  await db
    .insertInto('invitation')
    .values({ id, sender, recipient, match: code, at })
    .onConflict((conflict) => conflict.columns(['sender', 'recipient']).doUpdateSet({ id, match: code, at, declined: DECLINED.no }))
    .execute();
};

/** The open invitations to a profile, to tables that still have a free seat. */
export const readInvitations = async (db: Db, recipient: string, since: number, limit: number): Promise<readonly InvitationView[]> => {
  const rows = await db
    .selectFrom('invitation')
    .innerJoin('profile', 'profile.id', 'invitation.sender')
    .innerJoin('match', 'match.code', 'invitation.match')
    .select(['invitation.id', 'invitation.at', 'match.code', 'profile.name', 'profile.shape', 'profile.color'])
    .where('invitation.recipient', '=', recipient)
    .where('invitation.declined', '=', DECLINED.no)
    .where('invitation.at', '>=', since)
    .where('match.free', '>', 0)
    .orderBy('invitation.at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, at, code, name, ...row }) => ({ id, at: Number(at), code, from: { name, crest: readCrest(row) } }));
};

/** The declined invitations of a profile that it does not know of. */
export const readDeclined = async (db: Db, sender: string, since: number, limit: number): Promise<readonly DeclinedView[]> => {
  const rows = await db
    .selectFrom('invitation')
    .innerJoin('profile', 'profile.id', 'invitation.recipient')
    .select(['invitation.id', 'invitation.match', 'profile.name', 'profile.shape', 'profile.color'])
    .where('invitation.sender', '=', sender)
    .where('invitation.declined', '=', DECLINED.yes)
    .where('invitation.at', '>=', since)
    .orderBy('invitation.at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, match, name, ...row }) => ({ id, code: match, to: { name, crest: readCrest(row) } }));
};
