import type { RatedMode } from '../rating/rating.js';
import type { ProfileFace } from './profiles.js';

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

/** A row of the list. */
export interface RatingRow extends RatingView, ProfileFace {
  /** From 1; equal values share a place. */
  readonly place: number;
  /** It is that of the profile whose key the request has. */
  readonly own?: true;
}

/** `GET /api/ratings?mode=MODE`: the best of the season in a mode, the first `MOST_RATED`. */
export interface RatingList {
  readonly season: string;
  readonly mode: RatedMode;
  readonly rows: readonly RatingRow[];
  /** The rating of the profile whose key the request has; null without one, or if it has played no rated match in the mode. */
  readonly own: OwnRating | null;
}

/** The most rows of a list. */
export const MOST_RATED = 100;
