import type { Mode } from '../model/options.js';

/*
 * Ratings of players by the results of their matches: the method of Weng and Lin (2011, algorithm 1) with the model of Bradley and Terry, where each side
 * is compared with every other one. The constants are the defaults of the package openskill: docs/ratings.md.
 */

/** How strong a player is, as far as the results say: the mean and the standard deviation of a normal distribution. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** A rating after some matches. */
export interface CountedRating extends Rating {
  /** How many matches it follows from. */
  readonly games: number;
  /** Its values as they are shown, after each of the last `MOST_VALUES` matches. */
  readonly curve: readonly number[];
}

const MU = 25;
const SIGMA = MU / 3;
const BETA = SIGMA / 2;
/** A variance is never multiplied by less than this. */
const KAPPA = 0.0001;

/** The rating of somebody who has not played a rated match. */
export const FIRST_RATING: CountedRating = { mu: MU, sigma: SIGMA, games: 0, curve: [] };

/** How many values of a rating are stored. */
export const MOST_VALUES = 100;

/** From how many matches, and below what standard deviation, a rating has a place in the list. */
export const LISTED_FROM = { games: 10, sigma: 4 } as const;

/** Whether a rating has a place in the list. */
export const isListedRating = ({ sigma, games }: Pick<CountedRating, 'sigma' | 'games'>): boolean =>
  games >= LISTED_FROM.games && sigma < LISTED_FROM.sigma;

const SHOWN_MEAN = 1500;
const SHOWN_UNIT = 40;

/** Returns the value of a rating as it is shown: 1500 for a new one. */
export const ratingValue = ({ mu }: Pick<Rating, 'mu'>): number => Math.round(SHOWN_MEAN + SHOWN_UNIT * (mu - MU));

/** Returns by how much the value may be wrong, as it is shown: two standard deviations. */
export const ratingMargin = ({ sigma }: Pick<Rating, 'sigma'>): number => Math.round(2 * SHOWN_UNIT * sigma);

/** The modes that are rated. One against two is not: the method adds the ratings of a side, so it would take the loner for the weaker side. */
export const RATED_MODES = ['duel', 'deathmatch', 'deathmatch-score', 'team', 'team-score'] as const satisfies readonly Mode[];
export type RatedMode = (typeof RATED_MODES)[number];

/** Returns a mode if it is rated, else null. */
export const ratedModeOf = (mode: string): RatedMode | null => RATED_MODES.find((rated) => rated === mode) ?? null;

/** The sides of a match that is over. */
interface Sides<T> {
  /** The players of each side. */
  readonly sides: readonly (readonly T[])[];
  /** The place of each side; 1 is the best, and equal ones are a draw. */
  readonly places: readonly number[];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What of a duel between two sides the first one has: 1 for a win, 0.5 for a draw. */
const scoreOf = (own: number, other: number): number => (own < other ? 1 : own === other ? 0.5 : 0);

/** Returns the ratings of all players after a match, in the order of `sides`. */
export const ratingsAfter = ({ sides, places }: Sides<Rating>): readonly (readonly Rating[])[] => {
  const totals = sides.map((players, index) => ({
    players,
    place: places[index] ?? sides.length,
    mu: sum(players.map(({ mu }) => mu)),
    variance: sum(players.map(({ sigma }) => sigma ** 2)),
  }));
  return totals.map((own) => {
    let [shift, shrinkage] = [0, 0];
    for (const other of totals) {
      if (other === own) continue;
      const c = Math.sqrt(own.variance + other.variance + 2 * BETA ** 2);
      const expected = 1 / (1 + Math.exp((other.mu - own.mu) / c));
      shift += (own.variance / c) * (scoreOf(own.place, other.place) - expected);
      shrinkage += (Math.sqrt(own.variance) / c) * (own.variance / c ** 2) * expected * (1 - expected);
    }
    return own.players.map(({ mu, sigma }) => {
      const share = sigma ** 2 / own.variance;
      return { mu: mu + share * shift, sigma: sigma * Math.sqrt(Math.max(1 - share * shrinkage, KAPPA)) };
    });
  });
};

/** A match that is over and counts for the ratings of its players, who are named by any ids. */
export interface RatedMatch extends Sides<string> {
  /** The order of matches that ended at the same time. */
  readonly code: string;
}

const withValue = ({ games, curve }: CountedRating, rating: Rating): CountedRating => ({
  ...rating,
  games: games + 1,
  curve: [...curve, ratingValue(rating)].slice(-MOST_VALUES),
});

/**
 * Returns the ratings of players after matches of one mode that have ended at the same time: one match after the other by their codes, in whatever order they
 * are given.
 * @param before the ratings so far; who has none begins with `FIRST_RATING`.
 * @returns the ratings of those who have played.
 */
export const ratingsAfterAll = (
  before: ReadonlyMap<string, CountedRating>,
  matches: readonly RatedMatch[],
): ReadonlyMap<string, CountedRating> => {
  const after = new Map<string, CountedRating>();
  const ratingOf = (player: string): CountedRating => after.get(player) ?? before.get(player) ?? FIRST_RATING;
  for (const { sides, places } of [...matches].sort((a, b) => (a.code < b.code ? -1 : 1))) {
    const rated = ratingsAfter({ sides: sides.map((side) => side.map(ratingOf)), places }).flat();
    sides.flat().forEach((player, index) => {
      const rating = rated[index];
      if (rating) after.set(player, withValue(ratingOf(player), rating));
    });
  }
  return after;
};
