import { isDoneInTime } from '../runtime/scheduling.js';

/** A write that takes longer counts as failed. */
const PATIENCE_MS = 2000;

/** How long a result is reused, so that frequent probes do not load the disk. */
const FRESH_MS = 3000;

export interface ProbeOptions {
  readonly freshMs?: number;
  readonly patienceMs?: number;
  /** Milliseconds, never going back. */
  readonly now?: () => number;
}

/** Finds out whether the store can be written, by writing. */
export class WriteProbe {
  #answer: Promise<boolean> | null = null;
  #since = 0;
  #isWriting = false;
  readonly #freshMs: number;
  /** How long the store may take to answer, in milliseconds. */
  readonly patienceMs: number;
  readonly #now: () => number;

  /** @param write writes something that does not grow. */
  constructor(
    private readonly write: () => Promise<unknown>,
    { freshMs = FRESH_MS, patienceMs = PATIENCE_MS, now = () => performance.now() }: ProbeOptions = {},
  ) {
    this.#freshMs = freshMs;
    this.patienceMs = patienceMs;
    this.#now = now;
  }

  /** Whether the store can be written now, or could a few seconds ago. */
  canWrite(): Promise<boolean> {
    // A hanging write is not started a second time.
    if (this.#answer && (this.#isWriting || this.#now() - this.#since < this.#freshMs)) return this.#answer;
    this.#since = this.#now();
    this.#isWriting = true;
    const written = this.write().finally(() => {
      this.#isWriting = false;
    });
    this.#answer = isDoneInTime(written, this.patienceMs);
    return this.#answer;
  }
}
