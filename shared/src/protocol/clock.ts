import type { Seat } from '../model/seat.js';

/** O10: the clocks of a match, in `TableView.clock` as JSON. Times in milliseconds. */
export interface ClockView {
  /** A moment of the server's time. */
  readonly at: number;
  /** What each seat had left at that moment. */
  readonly left: readonly number[];
  /** Whose clock has been running since; null if all stand. */
  readonly running: Seat | null;
}
