import { readClock, type TimeLimit } from '@hexfall/shared/model/clock';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Seat, Table } from '@hexfall/shared/model/state';
import type { ClockView } from '@hexfall/shared/protocol/clock';
import { actingSeat } from '@hexfall/shared/rules/legal';
import type { ClockReading, LogEntry, Setup } from '../store/MatchStore.js';
import { chargeClock, deadlineOf, startClock, turnClock } from './clock.js';
import { SERVER_CLIENTS } from './hindrance.js';
import { isStrike } from './timeOut.js';

/** By the calendar, nobody's time is up within this time after the server has started: it may have been down. */
const GRACE_MS = 12 * 60 * 60 * 1000;

/** What is to be played, with all that the clock needs to know. */
export interface Move {
  readonly before: Table;
  readonly after: Table;
  readonly intent: Intent;
  readonly client: string;
}

/** The clocks of one match in play, as they stand in memory. Give every reading to the store before `set`. */
export class TableClock {
  private constructor(
    private readonly limit: TimeLimit,
    private reading: ClockReading,
    private readonly since: number,
  ) {}

  /** The clocks of a match that begins; null if it is played without. */
  static start({ options, seats }: Setup, now: number): TableClock | null {
    const limit = readClock(options.clock);
    return limit && new TableClock(limit, startClock(limit, seats.length, now), now);
  }

  /**
   * The clocks of a match that goes on. They show what they showed at the last intent or arrangement: the time from then on is
   * charged by the calendar alone. `since`: when the server started.
   */
  static resume(setup: Setup, log: readonly LogEntry[], now: number, since: number): TableClock | null {
    const fresh = TableClock.start(setup, now);
    const known = [setup.course.clock, log.at(-1)?.clock ?? null].filter((reading) => reading !== null);
    if (!fresh || known.length === 0) return fresh;
    const last = known.reduce((a, b) => (b.at >= a.at ? b : a));
    return new TableClock(fresh.limit, fresh.limit.per === 'days' ? last : { ...last, at: now }, since);
  }

  /** What the pages are to see; the times are those of the moment `at`. */
  view(running: Seat | null): ClockView {
    const { at, left } = this.reading;
    return { at, left, running };
  }

  /** When the time of that seat is up. */
  deadline(seat: Seat): number {
    const deadline = deadlineOf(this.reading, seat);
    if (this.limit.per !== 'days' || this.reading.at >= this.since) return deadline;
    return Math.max(deadline, this.since + GRACE_MS);
  }

  /** Turns in a row that the clock has ended. */
  strikes(seat: Seat): number {
    return this.reading.strikes[seat] ?? 0;
  }

  /** Whether it goes on while nobody is there, however long. */
  get isByCalendar(): boolean {
    return this.limit.per === 'days';
  }

  /** What the clocks show now. */
  read(running: Seat | null, now: number): ClockReading {
    return chargeClock(this.reading, running, now);
  }

  /** What they will show when an intent has been played. By the calendar, what the clock does is done when the time was up. */
  after({ before, after, intent, client }: Move, running: Seat | null, now: number): ClockReading {
    const byClock = client === SERVER_CLIENTS.clock;
    const seat = actingSeat(before);
    const at = byClock && this.isByCalendar && seat !== null ? Math.min(now, this.deadline(seat)) : now;
    const charged = chargeClock(this.reading, running, at);
    const [from, to] = [before.turn, after.turn];
    if (from.number === to.number && from.player === to.player && from.phase === to.phase) return charged;
    return turnClock(this.limit, charged, from.player, byClock && isStrike(intent));
  }

  set(reading: ClockReading): void {
    this.reading = reading;
  }
}
