import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from './DatabaseSchema.js';
import { isOutcomeSealed } from './deals.js';

type Db = Kysely<DatabaseSchema>;

const hasRound = (eb: ExpressionBuilder<DatabaseSchema, 'competition'>) =>
  eb
    .selectFrom('competition_match')
    .whereRef('competition_match.competition', '=', 'competition.code')
    .whereRef('competition_match.round', '=', 'competition.round');

/**
 * A number that differs for different entrants: in an arena one comes while another one goes. It has the sum of their numbers, from 1, and that of
 * the squares, which stays below the factor.
 */
const whoIsHere = sql<number | string>`coalesce(sum(cast(entrant.entrant + 1 as bigint) * (entrant.entrant + 1 + 100000000)), 0)`;

/**
 * In the version, tables and outcomes are those of the last round: all others are there already. The last number counts outcomes that nobody
 * may know yet, which the one before does not count.
 */
const versionsIn = (db: Db) =>
  db.selectFrom('competition').select((eb) => [
    'competition.code',
    'competition.seq',
    'competition.claims',
    hasRound(eb)
      .select(({ fn }) => fn.count('competition_match.match').as('number'))
      .as('tables'),
    hasRound(eb)
      .select(({ fn }) => fn.count('competition_match.outcome').as('number'))
      .where((match) => match.not(isOutcomeSealed))
      .as('outcomes'),
    eb
      .selectFrom('entrant')
      .whereRef('entrant.competition', '=', 'competition.code')
      .whereRef('entrant.here', '=', 'competition.round')
      .select(whoIsHere.as('number'))
      .as('here'),
    hasRound(eb)
      .select(({ fn }) => fn.count('competition_match.outcome').as('number'))
      .where(isOutcomeSealed)
      .as('sealed'),
  ]);

/** A row of `versionsIn`. */
type VersionRow = Awaited<ReturnType<ReturnType<typeof versionsIn>['execute']>>[number];

const versionOf = ({ seq, tables, outcomes, here, claims, sealed }: VersionRow): string =>
  [seq, tables, outcomes, here, claims, sealed].map(Number).join('.');

/** Returns the part of a version of which everybody may know: it stays the same when a match ends whose outcome is sealed. */
export const publicVersion = (version: string): string => version.split('.').slice(0, -1).join('.');

/** Returns a text that changes whenever anything of a competition does; null if there is none. */
export const readVersion = async (db: Db, code: string): Promise<string | null> => {
  const row = await versionsIn(db).where('competition.code', '=', code).executeTakeFirst();
  return row ? versionOf(row) : null;
};

/** Returns the same of all competitions that are not over, by their codes. */
export const readVersions = async (db: Db): Promise<ReadonlyMap<string, string>> => {
  const rows = await versionsIn(db).where('competition.phase', '<>', 'closed').execute();
  return new Map(rows.map((row) => [row.code, versionOf(row)]));
};
