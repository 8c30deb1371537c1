import { type Kysely, sql } from 'kysely';
import { reseat } from '@hexfall/shared/lobby/seating';
import type { Setup } from '@hexfall/shared/lobby/setup';
import { closeClaim, type Reseating } from './claims.js';
import type { DatabaseSchema } from './DatabaseSchema.js';
import type { DatabaseTraits } from './DatabaseTraits.js';
import { isOutcomeSealed } from './deals.js';
import { readSetup } from './savedRows.js';

type Db = Kysely<DatabaseSchema>;

/**
 * Stores the set-up of a match in which a seat has got another key. The process with the match in memory loses the lease and reads it again; a player
 * card with the seat loses it. Call this in a transaction that has locked the row of the match. @param former the hash of the key of before.
 */
export const writeReseated = async (transaction: Db, code: string, setup: Setup, former: string): Promise<void> => {
  const due = sql<number | null>`case when finished = 0 and timed > 0 then 0 end`;
  await transaction
    .updateTable('match')
    .set({ setup: JSON.stringify(setup), owner: null, epoch: sql<number>`epoch + 1`, due, changed: Date.now() })
    .where('code', '=', code)
    .execute();
  await transaction.deleteFrom('profile_seat').where('match', '=', code).where('key', '=', former).execute();
};

/** The matches of a competition that are not over, and those of which nobody may know whether they are. */
const openMatches = (db: Db, competition: string) =>
  db
    .selectFrom('match')
    .select(['code', 'setup'])
    .where('moved', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('competition_match')
          .select('competition_match.match')
          .whereRef('competition_match.match', '=', 'match.code')
          .where('competition_match.competition', '=', competition)
          .where((of) => of.or([of('match.finished', '=', 0), isOutcomeSealed])),
      ),
    )
    .orderBy('code');

const seatOf = ({ seats }: Setup, keyHash: string): number => seats.findIndex((seat) => seat?.keyHash === keyHash);

/** Returns the codes of the tables of a competition that are not over, as far as everybody knows, where a key opens a seat. */
export const tablesOfKey = async (db: Db, competition: string, keyHash: string): Promise<readonly string[]> => {
  const rows = await openMatches(db, competition).execute();
  return rows.flatMap(({ code, setup }) => (seatOf(readSetup(setup), keyHash) < 0 ? [] : [code]));
};

/**
 * Gives a place and its seats at all tables that are not over to another key; returns whether the claim was open, and the place as it was known. Call
 * this in the transaction of the act.
 */
export const storeReseating = async (
  transaction: Db,
  { locksRows }: DatabaseTraits,
  competition: string,
  { id, entrant, person, key, former, checkIn }: Reseating,
): Promise<boolean> => {
  if (!(await closeClaim(transaction, competition, id, { state: 'accepted', former }))) return false;
  const { numUpdatedRows } = await transaction
    .updateTable('entrant')
    .set({ key })
    .where('competition', '=', competition)
    .where('entrant', '=', entrant)
    .where('person', '=', person)
    .where('key', '=', former)
    .$if(checkIn !== null, (query) => query.where('here', '<', checkIn ?? 0))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return false;
  await transaction.deleteFrom('browser_entrant').where('competition', '=', competition).where('holder', '=', former).execute();
  const rows = await openMatches(transaction, competition)
    .$if(locksRows, (query) => query.forUpdate())
    .execute();
  for (const row of rows) {
    const setup = readSetup(row.setup);
    const seat = seatOf(setup, former);
    if (seat < 0) continue;
    const changed = reseat(setup, seat, key, { by: 'operator' });
    if (!changed.ok) throw new Error(changed.error.message);
    await writeReseated(transaction, row.code, changed.value, former);
  }
  return true;
};
