import { ratedModeOf } from '../rating/rating.js';
import { hasGivenSeat } from './seatRequests.js';
import { isPerson, sharesDevice } from './seats.js';
import type { Setup } from './setup.js';

/*
 * Which matches count for the ratings of their players: docs/ratings.md.
 */

/** Whether every seat that is taken has a person of its own with a player card, on a device of their own. */
const haveCards = (setup: Setup): boolean => {
  const seats = setup.seats.filter((taken) => taken !== null);
  const keys = seats.flatMap((taken) =>
    isPerson(taken) && taken.crest && !taken.program && !sharesDevice(setup, taken.keyHash) ? [taken.keyHash] : [],
  );
  return new Set(keys).size === seats.length;
};

/** Returns the season that the match of a table is rated in if who is still missing has a card, too; null if it is not. @param season that of the server, if there is one. */
export const seasonToBegin = (setup: Setup, season: string | null): string | null => {
  const { listed, options, drawKnown, competition } = setup;
  const isRated = listed && !drawKnown && !competition && ratedModeOf(options.mode) !== null && haveCards(setup);
  return isRated ? season : null;
};

/** Returns the season that a match which has begun is rated in, as far as it has come; null if it is not. */
export const seasonPlayed = (setup: Setup): string | null => {
  const { season, drawKnown, status } = setup;
  const isRated = !drawKnown && status.substitutes.length === 0 && !hasGivenSeat(setup);
  return isRated ? (season ?? null) : null;
};

/** The set-up of a match that begins. @param season that of the server, if there is one. */
export const withSeason = ({ season: _, ...setup }: Setup, season: string | null): Setup => {
  const rated = seasonToBegin(setup, season);
  return rated === null ? setup : { ...setup, season: rated };
};
