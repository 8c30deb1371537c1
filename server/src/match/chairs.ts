import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/state';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import { checkOptions } from '@hexfall/shared/rules/createMatch';
import type { Setup } from '../store/MatchStore.js';
import { checkPerson } from './arranging.js';
import { refuse } from './refuse.js';
import { lobby } from './seating.js';

/*
 * How many seats a table has, for its creator to say as long as one is free.
 */

/** The set-up, if a match can be played by so many. */
const checkCount = (setup: Setup): Result<Setup, Refusal> => {
  const rejection = checkOptions(setup.options, setup.seats.length);
  return rejection ? refuse('not-supported', rejection.message, rejection.rule) : ok(setup);
};

/** Takes an empty seat away; those behind it move up by one. */
export const close = (setup: Setup, seat: Seat): Result<Setup, Refusal> => {
  const still = lobby(setup);
  if (!still.ok) return still;
  const taken = setup.seats[seat];
  if (taken === undefined) return refuse('no-seat', 'This table has no such seat.');
  if (taken) return refuse('seat-taken', 'Somebody sits there: only an empty seat can be closed.');
  const closed = checkCount({ ...setup, seats: setup.seats.toSpliced(seat, 1) });
  return closed.ok ? checkPerson(closed.value) : closed;
};

/** Adds an empty seat behind the others. */
export const reopen = (setup: Setup): Result<Setup, Refusal> => {
  const still = lobby(setup);
  return still.ok ? checkCount({ ...setup, seats: [...setup.seats, null] }) : still;
};
