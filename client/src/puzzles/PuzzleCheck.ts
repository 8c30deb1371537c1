import { signal } from '@preact/signals';
import { formatPuzzle, type Puzzle } from '@hexfall/shared/notation/puzzle';
import type { Answer, Question } from '../worker/messages.js';
import { startWorker } from '../worker/startWorker.js';

/** A check of a puzzle: none, one under way, its result, or a failure. */
export type CheckState = Answer<'check'> | 'failed' | null;

/** Searches for all solutions of a puzzle in a worker of the page. */
export class PuzzleCheck {
  readonly state = signal<CheckState>(null);
  #worker: Worker | null = null;

  /** @param start starts the worker; tests pass their own. */
  constructor(private readonly start: () => Worker = startWorker) {}

  /** Begins to check a puzzle, and discards earlier results. */
  begin(puzzle: Puzzle): void {
    this.cancel();
    this.state.value = { steps: 0 };
    const worker = this.start();
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<Answer<'check'>>) => {
      if (worker !== this.#worker) return;
      this.state.value = data;
      if ('result' in data) this.#end();
    });
    worker.addEventListener('error', () => {
      if (worker !== this.#worker) return;
      this.#end();
      this.state.value = 'failed';
    });
    worker.postMessage({ kind: 'check', puzzle: formatPuzzle(puzzle) } satisfies Question);
  }

  /** Ends the search and discards its results. */
  cancel(): void {
    this.#end();
    this.state.value = null;
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
