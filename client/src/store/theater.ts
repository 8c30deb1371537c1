import { batch, computed, signal } from '@preact/signals';
import type { GameEvent } from '@hexfall/shared/model/event';
import type { PublicTable } from '@hexfall/shared/rules/view';
import { isFilmed } from './log.js';

/** What one intent did, to be shown. */
export interface Scene {
  readonly seq: number;
  /** Null where the page does not know it: the scene is then no film. */
  readonly before: PublicTable | null;
  readonly events: readonly GameEvent[];
  readonly after: PublicTable;
}

/** More scenes than this are not watched one by one. */
const LONGEST_QUEUE = 8;

/**
 * Shows what happened in the order it happened. Steps without a battle change the picture at once; a battle is shown as a
 * film by the stage (the board), and what follows waits for its end. `shown` always ends at the true table.
 */
export class Theater {
  /** The film on the stage. */
  readonly playing = signal<Scene | null>(null);
  /** The table as the user sees it. */
  readonly shown = signal<PublicTable | null>(null);
  /** The last film, to be seen again. */
  readonly last = signal<Scene | null>(null);
  /** What happened last, of what is shown. */
  readonly latest = signal<readonly GameEvent[]>([]);
  /** The film on the stage is `last` once more. */
  readonly replaying = signal(false);
  readonly busy = computed(() => this.playing.value !== null);
  #queue: Scene[] = [];

  /** @param wanted whether a film may be shown now: there is a stage, the user wants films and looks at the page. */
  constructor(
    readonly wanted: () => boolean,
    readonly onScene: (scene: Scene) => void,
  ) {}

  /** Adds what has just happened. */
  add(scene: Scene): void {
    this.#queue.push(scene);
    if (this.#queue.length > LONGEST_QUEUE) this.snap();
    else if (!this.busy.peek()) this.#next();
  }

  /** The film has ended or is not wanted any longer. */
  finish(): void {
    const scene = this.playing.peek();
    if (!scene) return;
    // At once: nobody is to see the table from before the battle again.
    batch(() => {
      this.playing.value = null;
      if (!this.replaying.peek()) this.#settle(scene);
      this.replaying.value = false;
      this.#next();
    });
  }

  /** Shows the last film once more. */
  replay(): void {
    const scene = this.last.peek();
    if (!scene || this.busy.peek()) return;
    this.replaying.value = true;
    this.playing.value = scene;
  }

  /** To the end of everything that waits. */
  snap(): void {
    const latest = this.#queue.at(-1) ?? (this.replaying.peek() ? null : this.playing.peek());
    this.#queue = [];
    batch(() => {
      this.replaying.value = false;
      this.playing.value = null;
      if (latest) this.#settle(latest);
    });
  }

  /** Forgets everything: this is the table now. */
  reset(table: PublicTable): void {
    this.#queue = [];
    batch(() => {
      this.replaying.value = false;
      this.playing.value = null;
      this.shown.value = table;
    });
  }

  #next(): void {
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
      this.onScene(scene);
      if (scene.before && scene.events.some(isFilmed)) {
        this.last.value = scene;
        if (this.wanted()) {
          this.playing.value = scene;
          return;
        }
      }
      this.#settle(scene);
    }
  }

  #settle({ after, events }: Scene): void {
    this.latest.value = events;
    this.shown.value = after;
  }
}
