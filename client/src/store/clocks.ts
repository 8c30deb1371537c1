import type { Seat } from '@hexfall/shared/model/seat';
import { type ClockView, readJson, type TableView } from '@hexfall/shared/protocol/tableView';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * The server's time, estimated from its messages only: the clock of this device may be wrong. Messages only ever arrive late, so the
 * greatest difference is the best.
 */
export class ServerTime {
  #ahead = -Infinity;

  /** @param steady milliseconds since any moment, without leaps. */
  constructor(private readonly steady: () => number = () => performance.now()) {}

  /** The server has just said what time it was. */
  hear(now: number): void {
    this.#ahead = Math.max(this.#ahead, now - this.steady());
  }

  /** Handles a new connection at that time of the server. Messages are never a minute late: if so, the server's time has changed. */
  join(now: number): void {
    if (now < this.now() - MINUTE) this.set(now);
    else this.hear(now);
  }

  /** The server's time has been set. */
  set(now: number): void {
    this.#ahead = now - this.steady();
  }

  /** The server's time; -Infinity before its first message. */
  now(): number {
    return this.#ahead + this.steady();
  }
}

/** The clocks in a room's Schema; what they say of the time is heard. */
export const readClocks = ({ clock }: Pick<TableView, 'clock'>, time: ServerTime): ClockView | null => {
  const view = readJson<ClockView | null>(clock);
  if (view) time.hear(view.at);
  return view;
};

/** What a seat has left at a moment of the server's time, in milliseconds. */
export const timeLeft = ({ at, grace = 0, left, running }: ClockView, seat: Seat, now: number): number =>
  Math.max(0, (left[seat] ?? 0) - (running === seat ? Math.max(0, now - at - grace) : 0));

/** From this time on a clock warns, by a sign and a sound. */
export const LOW_MS = 10 * SECOND;

/** The seconds left at which the screen reader announces the clock. */
const THRESHOLDS = [60, 30, 10] as const;

/** The threshold that lies between two moments, in seconds; null if none does. */
export const passedThreshold = (before: number, after: number): number | null =>
  THRESHOLDS.find((seconds) => before > seconds * SECOND && after <= seconds * SECOND) ?? null;

/** Hours, minutes and seconds as on a watch: `1:05:09`, `5:09`, `0:09`. A second that has begun counts. */
export const watchText = (ms: number): string => {
  const seconds = Math.ceil(ms / SECOND);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};

/** Whole days and hours, rounded down; null if it is less than two hours. */
export const daysAndHours = (ms: number): { readonly days: number; readonly hours: number } | null => {
  const hours = Math.floor(ms / HOUR);
  return hours < 2 ? null : { days: Math.floor(hours / 24), hours: hours % 24 };
};
