import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/state';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import { NEW_COURSE, type Course, type Setup, type Webhook } from '../store/MatchStore.js';
import { turnSeats } from './beginning.js';
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

/** Turns have the same names in every match. */
const uncalled = ({ url, origin }: Webhook): Webhook => ({ url, origin });

/** The table of a rematch: the same people with the same keys, armies and parts of the draw, everybody moved on by one in the order of turns. */
export const rematchOf = ({ options, seats, creator, listed, hushed, secret }: Setup): Setup => {
  const unhired = seats.map((taken) => taken && { ...taken, mercenaries: [], ...(taken.webhook && { webhook: uncalled(taken.webhook) }) });
  return turnSeats(
    {
      ...{ options, seats: unhired, creator, listed, begins: 'first', seed: null, course: NEW_COURSE },
      ...(hushed && { hushed }),
      ...(secret !== undefined && { secret }),
    },
    1,
  );
};
