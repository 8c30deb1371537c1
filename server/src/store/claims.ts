import { type Kysely, sql } from 'kysely';
import type { EntrantPerson } from '@hexfall/shared/competition/acts';
import { CLAIM_MS } from '@hexfall/shared/protocol/competitions';
import type { DatabaseSchema } from './DatabaseSchema.js';

type Db = Kysely<DatabaseSchema>;

/** A claim: somebody without a key asks for the place of an entrant, or of a person of a team. */
export interface StoredClaim extends EntrantPerson {
  /** Its number in the competition, in the order in which they were made. */
  readonly id: number;
  /** The hash of the key that is to open the place. */
  readonly key: string;
  /** When it was made, in milliseconds. */
  readonly at: number;
  readonly state: 'open' | 'declined' | 'accepted';
  /** Of an accepted one: the hash of the key that opens the place no more. */
  readonly former: string | null;
}

/** A place that gets another key, by a claim that is accepted. */
export interface Reseating extends Pick<StoredClaim, 'id' | 'entrant' | 'person' | 'key'> {
  /** The hash of the key that the place has. */
  readonly former: string;
  /** The round that is announced and has not begun: who has checked in for it keeps the place. Null if there is none. */
  readonly checkIn: number | null;
}

/** How many claims of a competition may be open at once, and how many may be made within `CLAIM_MS`. */
export const MOST_CLAIMS = { open: 8, made: 40 } as const;

/** Returns the claims of a competition, in the order in which they were made. */
export const readClaims = async (db: Db, competition: string): Promise<readonly StoredClaim[]> => {
  const rows = await db.selectFrom('claim').selectAll().where('competition', '=', competition).orderBy('id').execute();
  return rows.map(({ competition: _, at, state, ...claim }) => ({ ...claim, at: Number(at), state: state as StoredClaim['state'] }));
};

/**
 * Adds a claim of a key that has no open one; of those that nobody has accepted the latest are kept. Returns its number, or null if there are too many.
 * Call this in a transaction that has locked the competition.
 */
export const insertClaim = async (
  transaction: Db,
  competition: string,
  { entrant, person, key }: Pick<StoredClaim, 'entrant' | 'person' | 'key'>,
  now: number,
): Promise<number | null> => {
  const all = await readClaims(transaction, competition);
  const made = all.filter(({ at }) => at > now - CLAIM_MS);
  const open = made.filter(({ state }) => state === 'open');
  if (open.length >= MOST_CLAIMS.open || made.length >= MOST_CLAIMS.made) return null;
  const old = all.filter(({ state }) => state !== 'accepted').slice(0, 1 - MOST_CLAIMS.made);
  if (old.length > 0)
    await transaction
      .deleteFrom('claim')
      .where('competition', '=', competition)
      .where(
        'id',
        'in',
        old.map(({ id }) => id),
      )
      .execute();
  const { claims: id } = await transaction
    .updateTable('competition')
    .set({ claims: sql<number>`claims + 1` })
    .where('code', '=', competition)
    .returning('claims')
    .executeTakeFirstOrThrow();
  await transaction.insertInto('claim').values({ competition, id, entrant, person, key, at: now, state: 'open', former: null }).execute();
  return id;
};

/** Closes an open claim; returns whether it was open. Call this in a transaction. */
export const closeClaim = async (
  transaction: Db,
  competition: string,
  id: number,
  closed: Pick<StoredClaim, 'state' | 'former'>,
): Promise<boolean> => {
  // In this order, as claims are made: the row of the competition is locked first.
  await transaction
    .updateTable('competition')
    .set({ claims: sql<number>`claims + 1` })
    .where('code', '=', competition)
    .execute();
  const { numUpdatedRows } = await transaction
    .updateTable('claim')
    .set(closed)
    .where('competition', '=', competition)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};
