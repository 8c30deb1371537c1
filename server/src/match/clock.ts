import { graceFor } from '@hexfall/shared/inspect/filmLength';
import type { ClockReading } from '@hexfall/shared/lobby/setup';
import type { TimeLimit } from '@hexfall/shared/model/clock';
import type { Seat } from '@hexfall/shared/model/seat';

/*
 * O10 as arithmetic: how readings of the clocks follow from each other. Times in milliseconds; nothing here reads the current time.
 *
 * Only the clock of the seat to act runs: the one to move, or the one that is asked. Per turn, every seat has the whole
 * limit in every turn: its owner for the turn, the others for all questions in it; while they think, the owner's clock stands.
 * Per game, every seat has one budget, and gets the increment when an own turn ends, however it ends.
 */

/** The clocks at the start of a match. */
export const startClock = ({ limit }: TimeLimit, seats: number, now: number): ClockReading => ({
  at: now,
  left: new Array<number>(seats).fill(limit),
  strikes: new Array<number>(seats).fill(0),
});

/** The clocks at a later time, after charging the seat whose clock runs (null for none). */
export const chargeClock = (reading: ClockReading, running: Seat | null, now: number): ClockReading => {
  const { grace: _, ...taken } = reading;
  const spent = Math.max(0, now - reading.at);
  const left = reading.left.map((ms, seat) => (seat === running ? Math.max(0, ms - spent) : ms));
  const grace = reading.grace === undefined ? 0 : Math.max(0, reading.at - now);
  return { ...taken, at: Math.max(now, reading.at), left, ...(grace > 0 && { grace }) };
};

/** Returns the clocks after a battle. They stop while pages show it, but no longer than `graceFor` allows. */
export const graceClock = ({ limit }: TimeLimit, reading: ClockReading, filmMs: number): ClockReading => {
  const grace = graceFor(limit, filmMs);
  return grace > 0 ? { ...reading, at: reading.at + grace, grace } : reading;
};

/** The clocks after the turn of `owner`, ended by the player or by the clock. */
export const turnClock = (limit: TimeLimit, reading: ClockReading, owner: Seat, timedOut: boolean): ClockReading => {
  const strikes = reading.strikes.map((count, seat) => (seat !== owner ? count : timedOut ? count + 1 : 0));
  const left = reading.left.map((ms, seat) => {
    if (limit.per !== 'game') return limit.limit;
    return seat === owner ? ms + limit.increment : ms;
  });
  return { ...reading, left, strikes };
};

/** When the clock of a seat expires if it keeps running. */
export const deadlineOf = ({ at, left }: ClockReading, seat: Seat): number => at + (left[seat] ?? 0);
