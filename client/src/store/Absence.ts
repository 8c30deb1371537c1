import { signal, type ReadonlySignal } from '@preact/signals';
import type { Seat } from '@hexfall/shared/model/state';
import type { History } from './history.js';
import { missedScenes } from './scenes.js';
import { markSeen, seenAt } from './seenMarks.js';
import type { Scene, Theater } from './theater.js';

/** What an absence has to know of its table. */
export interface Watched {
  readonly code: ReadonlySignal<string | null>;
  readonly history: ReadonlySignal<History | null>;
  readonly mine: ReadonlySignal<readonly Seat[]>;
  readonly theater: Theater;
  /** Whether the user looks at the page. */
  readonly isWatched: () => boolean;
}

/**
 * What happened while nobody looked: the page was loaded anew, hidden or without a connection, or the user comes from another device.
 * It is offered until it has been played, put aside, or the user acts; what this browser has shown is remembered per table.
 */
export class Absence {
  /** What others did meanwhile; empty when there is nothing to tell. */
  readonly missed = signal<readonly Scene[]>([]);
  /** The user has come back, and the page has not found out yet what was missed. */
  #isBack = false;

  constructor(readonly watched: Watched) {}

  /** The page sees the table again, but may not know yet what has happened. */
  expect(): void {
    this.#isBack = true;
  }

  /** The page knows everything that has happened: now it can tell what was missed. */
  lookBack(): void {
    const { code, history, mine, isWatched } = this.watched;
    const [table, past] = [code.peek(), history.peek()];
    if (table === null || !past || !isWatched()) return;
    this.#isBack = false;
    this.missed.value = missedScenes(past, seenAt(table), mine.peek());
    if (this.missed.peek().length === 0) markSeen(table, past.seq);
  }

  /** Everything up to an intent has been shown. While something is offered nothing after it counts as seen. */
  saw(seq: number): void {
    const code = this.watched.code.peek();
    if (code !== null && !this.#isBack && this.missed.peek().length === 0 && this.watched.isWatched()) markSeen(code, seq);
  }

  /** Plays what was missed. */
  play(): void {
    this.watched.theater.show('missed', this.missed.peek());
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
