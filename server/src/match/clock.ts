import type { TimeLimit } from '@hexfall/shared/model/clock';
import type { Seat } from '@hexfall/shared/model/state';
import type { ClockReading } from '../store/MatchStore.js';

/*
 * O10 as arithmetic: what the clocks show, from one moment to the next. Times in milliseconds; nothing here looks at a watch.
 *
 * The clock of whoever has to act runs, and no other: whose turn it is, or who is asked. Per turn, every seat has the whole
 * limit in every turn: its owner for the turn, the others for all questions in it; while they think, the owner's clock stands.
 * Per game, every seat has one budget, and gets the increment when an own turn ends, however it ends.
 */

/** What the clocks show when the match begins. */
export const startClock = ({ limit }: TimeLimit, seats: number, now: number): ClockReading => ({
  at: now,
  left: new Array<number>(seats).fill(limit),
  strikes: new Array<number>(seats).fill(0),
});

/** The same clocks later, when `running` (null: nobody) has been charged for the time in between. */
export const chargeClock = (reading: ClockReading, running: Seat | null, now: number): ClockReading => {
  const spent = Math.max(0, now - reading.at);
  const left = reading.left.map((ms, seat) => (seat === running ? Math.max(0, ms - spent) : ms));
  return { ...reading, at: Math.max(now, reading.at), left };
};

/** The clocks when the turn of `owner` has ended, by itself or because its time was up. */
export const turnClock = (limit: TimeLimit, reading: ClockReading, owner: Seat, timedOut: boolean): ClockReading => {
  const strikes = reading.strikes.map((count, seat) => (seat !== owner ? count : timedOut ? count + 1 : 0));
  const left = reading.left.map((ms, seat) => {
    if (limit.per !== 'game') return limit.limit;
    return seat === owner ? ms + limit.increment : ms;
  });
  return { ...reading, left, strikes };
};

/** When the time of a seat is up if its clock goes on running. */
export const deadlineOf = ({ at, left }: ClockReading, seat: Seat): number => at + (left[seat] ?? 0);
