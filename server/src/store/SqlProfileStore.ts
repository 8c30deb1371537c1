import type { Kysely } from 'kysely';
import type {
  DeclinedView,
  InvitationView,
  Presence,
  ProfileFace,
  ProfileStatistics,
  ProfileView,
} from '@hexfall/shared/protocol/profiles';
import type { DatabaseSchema } from './DatabaseSchema.js';
import {
  changePerson,
  DECLINED,
  holdSeat,
  readCrest,
  readDeclined,
  readInvitations,
  readPeople,
  readSeats,
  readSent,
  recordEncounters,
  removePerson,
  writeInvitation,
} from './people.js';
import type { HeldSeat, PersonChange, ProfileStore, SavedInvitation, SavedProfile } from './ProfileStore.js';
import { readOwnRatings, readRatingList } from './ratings.js';
import { forgetBrowsersOf } from './SqlPushStore.js';
import { clearStatistics, readStatistics } from './statistics.js';

type Db = Kysely<DatabaseSchema>;

/** The shortest time between two writes of when a profile was used. */
const USED_MS = 24 * 60 * 60 * 1000;

/** Stores profiles in a database whose schema is up to date. */
export class SqlProfileStore implements ProfileStore {
  constructor(private readonly db: Db) {}

  async add({ id, name, crest }: SavedProfile, keyHash: string, now: number): Promise<SavedProfile> {
    await this.db
      .insertInto('profile')
      .values({ id, key: keyHash, name, ...crest, used: now, since: now })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const found = await this.prove(keyHash, now);
    if (!found) throw new Error('a profile that was added is not there');
    return found;
  }

  async prove(keyHash: string, now: number): Promise<SavedProfile | null> {
    const row = await this.db
      .selectFrom('profile')
      .select(['id', 'name', 'shape', 'color', 'used'])
      .where('key', '=', keyHash)
      .executeTakeFirst();
    if (!row) return null;
    if (Number(row.used) < now - USED_MS) await this.db.updateTable('profile').set({ used: now }).where('id', '=', row.id).execute();
    return { id: row.id, name: row.name, crest: readCrest(row) };
  }

  async view(id: string): Promise<Pick<ProfileView, 'tables' | 'people'>> {
    const count = async (table: 'profile_seat' | 'person'): Promise<number> => {
      const { number } = await this.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('number'))
        .where('profile', '=', id)
        .executeTakeFirstOrThrow();
      return Number(number);
    };
    return { tables: await count('profile_seat'), people: await count('person') };
  }

  async change(id: string, { name, crest }: ProfileFace): Promise<void> {
    await this.db
      .updateTable('profile')
      .set({ name, ...crest })
      .where('id', '=', id)
      .execute();
  }

  async renew(id: string, keyHash: string): Promise<boolean> {
    const other = await this.db.selectFrom('profile').select('id').where('key', '=', keyHash).executeTakeFirst();
    if (other) return other.id === id;
    await this.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('profile').set({ key: keyHash }).where('id', '=', id).execute();
      // Its browsers have the old key; those that get the new one subscribe again.
      await forgetBrowsersOf(transaction, id);
    });
    return true;
  }

  async remove(id: string): Promise<void> {
    await this.db.transaction().execute(async (transaction) => {
      await forgetBrowsersOf(transaction, id);
      await transaction.deleteFrom('profile').where('id', '=', id).execute();
    });
  }

  async place(id: string, place: Presence, now: number): Promise<void> {
    await this.db.updateTable('profile').set({ presence: place, seen: now }).where('id', '=', id).execute();
  }

  holdSeat(id: string, seat: HeldSeat): Promise<void> {
    return holdSeat(this.db, id, seat);
  }

  async seatAt(id: string, code: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('profile_seat')
      .select('key')
      .where('profile', '=', id)
      .where('match', '=', code)
      .executeTakeFirst();
    return row?.key ?? null;
  }

  async isHeld({ code, keyHash: key }: HeldSeat): Promise<boolean> {
    const row = await this.db
      .selectFrom('profile_seat')
      .select('profile')
      .where('match', '=', code)
      .where('key', '=', key)
      .executeTakeFirst();
    return row !== undefined;
  }

  seats(id: string, limit: number): Promise<readonly HeldSeat[]> {
    return readSeats(this.db, id, limit);
  }

  async forgetTable(id: string, code: string): Promise<void> {
    await this.db.deleteFrom('profile_seat').where('profile', '=', id).where('match', '=', code).execute();
  }

  recordEncounters(code: string, keyHashes: readonly string[], now: number): Promise<void> {
    return recordEncounters(this.db, code, keyHashes, now);
  }

  statistics(id: string): Promise<ProfileStatistics> {
    return readStatistics(this.db, id);
  }

  forgetStatistics(id: string, now: number): Promise<void> {
    return clearStatistics(this.db, id, now);
  }

  ratings(id: string, season: string): ReturnType<ProfileStore['ratings']> {
    return readOwnRatings(this.db, id, season);
  }

  ratingList(...asked: Parameters<ProfileStore['ratingList']>): ReturnType<ProfileStore['ratingList']> {
    return readRatingList(this.db, ...asked);
  }

  people(id: string): ReturnType<ProfileStore['people']> {
    return readPeople(this.db, id);
  }

  changePerson(id: string, other: string, change: PersonChange): Promise<boolean> {
    return changePerson(this.db, id, other, change);
  }

  removePerson(id: string, other: string): Promise<void> {
    return removePerson(this.db, id, other);
  }

  sent(sender: string, recipient: string, since: number): ReturnType<ProfileStore['sent']> {
    return readSent(this.db, sender, recipient, since);
  }

  invite(invitation: SavedInvitation): Promise<void> {
    return writeInvitation(this.db, invitation);
  }

  invitations(recipient: string, since: number, limit: number): Promise<readonly InvitationView[]> {
    return readInvitations(this.db, recipient, since, limit);
  }

  async decline(recipient: string, id: string): Promise<void> {
    await this.db
      .updateTable('invitation')
      .set({ declined: DECLINED.yes })
      .where('id', '=', id)
      .where('recipient', '=', recipient)
      .where('declined', '=', DECLINED.no)
      .execute();
  }

  declined(sender: string, since: number, limit: number): Promise<readonly DeclinedView[]> {
    return readDeclined(this.db, sender, since, limit);
  }

  async noteDeclined(sender: string, id: string): Promise<void> {
    await this.db
      .updateTable('invitation')
      .set({ declined: DECLINED.known })
      .where('id', '=', id)
      .where('sender', '=', sender)
      .where('declined', '=', DECLINED.yes)
      .execute();
  }
}
