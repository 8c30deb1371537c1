import { batch, computed, signal } from '@preact/signals';
import { isReplayed } from '@hexfall/shared/inspect/battleSpan';
import type { GameEvent } from '@hexfall/shared/model/event';
import type { Table } from '@hexfall/shared/model/state';

/** What one intent did, to be shown. */
export interface ReplaySegment {
  readonly seq: number;
  /**
   * The table before the segment; null if the page does not know it, and then nothing is animated. With something `earlier`, the table
   * before that.
   */
  readonly before: Table | null;
  /** The part of the same battle that has been shown: a battle stops at every question. The replay starts after it. */
  readonly earlier: readonly GameEvent[];
  readonly events: readonly GameEvent[];
  readonly after: Table;
}

/** What the board plays: what happens now, a replay of what happened before, or what the user has missed. */
export interface Playback {
  readonly why: 'now' | 'again' | 'missed';
  readonly segments: readonly ReplaySegment[];
}

/** More segments than this are not watched one by one. */
const LONGEST_QUEUE = 8;

/**
 * Shows events in the order they happened. Steps without a battle change the picture at once; the stage (the board) shows a battle as a
 * film, and later events wait for its end. `shown` always ends at the true table: replays and missed events never change it.
 */
export class PlaybackQueue {
  /** The replay on the stage. */
  readonly playing = signal<Playback | null>(null);
  /** The table as the user sees it. */
  readonly shown = signal<Table | null>(null);
  /** What happened last, of what is shown. */
  readonly latest = signal<readonly GameEvent[]>([]);
  readonly busy = computed(() => this.playing.value !== null);
  #queue: ReplaySegment[] = [];
  #isOver = false;

  /**
   * @param wanted whether a replay may be shown now: there is a board, the user wants replays, and the page is visible.
   * @param onScene called with each segment when it starts.
   * @param onSettled called with the number of each intent whose showing has ended.
   */
  constructor(
    readonly wanted: () => boolean,
    readonly onScene: (segment: ReplaySegment) => void,
    readonly onSettled: (seq: number) => void = () => undefined,
  ) {}

  /** Adds what has just happened. */
  add(segment: ReplaySegment): void {
    this.#queue.push(segment);
    if (this.#queue.length > LONGEST_QUEUE) this.skipAll();
    else if (!this.busy.peek()) this.#next();
    else if (this.#isOver) this.finish();
  }

  /** The replay has ended or is not wanted any longer. */
  finish(): void {
    const showing = this.playing.peek();
    if (!showing) return;
    // At once: the table from before the battle must not show again.
    batch(() => {
      this.#show(null);
      if (showing.why === 'now') showing.segments.forEach((segment) => this.#settle(segment));
      this.#next();
    });
  }

  /** Shows what has happened before, if nothing is on the stage. */
  show(why: 'again' | 'missed', segments: readonly ReplaySegment[]): void {
    if (segments.length > 0 && !this.busy.peek()) this.#show({ why, segments: segments });
  }

  /** Handles the end of a replay. A requested replay stays, so that it can be rewound, until it is closed or something happens. */
  end(): void {
    if (this.playing.peek()?.why === 'again' && this.#queue.length === 0) this.#isOver = true;
    else this.finish();
  }

  /** The replay has been wound back. */
  rewound(): void {
    this.#isOver = false;
  }

  /** Ends a replay of the past when the player wants to act. */
  cancelReplay(): void {
    if (this.playing.peek()?.why !== 'now') this.finish();
  }

  /** To the end of everything that waits. */
  skipAll(): void {
    const showing = this.playing.peek();
    const waiting = [...(showing?.why === 'now' ? showing.segments : []), ...this.#queue];
    this.#queue = [];
    batch(() => {
      this.#show(null);
      const latest = waiting.at(-1);
      if (latest) this.#settle(latest);
    });
  }

  /** Forgets everything: this is the table now. */
  reset(table: Table): void {
    this.#queue = [];
    batch(() => {
      this.#show(null);
      this.shown.value = table;
    });
  }

  #show(showing: Playback | null): void {
    this.#isOver = false;
    this.playing.value = showing;
  }

  #next(): void {
    for (let segment = this.#queue.shift(); segment; segment = this.#queue.shift()) {
      this.onScene(segment);
      if (segment.before && segment.events.some(isReplayed) && this.wanted()) return this.#show({ why: 'now', segments: [segment] });
      this.#settle(segment);
    }
  }

  #settle({ seq, after, events }: ReplaySegment): void {
    this.latest.value = events;
    this.shown.value = after;
    this.onSettled(seq);
  }
}
