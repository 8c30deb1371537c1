import { refuse } from '@hexfall/shared/lobby/refusals';
import type { MatchStatus, Setup } from '@hexfall/shared/lobby/setup';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Refusal } from '@hexfall/shared/protocol/messages';

/* The agreements of the players of a running match: pauses, stand-ins, the link to the rematch. The functions return a new set-up. */

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

/** Links the table to its rematch, or to the next match of its series. */
export const linkRematch = (setup: Setup, next: string): Setup => withCourse(setup, { rematchCode: next });
