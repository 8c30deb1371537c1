import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { RatingRow } from '@hexfall/shared/protocol/ratingList';
import type { OwnRating } from '@hexfall/shared/protocol/ratings';
import {
  type CountedRating,
  FIRST_RATING,
  isListedRating,
  LISTED_FROM,
  RATED_MODES,
  type RatedMatch,
  type RatedMode,
  ratedModeOf,
  ratingMargin,
  ratingsAfterAll,
  ratingValue,
} from '@hexfall/shared/rating/rating';
import type { RatedEnd } from '../table/savedMatch.js';
import type { DatabaseSchema } from './DatabaseSchema.js';
import { readCrest } from './people.js';

type Db = Kysely<DatabaseSchema>;

/* The ratings of profiles: a row for each mode and season, deleted with the profile. */

type RatingRecord = Pick<DatabaseSchema['rating'], 'mu' | 'sigma' | 'games' | 'curve'>;

const CurveSchema = z.array(z.number());

/** Reads the values in a row. Malformed ones, which no version writes, are none, so that a match can always end. */
const readCurve = (text: string): readonly number[] => {
  try {
    return CurveSchema.safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
};

const readRating = ({ mu, sigma, games, curve }: RatingRecord): CountedRating => ({ mu, sigma, games, curve: readCurve(curve) });

/** A profile that has the seat of a key at a match. */
interface SeatHolder {
  readonly profile: string;
  readonly match: string;
  readonly key: string;
}

/** The match by the profiles of its players; null unless each seat is held by one profile, and by another one than all others. */
const byProfiles = (code: string, { sides, places }: RatedEnd, holders: readonly SeatHolder[]): RatedMatch | null => {
  const own = holders.filter(({ match }) => match === code);
  const named = sides.map((side) => side.flatMap((hash) => own.flatMap(({ key, profile }) => (key === hash ? [profile] : []))));
  const isWhole = named.every((side, index) => side.length === sides[index]?.length);
  return isWhole && new Set(named.flat()).size === named.flat().length ? { code, sides: named, places } : null;
};

const writeRatings = async (
  transaction: Db,
  { season, mode }: Pick<RatedEnd, 'season' | 'mode'>,
  matches: readonly RatedMatch[],
): Promise<void> => {
  const profiles = [...new Set(matches.flatMap(({ sides }) => sides.flat()))];
  const rows = await transaction
    .selectFrom('rating')
    .select(['profile', 'mu', 'sigma', 'games', 'curve'])
    .where('profile', 'in', profiles)
    .where('mode', '=', mode)
    .where('season', '=', season)
    .execute();
  const after = ratingsAfterAll(new Map(rows.map((row) => [row.profile, readRating(row)])), matches);
  for (const [profile, { curve, ...rating }] of after) {
    const codes = matches.flatMap(({ code, sides }) => (sides.flat().includes(profile) ? [code] : [])).sort();
    const written = { ...rating, curve: JSON.stringify(curve), latest: codes.at(-1) ?? '' };
    await transaction
      .insertInto('rating')
      .values({ profile, mode, season, ...written })
      .onConflict((conflict) => conflict.columns(['profile', 'mode', 'season']).doUpdateSet(written))
      .execute();
  }
};

/**
 * Changes the ratings of those who have played rated matches. Call this in the transaction that marks the matches as finished, when the rows of the profiles
 * are locked.
 * @param holders of all seats at these matches.
 */
export const rateMatches = async (transaction: Db, ends: ReadonlyMap<string, RatedEnd>, holders: readonly SeatHolder[]): Promise<void> => {
  const lists = new Map<string, { readonly end: RatedEnd; readonly matches: RatedMatch[] }>();
  for (const [code, end] of ends) {
    const match = byProfiles(code, end, holders);
    if (!match) continue;
    const name = JSON.stringify([end.season, end.mode]);
    const list = lists.get(name) ?? { end, matches: [] };
    list.matches.push(match);
    lists.set(name, list);
  }
  for (const { end, matches } of lists.values()) await writeRatings(transaction, end, matches);
};

export const clearRatings = async (db: Db, profile: string): Promise<void> => {
  await db.deleteFrom('rating').where('profile', '=', profile).execute();
};

/** The ratings of a season in a mode that have a place. */
const listed = (db: Db, season: string, mode: string) =>
  db
    .selectFrom('rating')
    .where('season', '=', season)
    .where('mode', '=', mode)
    .where('games', '>=', LISTED_FROM.games)
    .where('sigma', '<', LISTED_FROM.sigma);

/** How many places are before a rating. */
const countBefore = async (db: Db, season: string, mode: string, mu: number): Promise<number> => {
  const { number } = await listed(db, season, mode)
    .where('mu', '>', mu)
    .select(({ fn }) => fn.countAll().as('number'))
    .executeTakeFirstOrThrow();
  return Number(number);
};

/** Returns the ratings of a profile in a season, in the order of the modes. */
export const readOwnRatings = async (db: Db, profile: string, season: string): Promise<readonly OwnRating[]> => {
  const rows = await db
    .selectFrom('rating')
    .select(['mode', 'mu', 'sigma', 'games', 'curve', 'latest'])
    .where('profile', '=', profile)
    .where('season', '=', season)
    .execute();
  const found: OwnRating[] = [];
  for (const row of rows) {
    const [mode, rating] = [ratedModeOf(row.mode), readRating(row)];
    if (mode === null) continue;
    const { curve, games } = rating;
    const [before = ratingValue(FIRST_RATING), value = before] = curve.length > 1 ? curve.slice(-2) : [undefined, ...curve];
    found.push({
      ...{ mode, games, curve, value: ratingValue(rating), margin: ratingMargin(rating) },
      place: isListedRating(rating) ? 1 + (await countBefore(db, season, mode, rating.mu)) : null,
      latest: { code: row.latest, change: value - before },
    });
  }
  return found.sort((a, b) => RATED_MODES.indexOf(a.mode) - RATED_MODES.indexOf(b.mode));
};

/** Returns the best of a season in a mode, with the ids of their profiles. */
export const readRatingList = async (
  db: Db,
  season: string,
  mode: RatedMode,
  limit: number,
): Promise<readonly (RatingRow & { readonly id: string })[]> => {
  const rows = await listed(db, season, mode)
    .innerJoin('profile', 'profile.id', 'rating.profile')
    .select(['profile.id', 'profile.name', 'profile.shape', 'profile.color', 'rating.mu', 'rating.sigma', 'rating.games'])
    .orderBy('rating.mu', 'desc')
    .orderBy('profile.id')
    .limit(limit)
    .execute();
  return rows.map(({ id, name, mu, sigma, games, ...crest }) => ({
    ...{ id, name, crest: readCrest(crest), games, value: ratingValue({ mu }), margin: ratingMargin({ sigma }) },
    place: 1 + rows.findIndex((row) => row.mu === mu),
  }));
};
