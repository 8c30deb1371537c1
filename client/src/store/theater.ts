import { batch, computed, signal } from '@preact/signals';
import type { GameEvent } from '@hexfall/shared/model/event';
import type { PublicTable } from '@hexfall/shared/rules/view';
import { isFilmed } from './log.js';

/** What one intent did, to be shown. */
export interface Scene {
  readonly seq: number;
  /** Null where the page does not know it: the scene is then no film. Where something came `earlier`, the table before that. */
  readonly before: PublicTable | null;
  /** What belongs to the same battle and has been shown: a battle stops for every question. The film begins after it. */
  readonly earlier: readonly GameEvent[];
  readonly events: readonly GameEvent[];
  readonly after: PublicTable;
}

/** What is on the stage: what happens now, or once more what has happened before, or what its user has missed. */
export interface Showing {
  readonly why: 'now' | 'again' | 'missed';
  readonly scenes: readonly Scene[];
}

/** More scenes than this are not watched one by one. */
const LONGEST_QUEUE = 8;

/**
 * Shows what happened in the order it happened. Steps without a battle change the picture at once; a battle is shown as a
 * film by the stage (the board), and what follows waits for its end. `shown` always ends at the true table: what is shown
 * again or was missed never touches it.
 */
export class Theater {
  /** The film on the stage. */
  readonly playing = signal<Showing | null>(null);
  /** The table as the user sees it. */
  readonly shown = signal<PublicTable | null>(null);
  /** What happened last, of what is shown. */
  readonly latest = signal<readonly GameEvent[]>([]);
  readonly busy = computed(() => this.playing.value !== null);
  #queue: Scene[] = [];
  #isOver = false;

  /**
   * @param wanted whether a film may be shown now: there is a stage, the user wants films and looks at the page.
   * @param onScene hears of everything when its turn has come.
   * @param onSettled hears of the number of everything that has been shown to its end.
   */
  constructor(
    readonly wanted: () => boolean,
    readonly onScene: (scene: Scene) => void,
    readonly onSettled: (seq: number) => void = () => undefined,
  ) {}

  /** Adds what has just happened. */
  add(scene: Scene): void {
    this.#queue.push(scene);
    if (this.#queue.length > LONGEST_QUEUE) this.snap();
    else if (!this.busy.peek()) this.#next();
    else if (this.#isOver) this.finish();
  }

  /** The film has ended or is not wanted any longer. */
  finish(): void {
    const showing = this.playing.peek();
    if (!showing) return;
    // At once: nobody is to see the table from before the battle again.
    batch(() => {
      this.#show(null);
      if (showing.why === 'now') showing.scenes.forEach((scene) => this.#settle(scene));
      this.#next();
    });
  }

  /** Shows what has happened before, if nothing is on the stage. */
  show(why: 'again' | 'missed', scenes: readonly Scene[]): void {
    if (scenes.length > 0 && !this.busy.peek()) this.#show({ why, scenes });
  }

  /** The film has come to its last picture. What was asked for stays, to be wound back, until it is closed or something happens. */
  end(): void {
    if (this.playing.peek()?.why === 'again' && this.#queue.length === 0) this.#isOver = true;
    else this.finish();
  }

  /** The film has been wound back. */
  rewound(): void {
    this.#isOver = false;
  }

  /** Ends what is not happening now, for somebody who wants to act. */
  clear(): void {
    if (this.playing.peek()?.why !== 'now') this.finish();
  }

  /** To the end of everything that waits. */
  snap(): void {
    const showing = this.playing.peek();
    const waiting = [...(showing?.why === 'now' ? showing.scenes : []), ...this.#queue];
    this.#queue = [];
    batch(() => {
      this.#show(null);
      const latest = waiting.at(-1);
      if (latest) this.#settle(latest);
    });
  }

  /** Forgets everything: this is the table now. */
  reset(table: PublicTable): void {
    this.#queue = [];
    batch(() => {
      this.#show(null);
      this.shown.value = table;
    });
  }

  #show(showing: Showing | null): void {
    this.#isOver = false;
    this.playing.value = showing;
  }

  #next(): void {
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
      this.onScene(scene);
      if (scene.before && scene.events.some(isFilmed) && this.wanted()) return this.#show({ why: 'now', scenes: [scene] });
      this.#settle(scene);
    }
  }

  #settle({ seq, after, events }: Scene): void {
    this.latest.value = events;
    this.shown.value = after;
    this.onSettled(seq);
  }
}
