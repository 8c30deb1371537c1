import type { Logger } from 'pino';
import { PeriodicTask, type Scheduler } from '../runtime/scheduling.js';
import type { MatchRepository } from '../store/MatchRepository.js';

const INTERVAL_MS = 5000;

/** The most matches woken up in one run. */
const AT_ONCE = 50;

/** Brings a stored match into memory, here or in another process. */
export interface TableWaker {
  /** @param isAwaited whether somebody is about to join. */
  activate(code: string, isAwaited: boolean): Promise<unknown>;
}

/** Wakes up stored matches whose clock has expired or whose process is gone (O10). */
export class DueMatchWaker {
  readonly #task = new PeriodicTask(() => this.#wakeDue(), INTERVAL_MS);

  constructor(
    private readonly store: MatchRepository,
    private readonly activator: TableWaker,
    private readonly time: Scheduler,
    private readonly log: Logger,
  ) {}

  /** Runs once immediately, then periodically. */
  start(): void {
    this.#task.runNow();
    this.#task.start();
  }

  /** Fulfilled when the current run has ended. */
  stop(): Promise<void> {
    return this.#task.stop();
  }

  /** Never throws. */
  async #wakeDue(): Promise<void> {
    try {
      for (const code of await this.store.due(this.time.now(), AT_ONCE)) await this.#wake(code);
    } catch (err) {
      this.log.warn({ err }, 'could not query matches whose clock runs');
    }
  }

  async #wake(code: string): Promise<void> {
    try {
      await this.activator.activate(code, false);
    } catch (err) {
      this.log.warn({ code, err }, 'a match whose clock runs could not be woken up');
    }
  }
}
