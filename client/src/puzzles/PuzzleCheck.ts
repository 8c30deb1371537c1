import { signal } from '@preact/signals';
import { formatPuzzle, type Puzzle, type PuzzleJson } from '@hexfall/shared/notation/puzzle';
import type { FoundSolution } from '@hexfall/shared/puzzle/solve';

/** What the worker is sent. */
export interface CheckQuestion {
  readonly puzzle: PuzzleJson;
}

/** What a complete search has found, or one that was broken off. */
export interface CheckResult {
  readonly complete: boolean;
  readonly positions: number;
  /** The first ones. */
  readonly solutions: readonly FoundSolution[];
  readonly count: number;
  readonly fewer: boolean;
  /** Null if it is not known. */
  readonly sound: boolean | null;
}

/** What it answers: how many steps it has tried, and in the end what it has found. */
export type CheckAnswer = { readonly steps: number } | { readonly result: CheckResult };

/** A check of a puzzle: none, one under way, its result, or a failure. */
export type CheckState = { readonly steps: number } | { readonly result: CheckResult } | 'failed' | null;

const startWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

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
    worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
      if (worker !== this.#worker) return;
      this.state.value = data;
      if ('result' in data) this.#end();
    });
    worker.addEventListener('error', () => {
      if (worker !== this.#worker) return;
      this.#end();
      this.state.value = 'failed';
    });
    worker.postMessage({ puzzle: formatPuzzle(puzzle) } satisfies CheckQuestion);
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
