import type { Kysely } from 'kysely';
import type { EntrantPerson } from '@hexfall/shared/competition/acts';
import { WAITING_MS } from '@hexfall/shared/competition/due';
import type { DatabaseSchema } from './DatabaseSchema.js';

type Db = Kysely<DatabaseSchema>;

/** What is known of somebody who takes part beside the acts: a person of a team, or person 0 of an entrant that is one. */
export interface StoredEntrant extends EntrantPerson {
  readonly name: string;
  /** The hash of the key that opens the own seats. */
  readonly key: string;
  /** The last round that the person has checked in for; 0 for none. */
  readonly here: number;
  /** When the page of the person has said last that it waits in an arena, in milliseconds; 0 if it never has. */
  readonly seen: number;
  /** What the person adds to the draw of the deals of that round. */
  readonly contribution: string | null;
}

/** What is known of an entrant that is a team. */
export interface StoredTeam {
  readonly entrant: number;
  readonly name: string;
  /** The hash of the secret by which others join it; null if nobody can. */
  readonly invitation: string | null;
}

/** Who comes to a competition, or goes, with an act. */
export interface PersonsChange {
  /** Who enters, or joins a team. */
  readonly entrant?: Pick<StoredEntrant, 'entrant' | 'person' | 'name' | 'key'>;
  /** The team that is founded. */
  readonly team?: StoredTeam;
  /** Who leaves a team for good. */
  readonly removed?: EntrantPerson;
  /** The entrants that are paired in an arena, and wait no more. */
  readonly paired?: readonly number[];
}

/** Returns all who take part in a competition, in the order of their numbers. */
export const readEntrants = async (db: Db, code: string): Promise<readonly StoredEntrant[]> => {
  const rows = await db
    .selectFrom('entrant')
    .select(['entrant', 'person', 'name', 'key', 'here', 'seen', 'contribution'])
    .where('competition', '=', code)
    .orderBy('entrant')
    .orderBy('person')
    .execute();
  return rows.map((row) => ({ ...row, seen: Number(row.seen) }));
};

/** Returns the teams of a competition, in the order of their numbers. */
export const readTeams = (db: Db, code: string): Promise<readonly StoredTeam[]> =>
  db.selectFrom('team').select(['entrant', 'name', 'invitation']).where('competition', '=', code).orderBy('entrant').execute();

/** Adds and removes persons and teams. Call this in the transaction of the act. */
export const changePersons = async (
  transaction: Db,
  competition: string,
  { entrant, team, removed, paired = [] }: PersonsChange,
): Promise<void> => {
  if (entrant)
    await transaction
      .insertInto('entrant')
      .values({ competition, ...entrant })
      .execute();
  if (team)
    await transaction
      .insertInto('team')
      .values({ competition, ...team })
      .execute();
  if (removed)
    await transaction
      .deleteFrom('entrant')
      .where('competition', '=', competition)
      .where('entrant', '=', removed.entrant)
      .where('person', '=', removed.person)
      .execute();
  if (paired.length > 0)
    await transaction
      .updateTable('entrant')
      .set({ here: 0 })
      .where('competition', '=', competition)
      .where('entrant', 'in', paired)
      .execute();
};

const rowOf = (db: Db, competition: string, { entrant, person }: EntrantPerson) =>
  db.updateTable('entrant').where('competition', '=', competition).where('entrant', '=', entrant).where('person', '=', person);

/** Stores that those wait no more in an arena who have not said so for a while. */
const forgetGone = async (db: Db, competition: string, now: number): Promise<void> => {
  await db
    .updateTable('entrant')
    .set({ here: 0 })
    .where('competition', '=', competition)
    .where('here', '=', 1)
    .where('seen', '<=', now - WAITING_MS)
    .execute();
};

/** Stores that somebody in an arena waits from now on, or no more. */
export const storeWaiting = async (db: Db, competition: string, who: EntrantPerson, isWaiting: boolean, now: number): Promise<void> => {
  await forgetGone(db, competition, now);
  await rowOf(db, competition, who)
    .set({ here: Number(isWaiting), seen: now })
    .execute();
};

/** Stores that somebody still waits; false, without any change, if nobody has said so for a while. */
export const storeStillWaiting = async (db: Db, competition: string, who: EntrantPerson, now: number): Promise<boolean> => {
  const { numUpdatedRows } = await rowOf(db, competition, who)
    .set({ seen: now })
    .where('here', '=', 1)
    .where('seen', '>', now - WAITING_MS)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

/** Stores that somebody has checked in for a round, unless it is stored already. */
export const storeCheckIn = async (
  db: Db,
  competition: string,
  who: EntrantPerson,
  round: number,
  contribution: string | null,
): Promise<void> => {
  await rowOf(db, competition, who).set({ here: round, contribution }).where('here', '<', round).execute();
};

/** Replaces the invitation to a team. @param invitation the hash of the secret. */
export const storeInvitation = async (db: Db, competition: string, entrant: number, invitation: string): Promise<void> => {
  await db.updateTable('team').set({ invitation }).where('competition', '=', competition).where('entrant', '=', entrant).execute();
};
