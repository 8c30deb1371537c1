import type { Scheduler } from '../runtime/scheduling.js';
import type { CompetitionStore } from '../store/competitions.js';

/** Who waits for another version of a competition. How many may wait is limited where their requests come in. */
export class CompetitionNews {
  readonly #waiting = new Map<string, Set<() => void>>();
  #isStopped = false;

  constructor(
    private readonly versions: Pick<CompetitionStore, 'version'>,
    private readonly time: Pick<Scheduler, 'after'>,
  ) {}

  /**
   * Waits until a competition has another version than that, or for so long. Fulfilled with whether it has; null if there is none.
   * @param gone aborted when nobody waits any more.
   */
  async waitFor(code: string, version: string, ms: number, gone: AbortSignal): Promise<boolean | null> {
    const state = { isEnded: false, wake: (): void => undefined };
    const tell = (): void => state.wake();
    const end = (): void => {
      state.isEnded = true;
      tell();
    };
    const cancel = this.time.after(ms, end);
    gone.addEventListener('abort', end, { once: true });
    const waiting = this.#waiting.get(code) ?? new Set();
    this.#waiting.set(code, waiting.add(tell));
    try {
      for (;;) {
        const told = new Promise<void>((resolve) => (state.wake = resolve));
        const now = await this.versions.version(code);
        if (now !== version) return now === null ? null : true;
        if (state.isEnded || this.#isStopped) return false;
        // Changes of which nobody may know wake it, too.
        await told;
      }
    } finally {
      cancel();
      waiting.delete(tell);
      if (waiting.size === 0 && this.#waiting.get(code) === waiting) this.#waiting.delete(code);
    }
  }

  /** Tells those who wait for a competition to read its version again. */
  tell(code: string): void {
    for (const tell of this.#waiting.get(code) ?? []) tell();
  }

  /** Nobody waits from now on. */
  stop(): void {
    this.#isStopped = true;
    for (const code of [...this.#waiting.keys()]) this.tell(code);
  }
}
