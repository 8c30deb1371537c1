import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Act, BoutOutcome, EntrantPerson, MatchPlace } from '@hexfall/shared/competition/acts';
import { outcomeOfMatch, type SeatStandings } from '@hexfall/shared/competition/bout';
import type { Competition } from '@hexfall/shared/competition/competition';
import { DEFAULT_REGULATIONS, type Regulations } from '@hexfall/shared/competition/regulations';
import type { Setup } from '@hexfall/shared/lobby/setup';
import type { Options } from '@hexfall/shared/model/options';
import { ActSchema, BoutOutcomeSchema, type ListedCompetition, RegulationsSchema } from '@hexfall/shared/protocol/competitions';
import { OptionsSchema } from '@hexfall/shared/protocol/requests';
import { closeClaim, insertClaim, readClaims, type Reseating, type StoredClaim } from './claims.js';
import { readVersion, readVersions } from './competitionVersions.js';
import type { DatabaseSchema } from './DatabaseSchema.js';
import type { DatabaseTraits } from './DatabaseTraits.js';
import { drawDeals, type DrawnDeal, dropDeals, insertDeals, isOutcomeSealed, type NewDeal, openDeals, openedSecrets } from './deals.js';
import {
  changePersons,
  type PersonsChange,
  readEntrants,
  readTeams,
  storeCheckIn,
  type StoredEntrant,
  type StoredTeam,
  storeInvitation,
  storeStillWaiting,
  storeWaiting,
} from './entrants.js';
import { storeReseating, tablesOfKey } from './reseating.js';

type Db = Kysely<DatabaseSchema>;

/** What a competition is made of. */
export interface NewCompetition {
  readonly name: string;
  /** The hash of the organizer's key. */
  readonly organizer: string;
  readonly regulations: Regulations;
  /** Of its matches. */
  readonly options: Options;
  readonly listed: boolean;
}

/** An act in the log of a competition. */
export interface StoredAct {
  /** From 1, without gaps. */
  readonly seq: number;
  /** In milliseconds. */
  readonly at: number;
  readonly by: 'organizer' | 'time' | number;
  readonly act: Act;
  readonly note: string | null;
}

/** A match of a competition: its table, and how it ended. */
export interface CompetitionMatch extends MatchPlace {
  /** Null if the table has been deleted. */
  readonly code: string | null;
  readonly outcome: BoutOutcome | null;
  /** When the outcome was stored, in milliseconds. */
  readonly at: number | null;
  /** Whether nobody may know the outcome: other tables of its deal still play. */
  readonly isSealed: boolean;
}

/** Everything that is stored of a competition. */
export interface StoredCompetition extends NewCompetition {
  /** When a process last followed it while something was due by time, in milliseconds. */
  readonly served: number;
  readonly acts: readonly StoredAct[];
  readonly entrants: readonly StoredEntrant[];
  readonly teams: readonly StoredTeam[];
  /** In the order in which they were made; those that nobody has accepted stay for a while. */
  readonly claims: readonly StoredClaim[];
  /** The secrets of the deals that are opened, by their ids. */
  readonly openedSecrets: ReadonlyMap<string, string>;
  readonly matches: readonly CompetitionMatch[];
}

/** A table for a match of a competition. */
export interface BoutTable extends MatchPlace {
  readonly code: string;
  readonly setup: Setup;
}

/** A change of a competition: all of it is stored, or nothing. */
export interface CompetitionChange {
  /** The number of the last act that the change is based on. */
  readonly after: number;
  /** The next act, if there is one. */
  readonly act: Omit<StoredAct, 'seq'> | null;
  readonly phase: Competition['phase'];
  readonly round: number;
  readonly persons?: PersonsChange;
  /** The place that gets another key. */
  readonly reseating?: Reseating | null;
  readonly tables: readonly BoutTable[];
  /** Outcomes of matches that have none. */
  readonly outcomes: readonly (MatchPlace & { readonly outcome: BoutOutcome })[];
  /** The deals of a round that is announced. */
  readonly deals?: readonly NewDeal[];
  /** Those that the tables are played from, drawn from what these have contributed; null if there are none. */
  readonly drawn?: { readonly deals: readonly DrawnDeal[]; readonly from: readonly StoredEntrant[] } | null;
  /** The ids of those that nobody plays. */
  readonly dropped?: readonly string[];
}

/** The competitions as servers read and change them. */
export interface CompetitionStore {
  /** Adds a competition without acts; false if the code is taken. */
  create(code: string, competition: NewCompetition, now: number): Promise<boolean>;
  /** Rejects if what is stored is malformed. */
  load(code: string): Promise<StoredCompetition | null>;
  /** Stores a change in one transaction; false, without any change, if another one came first. */
  change(code: string, change: CompetitionChange, now: number): Promise<boolean>;
  /**
   * Stores that somebody has checked in for a round, with a contribution; the first time counts.
   * @param after the number of the last act; false, without any change, if another one came first.
   */
  checkIn(code: string, person: EntrantPerson, round: number, contribution: string | null, after: number): Promise<boolean>;
  /** Stores that somebody in an arena waits from now on, or no more. @param after as for `checkIn`. */
  wait(code: string, person: EntrantPerson, isWaiting: boolean, now: number, after: number): Promise<boolean>;
  /** Stores that somebody still waits; false, without any change, if nobody has said so for a while. */
  waitOn(code: string, person: EntrantPerson, now: number): Promise<boolean>;
  /**
   * Stores a claim of a key that has no open one. @param after the number of the last act.
   * @returns its number; `stale`, without any change, if another act came first, or `full` if there are too many.
   */
  claim(
    code: string,
    claim: Pick<StoredClaim, 'entrant' | 'person' | 'key'>,
    now: number,
    after: number,
  ): Promise<number | 'stale' | 'full'>;
  /** Declines an open claim; false if it is not open. */
  decline(code: string, id: number): Promise<boolean>;
  /** Returns the codes of the tables that are not over, as far as everybody knows, where a key opens a seat. @param keyHash that of the key. */
  tablesOfKey(code: string, keyHash: string): Promise<readonly string[]>;
  /** Stores the hash of a new invitation to a team: the one before is no longer valid. */
  invite(code: string, entrant: number, invitation: string): Promise<void>;
  /** Stores that some are followed now, but for those that nobody has followed since a time in milliseconds. */
  serve(codes: readonly string[], now: number, since: number): Promise<void>;
  /** Returns a text that changes whenever anything of the competition does, and `publicVersion` of it whenever its view does; null if there is none. */
  version(code: string): Promise<string | null>;
  /** The same of all competitions that are not over, by their codes. */
  versions(): Promise<ReadonlyMap<string, string>>;
  /** The listed competitions that are not over, or have changed since a time in milliseconds; the latest first. */
  list(since: number, limit: number): Promise<readonly ListedCompetition[]>;
  /** Those of the codes that there are, whether they are listed or not. */
  listOf(codes: readonly string[]): Promise<readonly ListedCompetition[]>;
}

/** Adds a table to the store; false if its code is taken. */
type InsertTable = (db: Db, code: string, setup: Setup, owner: string | null) => Promise<boolean>;

const read = <T>(schema: z.ZodType<T>, text: string): T => schema.parse(JSON.parse(text));

const byOf = (by: string): StoredAct['by'] => (by === 'organizer' || by === 'time' ? by : Number(by));

const listedIn = (db: Db) =>
  db.selectFrom('competition').select((eb) => [
    ...(['code', 'name', 'phase', 'round'] as const),
    eb
      .selectFrom('entrant')
      .whereRef('entrant.competition', '=', 'competition.code')
      .select(({ fn }) => fn.count('entrant.entrant').distinct().as('number'))
      .as('entrants'),
  ]);

const toListed = ({ phase, entrants, ...row }: Awaited<ReturnType<ReturnType<typeof listedIn>['execute']>>[number]): ListedCompetition => ({
  ...row,
  entrants: Number(entrants),
  phase: phase as Competition['phase'],
});

const readMatches = async (db: Db, code: string): Promise<readonly CompetitionMatch[]> => {
  const rows = await db
    .selectFrom('competition_match')
    .select(['round', 'pairing', 'board', 'n', 'match', 'outcome', 'at', isOutcomeSealed.as('sealed')])
    .where('competition', '=', code)
    .orderBy('round')
    .orderBy('pairing')
    .orderBy('board')
    .orderBy('n')
    .execute();
  return rows.map(({ round, pairing, board, n, match, outcome, at, sealed }) => ({
    ...{ round, pairing, board, match: n, code: match },
    outcome: outcome === null ? null : read(BoutOutcomeSchema, outcome),
    at: at === null ? null : Number(at),
    isSealed: Boolean(sealed),
  }));
};

const load = async (db: Db, code: string): Promise<StoredCompetition | null> => {
  // The acts come first: a change that is based on them fails if what is read after them is newer.
  const acts = await db.selectFrom('competition_act').selectAll().where('competition', '=', code).orderBy('seq').execute();
  const row = await db.selectFrom('competition').selectAll().where('code', '=', code).executeTakeFirst();
  if (!row) return null;
  return {
    name: row.name,
    organizer: row.organizer,
    // An older version has not stored what it did not know.
    regulations: RegulationsSchema.parse({ ...DEFAULT_REGULATIONS, ...read(z.record(z.string(), z.unknown()), row.regulations) }),
    options: read(OptionsSchema, row.options),
    listed: row.listed === 1,
    served: Number(row.served),
    acts: acts.map(({ seq, at, by, act, note }) => ({ seq, at: Number(at), by: byOf(by), act: read(ActSchema, act), note })),
    entrants: await readEntrants(db, code),
    teams: await readTeams(db, code),
    claims: await readClaims(db, code),
    openedSecrets: await openedSecrets(db, code),
    matches: await readMatches(db, code),
  };
};

/** Changes the row of one match. */
const updateMatch = (db: Db, competition: string, { round, pairing, board, match }: MatchPlace) =>
  db
    .updateTable('competition_match')
    .where('competition', '=', competition)
    .where('round', '=', round)
    .where('pairing', '=', pairing)
    .where('board', '=', board)
    .where('n', '=', match);

/** A match that has an outcome keeps it. */
const setOutcome = (db: Db, competition: string, place: MatchPlace, outcome: BoutOutcome, at: number) =>
  updateMatch(db, competition, place)
    .set({ outcome: JSON.stringify(outcome), at })
    .where('outcome', 'is', null)
    .execute();

/** Adds the tables that are not there yet. Throws if a code is taken. */
const addTables = async (db: Db, competition: string, tables: readonly BoutTable[], insertTable: InsertTable): Promise<void> => {
  for (const { code, setup, ...place } of tables) {
    const { round, pairing, board, match } = place;
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('competition_match')
      .values({ competition, round, pairing, board, n: match, match: null, deal: setup.deal?.id ?? null, outcome: null, at: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) continue;
    if (!(await insertTable(db, code, setup, null))) throw new Error(`the code ${code} is taken`);
    await updateMatch(db, competition, place).set({ match: code }).execute();
  }
};

/** Ends a transaction: what is not in the acts has changed since the competition was read. */
class CompetitionChanged extends Error {}

/** Locks a competition until the end of the transaction; false if another act came after that one. */
const lock = async (
  db: Db,
  code: string,
  after: number,
  set: Partial<Pick<DatabaseSchema['competition'], 'phase' | 'round'>> & { seq: number; served?: number; changed?: number },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('competition')
    .set(set)
    .where('code', '=', code)
    .where('seq', '=', after)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

const checkIn = async (
  db: Db,
  code: string,
  person: EntrantPerson,
  round: number,
  contribution: string | null,
  after: number,
): Promise<boolean> => {
  if (!(await lock(db, code, after, { seq: after }))) return false;
  await storeCheckIn(db, code, person, round, contribution);
  return true;
};

const changeIn = async (
  db: Db,
  code: string,
  { after, act, phase, round, persons = {}, tables, outcomes, ...change }: CompetitionChange,
  now: number,
  insertTable: InsertTable,
  traits: DatabaseTraits,
): Promise<boolean> => {
  // Until the end of the transaction nobody else changes the competition.
  if (!(await lock(db, code, after, { seq: act ? after + 1 : after, phase, round, served: now, ...(act && { changed: now }) })))
    return false;
  const { deals = [], drawn = null, dropped = [], reseating = null } = change;
  if (act) {
    const row = { competition: code, seq: after + 1, at: act.at, by: String(act.by), act: JSON.stringify(act.act), note: act.note };
    await db.insertInto('competition_act').values(row).execute();
  }
  await changePersons(db, code, persons);
  if (reseating && !(await storeReseating(db, traits, code, reseating))) throw new CompetitionChanged();
  await insertDeals(db, code, deals);
  await dropDeals(db, dropped, now);
  if (drawn) {
    // Nobody checks in meanwhile: that needs the row of the competition, too.
    if (JSON.stringify(await readEntrants(db, code)) !== JSON.stringify(drawn.from)) throw new CompetitionChanged();
    await drawDeals(db, drawn.deals);
  }
  await addTables(db, code, tables, insertTable);
  for (const { outcome, ...place } of outcomes) await setOutcome(db, code, place, outcome, now);
  // Nothing looks at a competition any more that is over.
  if (outcomes.length > 0) await openDeals(db, code, now);
  return true;
};

/** Reads and changes competitions in a database. */
export const competitionStoreOf = (db: Db, traits: DatabaseTraits, insertTable: InsertTable): CompetitionStore => ({
  create: async (code, { regulations, options, listed, ...competition }, now) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('competition')
      .values({
        ...{ code, ...competition, listed: Number(listed) },
        ...{ regulations: JSON.stringify(regulations), options: JSON.stringify(options) },
        ...{ seq: 0, phase: 'open', round: 0, changed: now, served: now },
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  },
  load: (code) => load(db, code),
  change: (code, change, now) =>
    db
      .transaction()
      .execute((transaction) => changeIn(transaction, code, change, now, insertTable, traits))
      .catch((error: unknown) => {
        if (error instanceof CompetitionChanged) return false;
        throw error;
      }),
  checkIn: (code, person, round, contribution, after) =>
    db.transaction().execute((transaction) => checkIn(transaction, code, person, round, contribution, after)),
  wait: (code, person, isWaiting, now, after) =>
    db.transaction().execute(async (transaction) => {
      if (!(await lock(transaction, code, after, { seq: after }))) return false;
      await storeWaiting(transaction, code, person, isWaiting, now);
      return true;
    }),
  waitOn: (code, person, now) => storeStillWaiting(db, code, person, now),
  claim: (code, claim, now, after) =>
    db.transaction().execute(async (transaction) => {
      if (!(await lock(transaction, code, after, { seq: after }))) return 'stale';
      return (await insertClaim(transaction, code, claim, now)) ?? 'full';
    }),
  decline: (code, id) => db.transaction().execute((transaction) => closeClaim(transaction, code, id, { state: 'declined', former: null })),
  tablesOfKey: (code, keyHash) => tablesOfKey(db, code, keyHash),
  invite: (code, entrant, invitation) => storeInvitation(db, code, entrant, invitation),
  serve: async (codes, now, since) => {
    await db.updateTable('competition').set({ served: now }).where('code', 'in', codes).where('served', '>', since).execute();
  },
  version: (code) => readVersion(db, code),
  versions: () => readVersions(db),
  list: async (since, limit) => {
    const rows = await listedIn(db)
      .where('listed', '=', 1)
      .where((eb) => eb.or([eb('phase', '<>', 'closed'), eb('changed', '>=', since)]))
      .orderBy('changed', 'desc')
      .limit(limit)
      .execute();
    return rows.map(toListed);
  },
  listOf: async (codes) => {
    const rows = await listedIn(db).where('code', 'in', codes).orderBy('changed', 'desc').execute();
    return rows.map(toListed);
  },
});

/**
 * Stores how the matches of competitions have ended. Call this in the transaction that marks them as finished.
 * @param standings by the code of the match.
 */
export const writeOutcomes = async (transaction: Db, standings: ReadonlyMap<string, SeatStandings>, now: number): Promise<void> => {
  if (standings.size === 0) return;
  const rows = await transaction
    .selectFrom('competition_match')
    .select(['competition', 'round', 'pairing', 'board', 'n', 'match'])
    .where('match', 'in', [...standings.keys()])
    .where('outcome', 'is', null)
    .orderBy('match')
    .execute();
  for (const { competition, match, n, ...place } of rows) {
    const ended = standings.get(match ?? '');
    const ofMatch = { ...place, match: n };
    if (ended) await setOutcome(transaction, competition, ofMatch, outcomeOfMatch(ended, ofMatch), now);
  }
};

/** Whether a match is of a competition that is not over: it is not deleted by its age. */
export const isInCompetition = sql<boolean>`exists (
  select 1 from competition_match join competition on competition.code = competition_match.competition
  where competition_match.match = match.code and competition.phase <> 'closed')`;

/** Returns all competitions, those that have changed last first. */
export const readCompetitions = async (
  db: Db,
): Promise<readonly (Pick<ListedCompetition, 'code' | 'name' | 'round'> & { readonly phase: string; readonly changed: number })[]> => {
  const rows = await db
    .selectFrom('competition')
    .select(['code', 'name', 'phase', 'round', 'changed'])
    .orderBy('changed', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, changed: Number(row.changed) }));
};

/** Deletes a competition with its log and its entrants; false if there is none. Its tables stay. */
export const deleteCompetition = async (db: Db, code: string): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('competition').where('code', '=', code).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};
