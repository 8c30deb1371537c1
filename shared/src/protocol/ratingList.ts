import type { RatedMode } from '../rating/rating.js';
import type { ProfileFace } from './profiles.js';
import type { OwnRating, RatingView } from './ratings.js';

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
