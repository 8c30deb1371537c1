import type { RatedMode } from '../rating/rating.js';

/*
 * Ratings of player cards, on a server whose operator has named a season: docs/ratings.md.
 */

/** A rating as it is shown. */
export interface RatingView {
  /** 1500 for a new one. */
  readonly value: number;
  /** By how much the value may be wrong: two standard deviations. */
  readonly margin: number;
  /** After how many matches. */
  readonly games: number;
}

/** The rating of a profile in a mode. Only the profile itself gets it as a whole. */
export interface OwnRating extends RatingView {
  readonly mode: RatedMode;
  /** From 1; null as long as the rating has no place in the list. */
  readonly place: number | null;
  /** The values after each of the last matches, at most `MOST_VALUES`. */
  readonly curve: readonly number[];
  /** The last match, and by how much it has changed the value. */
  readonly latest: { readonly code: string; readonly change: number };
}

/** The ratings of a profile in the present season, by mode; none in modes that it has not played. */
export interface OwnRatings {
  readonly season: string;
  readonly modes: readonly OwnRating[];
}
