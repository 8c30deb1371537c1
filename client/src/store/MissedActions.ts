import { type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '@hexfall/shared/model/seat';
import { lastSeen, markSeen } from '../platform/lastSeen.js';
import type { History } from './history.js';
import type { PlaybackQueue, ReplaySegment } from './PlaybackQueue.js';
import { missedSegments } from './segments.js';

/** What an missedActions has to know of its table. */
export interface Watched {
  readonly code: ReadonlySignal<string | null>;
  readonly history: ReadonlySignal<History | null>;
  readonly mine: ReadonlySignal<readonly Seat[]>;
  readonly playback: PlaybackQueue;
  /** Whether the user looks at the page. */
  readonly isPageVisible: () => boolean;
}

/**
 * The events that the user did not see: the page was reloaded, hidden or disconnected, or the user comes from another device. They are
 * offered until played, dismissed, or the user acts. The browser stores per table what it has shown.
 */
export class MissedActions {
  /** What others did in the meantime; empty if nothing. */
  readonly missed = signal<readonly ReplaySegment[]>([]);
  /** The user has returned, and the page does not know yet what was missed. */
  #isBack = false;

  constructor(readonly watched: Watched) {}

  /** The page sees the table again, but may not know yet what has happened. */
  expect(): void {
    this.#isBack = true;
  }

  /** The page has received everything that has happened, so it can say what was missed. */
  lookBack(): void {
    const { code, history, mine, isPageVisible: isWatched } = this.watched;
    const [table, past] = [code.peek(), history.peek()];
    if (table === null || !past || !isWatched()) return;
    this.#isBack = false;
    this.missed.value = missedSegments(past, lastSeen(table), mine.peek());
    if (this.missed.peek().length === 0) markSeen(table, past.seq);
  }

  /** Everything up to an intent has been shown. While something is offered, nothing after it counts as seen. */
  saw(seq: number): void {
    const code = this.watched.code.peek();
    if (code !== null && !this.#isBack && this.missed.peek().length === 0 && this.watched.isPageVisible()) markSeen(code, seq);
  }

  /** Plays what was missed. */
  play(): void {
    this.watched.playback.show('missed', this.missed.peek());
    this.dismiss();
  }

  /** Puts it aside. */
  dismiss(): void {
    const [code, past] = [this.watched.code.peek(), this.watched.history.peek()];
    if (this.missed.peek().length === 0) return;
    this.missed.value = [];
    if (code !== null && past) markSeen(code, past.seq);
  }
}
