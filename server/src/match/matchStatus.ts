import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import { scoresAfter, type SeriesScore } from '@hexfall/shared/model/series';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import { NEW_STATUS, type MatchStatus, type SavedSeat, type Setup } from '../table/setup.js';
import { hasGivenSeat } from '../lobby/seatRequests.js';
import { rotateSeats } from '../lobby/seats.js';
import { resetForRematch } from '../lobby/armySelection.js';
import { refuse } from '../lobby/refusals.js';

/*
 * What the players of a running match agree on: pauses, stand-ins, the rematch. The functions return a new set-up.
 */

const withCourse = (setup: Setup, change: Partial<MatchStatus>): Setup => ({ ...setup, status: { ...setup.status, ...change } });

/** Pauses or resumes the match. */
export const pause = (setup: Setup, paused: boolean): Result<Setup, Refusal> => ok(withCourse(setup, { paused }));

/** Lets a computer player stand in for the player of a seat. */
export const substitute = (setup: Setup, seat: Seat): Result<Setup, Refusal> =>
  ok(withCourse(setup, { substitutes: [...setup.status.substitutes.filter((other) => other !== seat), seat] }));

/** Ends a stand-in: returns the seat to its player. */
export const returnSeat = (setup: Setup, seat: Seat): Result<Setup, Refusal> =>
  setup.status.substitutes.includes(seat)
    ? ok(withCourse(setup, { substitutes: setup.status.substitutes.filter((other) => other !== seat) }))
    : refuse('no-computer', 'No computer player plays for that seat.');

/** Links the table to its rematch. */
export const linkRematch = (setup: Setup, next: string): Setup => withCourse(setup, { rematchCode: next });

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
 * Returns the set-up of a rematch: the same people with the same keys, contributions and what they have won, each moved on by one in
 * turn order. Armies are kept where players choose them, else they are assigned again.
 * @param winners of the match that is over; nobody has won where a seat was given away, or the result is void.
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
