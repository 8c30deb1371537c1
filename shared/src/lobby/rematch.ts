import type { Seat } from '../model/seat.js';
import { type MatchScore, type NextInSeries, nextInSeries, scoresAfter, seriesOf, type SeriesScore } from '../model/series.js';
import { resetForRematch } from './armySelection.js';
import { hasGivenSeat } from './seatRequests.js';
import { isPerson, rotateSeats } from './seats.js';
import { NEW_STATUS, type SavedSeat, seriesKindOf, type Setup } from './setup.js';

/** Forgets which turn the webhook was called for: turns have the same ids in every match. */
const uncalled = ({ webhook, ...player }: SavedSeat): SavedSeat => {
  if (!webhook) return player;
  const { called: _, calledAt: __, ...kept } = webhook;
  return { ...player, webhook: kept };
};

/** Nobody has won if a seat was given away, or the result is void. */
const countedScore = (setup: Setup, score: MatchScore): MatchScore => {
  const counts = !hasGivenSeat(setup) && setup.status.isVoid !== true;
  return counts ? score : { winners: [], hq: score.hq.map(() => 0) };
};

/** The scores by seat after the match of a table. @param score of the match, as it was played. */
const scoresOf = (setup: Setup, score: MatchScore): readonly SeriesScore[] =>
  scoresAfter(
    setup.seats.map((taken) => taken?.series),
    countedScore(setup, score),
  );

/** Returns the match of a series that follows the one of a table; null if none does. @param score of that match, as it was played. */
export const nextMatchAt = (setup: Setup, score: MatchScore): NextInSeries | null => {
  const series = seriesOf(scoresOf(setup, score));
  return series && nextInSeries(seriesKindOf(setup), series);
};

const withScore = ({ series: _, ...player }: SavedSeat, series: SeriesScore | undefined): SavedSeat => ({
  ...player,
  ...(series && { series }),
});

/** What no set-up takes along to the next table of its players. */
const continued = (
  { request: _, lastSeen: __, season: ___, ...setup }: Setup,
  playerOf: (taken: SavedSeat, seat: Seat) => SavedSeat,
): Setup => ({
  ...setup,
  ...{ startingSeat: 'first', drawKnown: false, seed: null, status: NEW_STATUS },
  seats: setup.seats.map((taken, seat) => taken && uncalled(playerOf(taken, seat))),
});

/**
 * Returns the set-up of a rematch: the same people with the same keys, contributions and wins, each moved on by one in turn order. Players
 * who choose armies keep them; otherwise armies are assigned again. A rematch after a series begins a new one.
 * @param score of the finished match, as it was played.
 */
export const rematchOf = (setup: Setup, score: MatchScore): Setup => {
  const scores = seriesKindOf(setup) === 'single' ? scoresOf(setup, score) : [];
  return rotateSeats(
    continued(setup, (taken, seat) => withScore(resetForRematch(setup, taken), scores[seat])),
    1,
  );
};

/**
 * Returns the set-up of the next match of a series: the same people with the same keys, armies and mercenaries, moved on so that the other
 * side begins, or one that is drawn. Nobody has contributed to its seed yet.
 * @param score of the finished match, as it was played.
 * @param secret the part of the table in the seed.
 * @param draw returns a whole number below its argument.
 */
export const nextMatchOf = (
  setup: Setup,
  score: MatchScore,
  { starter }: NextInSeries,
  { secret, draw }: { readonly secret: string; readonly draw: (below: number) => number },
): Setup => {
  const scores = scoresOf(setup, score);
  const seats = continued(setup, ({ contribution: _, ...taken }, seat) => withScore(taken, scores[seat]));
  return { ...rotateSeats(seats, starter === 'drawn' ? draw(seats.seats.length) : 1), secret };
};

/** The set-up in which the match waits for every person to come. Bots over HTTP are always ready. */
export const waitingForAll = (setup: Setup): Setup => ({
  ...setup,
  seats: setup.seats.map((taken) => (isPerson(taken) && !taken.program ? { ...taken, waitsForReady: true } : taken)),
});
