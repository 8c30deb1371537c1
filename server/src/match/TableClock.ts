import { filmLength } from '@hexfall/shared/inspect/filmLength';
import type { ClockReading, Setup } from '@hexfall/shared/lobby/setup';
import { readClock, type TimeLimit } from '@hexfall/shared/model/clock';
import type { GameEvent } from '@hexfall/shared/model/event';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import type { ClockView } from '@hexfall/shared/protocol/tableView';
import { actingSeat } from '@hexfall/shared/rules/legal';
import type { LogEntry } from '../table/savedMatch.js';
import { chargeClock, deadlineOf, graceClock, startClock, turnClock } from './clock.js';
import { SERVER_SENDERS } from './intentGuards.js';

/** How long after a start of the server, which may have been down, or a step of the machine's clock, calendar clocks do not expire. */
const MOST_GRACE_MS = 12 * 60 * 60 * 1000;

/** An intent about to be played, as far as the clocks need it. */
export interface Move {
  readonly before: Table;
  readonly after: Table;
  readonly intent: Intent;
  readonly client: string;
  /** What it does. */
  readonly events?: readonly GameEvent[];
}

/** The seat whose clock runs, and when it expires. */
export interface Deadline {
  readonly seat: Seat;
  readonly at: number;
  /** Its consecutive turns ended by the clock so far. */
  readonly strikes: number;
  readonly isByCalendar: boolean;
}

/** Whether an intent of the clock ends a turn, or places an HQ. */
const isTurnTimeOut = ({ do: kind }: Intent): boolean => kind === 'end-turn' || kind === 'place-hq';

/** The clocks of one match in play. Store every reading before `set`. */
export class TableClock {
  private constructor(
    private readonly limit: TimeLimit,
    private reading: ClockReading,
    private readonly since: () => number,
  ) {}

  /** The clocks at the start of a match; null without clocks. @param since as of `resume`. */
  static start({ options, seats }: Setup, now: number, since = (): number => now): TableClock | null {
    const limit = readClock(options.clock);
    return limit && new TableClock(limit, startClock(limit, seats.length, now), since);
  }

  /**
   * Returns the clocks of a restored match, as of the last intent or change. Only calendar clocks count the time since then.
   * @param since when the server started, or its machine's clock was set.
   */
  static resume(setup: Setup, log: readonly LogEntry[], now: number, since: () => number): TableClock | null {
    const fresh = TableClock.start(setup, now, since);
    const known = [setup.status.clock, log.at(-1)?.clock ?? null].filter((reading) => reading !== null);
    if (!fresh || known.length === 0) return fresh;
    const last = known.reduce((a, b) => (b.at >= a.at && !a.stopped ? b : a));
    if (last.stopped) return new TableClock(fresh.limit, { at: now, left: last.left, strikes: last.strikes }, since);
    const { grace: _, ...standing } = last;
    return new TableClock(fresh.limit, fresh.limit.per === 'days' ? last : { ...standing, at: now }, since);
  }

  /** The clocks for clients, as of the moment `at`. */
  view(running: Seat | null): ClockView {
    const { at, left, grace = 0 } = this.reading;
    return { at: at - grace, left, running, ...(grace > 0 && { grace }) };
  }

  /** When the clock of a seat expires. */
  deadline(seat: Seat): number {
    const deadline = deadlineOf(this.reading, seat);
    const since = this.since();
    if (this.limit.per !== 'days' || this.reading.at >= since) return deadline;
    return Math.max(deadline, since + Math.min(MOST_GRACE_MS, this.limit.limit / 2));
  }

  /** The number of consecutive turns ended by the clock. */
  strikes(seat: Seat): number {
    return this.reading.strikes[seat] ?? 0;
  }

  /** Whether the clocks are in hours or days, and run while the match is not in memory. */
  get isByCalendar(): boolean {
    return this.limit.per === 'days';
  }

  /** The current clocks. */
  read(running: Seat | null, now: number): ClockReading {
    return chargeClock(this.reading, running, now);
  }

  /** Returns the clocks after an intent. With calendar clocks, a time-out counts as played when the time ran out. */
  after(move: Move, running: Seat | null, now: number): ClockReading {
    const reading = this.#afterIntent(move, running, now);
    return this.isByCalendar ? reading : graceClock(this.limit, reading, filmLength(move.before, move.events ?? []));
  }

  #afterIntent({ before, after, intent, client }: Move, running: Seat | null, now: number): ClockReading {
    const byClock = client === SERVER_SENDERS.clock;
    const seat = actingSeat(before);
    const at = byClock && this.isByCalendar && seat !== null ? Math.min(now, this.deadline(seat)) : now;
    const charged = chargeClock(this.reading, running, at);
    const [from, to] = [before.turn, after.turn];
    if (from.number === to.number && from.player === to.player && from.phase === to.phase) return charged;
    return turnClock(this.limit, charged, from.player, byClock && isTurnTimeOut(intent));
  }

  set(reading: ClockReading): void {
    this.reading = reading;
  }
}
