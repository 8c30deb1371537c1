import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/state';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import { NEW_COURSE, type Course, type SavedSeat, type Setup } from '../store/MatchStore.js';
import { turnSeats } from './beginning.js';
import { demobilized } from './mustering.js';
import { refuse } from './refuse.js';

/*
 * What changes around a match in play by agreement. The functions give a new set-up and leave the old one as it is.
 */

const withCourse = (setup: Setup, change: Partial<Course>): Setup => ({ ...setup, course: { ...setup.course, ...change } });

/** Stops the match, or lets it go on. */
export const pause = (setup: Setup, paused: boolean): Result<Setup, Refusal> => ok(withCourse(setup, { paused }));

/** Lets a computer player play for a seat, which stays its player's. */
export const substitute = (setup: Setup, seat: Seat): Result<Setup, Refusal> =>
  ok(withCourse(setup, { standIns: [...setup.course.standIns.filter((other) => other !== seat), seat] }));

/** Gives a seat back to its player. */
export const giveBack = (setup: Setup, seat: Seat): Result<Setup, Refusal> =>
  setup.course.standIns.includes(seat)
    ? ok(withCourse(setup, { standIns: setup.course.standIns.filter((other) => other !== seat) }))
    : refuse('no-computer', 'No computer player plays for that seat.');

/** Says where the rematch is played. */
export const lead = (setup: Setup, next: string): Setup => withCourse(setup, { next });

/** A player whom nobody has called: turns have the same names in every match. */
const uncalled = ({ webhook, ...player }: SavedSeat): SavedSeat => ({
  ...player,
  ...(webhook && { webhook: { url: webhook.url, origin: webhook.origin } }),
});

/**
 * The table of a rematch: the same people with the same keys and parts of the draw, everybody moved on by one in the order of
 * turns. Armies come to seats as before: the same ones where they were chosen, else new ones.
 */
export const rematchOf = (setup: Setup): Setup => {
  const seats = setup.seats.map((taken) => taken && uncalled(demobilized(setup, taken)));
  return turnSeats({ ...setup, seats, begins: 'first', seed: null, course: NEW_COURSE }, 1);
};
