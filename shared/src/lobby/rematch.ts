import type { Seat } from '../model/seat.js';
import { scoresAfter, type SeriesScore } from '../model/series.js';
import { resetForRematch } from './armySelection.js';
import { hasGivenSeat } from './seatRequests.js';
import { rotateSeats } from './seats.js';
import { NEW_STATUS, type SavedSeat, type Setup } from './setup.js';

/** Forgets which turn the webhook was called for: turns have the same ids in every match. */
const uncalled = ({ webhook, ...player }: SavedSeat): SavedSeat => {
  if (!webhook) return player;
  const { called: _, calledAt: __, ...kept } = webhook;
  return { ...player, webhook: kept };
};

const seriesAt = (scores: readonly SeriesScore[], seat: Seat): Pick<SavedSeat, 'series'> => {
  const series = scores[seat];
  return series ? { series } : {};
};

/**
 * Returns the set-up of a rematch: the same people with the same keys, contributions and wins, each moved on by one in turn order. Players
 * who choose armies keep them; otherwise armies are assigned again.
 * @param winners of the finished match; nobody has won if a seat was given away, or the result is void.
 */
export const rematchOf = ({ request: _, lastSeen: __, ...setup }: Setup, winners: readonly Seat[]): Setup => {
  const counts = !hasGivenSeat(setup) && setup.status.isVoid !== true;
  const scores = scoresAfter(
    setup.seats.map((taken) => taken?.series),
    counts ? winners : [],
  );
  const seats = setup.seats.map((taken, seat) => taken && { ...uncalled(resetForRematch(setup, taken)), ...seriesAt(scores, seat) });
  return rotateSeats({ ...setup, seats, startingSeat: 'first', drawKnown: false, seed: null, status: NEW_STATUS }, 1);
};
