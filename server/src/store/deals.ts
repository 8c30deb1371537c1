import { type ExpressionBuilder, type Kysely, sql, type SqlBool } from 'kysely';
import { z } from 'zod';
import { commitmentTo, fairSeed } from '@hexfall/shared/fair/fairSeed';
import type { DatabaseSchema } from './DatabaseSchema.js';

type Db = Kysely<DatabaseSchema>;

/** A deal whose commitment can be published. */
export interface NewDeal {
  readonly id: string;
  readonly secret: string;
  /** How many seats its tables have together. */
  readonly seats: number;
}

/** A deal as it is stored. Its secret and its seed stay in the server until it is opened. */
export interface StoredDeal {
  readonly id: string;
  readonly secret: string;
  /** Table by table, at each in seating order; null for a seat that has added nothing. */
  readonly contributions: readonly (string | null)[];
  /** Null until it is drawn: no contribution counts any more. */
  readonly seed: string | null;
  /** In milliseconds; null until all of its matches are over. */
  readonly opened: number | null;
}

/** A deal with what its players have contributed to its seed. */
export type DrawnDeal = Pick<StoredDeal, 'id' | 'secret' | 'contributions'>;

/** What everybody may know of a deal; `secret` is null until it is opened. */
export interface PublicDeal {
  readonly id: string;
  readonly commitment: string;
  readonly secret: string | null;
}

/** The deals as servers read and change them. */
export interface DealStore {
  /** Those of a competition, by their ids. Rejects if what is stored is malformed. */
  of(competition: string): Promise<ReadonlyMap<string, StoredDeal>>;
  /** Opens the deals of a competition whose matches all have outcomes; returns the ids of those that it has opened. */
  open(competition: string, now: number): Promise<readonly string[]>;
  /** Returns which of them are not opened. A deal that is not stored any more is: its competition has been deleted. */
  closed(ids: readonly string[]): Promise<ReadonlySet<string>>;
}

const ContributionsSchema = z.array(z.string().nullable());

const readContributions = (text: string): readonly (string | null)[] => ContributionsSchema.parse(JSON.parse(text));

/** What everybody may know of a deal. */
export const publicDealOf = ({ id, secret, opened }: StoredDeal): PublicDeal => ({
  ...{ id, commitment: commitmentTo(secret) },
  secret: opened === null ? null : secret,
});

/** Adds the deals of a competition, without contributions. Call this in the transaction that announces their matches. */
export const insertDeals = async (transaction: Db, competition: string, deals: readonly NewDeal[]): Promise<void> => {
  for (const { id, secret, seats } of deals) {
    const contributions = JSON.stringify(new Array<null>(seats).fill(null));
    await transaction.insertInto('deal').values({ id, competition, secret, contributions, seed: null, opened: null }).execute();
  }
};

/** Draws the seeds of deals from what has been contributed. Call this in the transaction that makes their tables. */
export const drawDeals = async (transaction: Db, deals: readonly DrawnDeal[]): Promise<void> => {
  for (const { id, ...parts } of deals)
    await transaction
      .updateTable('deal')
      .set({ seed: fairSeed(parts), contributions: JSON.stringify(parts.contributions) })
      .where('id', '=', id)
      .where('seed', 'is', null)
      .execute();
};

/** Opens deals that nobody plays. */
export const dropDeals = async (transaction: Db, ids: readonly string[], now: number): Promise<void> => {
  if (ids.length > 0) await transaction.updateTable('deal').set({ opened: now }).where('id', 'in', ids).execute();
};

/** Returns the secrets of the deals of a competition that are opened, by their ids. */
export const openedSecrets = async (db: Db, competition: string): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('deal')
    .select(['id', 'secret'])
    .where('competition', '=', competition)
    .where('opened', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, secret }) => [id, secret]));
};

const readDeals = async (db: Db, competition: string): Promise<ReadonlyMap<string, StoredDeal>> => {
  const rows = await db
    .selectFrom('deal')
    .select(['id', 'secret', 'contributions', 'seed', 'opened'])
    .where('competition', '=', competition)
    .orderBy('id')
    .execute();
  return new Map(
    rows.map(({ contributions, opened, ...row }) => [
      row.id,
      { ...row, contributions: readContributions(contributions), opened: opened === null ? null : Number(opened) },
    ]),
  );
};

const matchesOf = (eb: ExpressionBuilder<DatabaseSchema, 'deal'>) =>
  eb.selectFrom('competition_match').select('competition_match.deal').whereRef('competition_match.deal', '=', 'deal.id');

/** Opens the deals of a competition whose matches all have outcomes; returns their ids. */
export const openDeals = async (db: Db, competition: string, now: number): Promise<readonly string[]> => {
  const opened = await db
    .updateTable('deal')
    .set({ opened: now })
    .where('competition', '=', competition)
    .where('opened', 'is', null)
    .where((eb) => eb.exists(matchesOf(eb)))
    .where((eb) => eb.not(eb.exists(matchesOf(eb).where('competition_match.outcome', 'is', null))))
    .returning('id')
    .execute();
  return opened.map(({ id }) => id);
};

const closedAmong = async (db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('deal').select('id').where('id', 'in', ids).where('opened', 'is', null).execute();
  return new Set(rows.map(({ id }) => id));
};

/** Reads and changes deals in a database. */
export const dealStoreOf = (db: Db): DealStore => ({
  of: (competition) => readDeals(db, competition),
  open: (competition, now) => openDeals(db, competition, now),
  closed: (ids) => closedAmong(db, ids),
});

/** Whether the outcome of a row of `competition_match` stays secret: its deal is played at other tables, too, and is not opened. */
export const isOutcomeSealed = sql<SqlBool>`exists (
  select 1 from deal join competition_match other on other.deal = deal.id
  where deal.id = competition_match.deal and deal.opened is null
    and (other.round <> competition_match.round or other.pairing <> competition_match.pairing
      or other.board <> competition_match.board or other.n <> competition_match.n))`;
