import { SerialQueue } from './SerialQueue.js';

/** Runs a task periodically; runs never overlap. */
export class PeriodicTask {
  #timer: NodeJS.Timeout | undefined;
  readonly #runs = new SerialQueue();
  #isWaiting = false;

  /** @param task must not reject. */
  constructor(
    private readonly task: () => Promise<void>,
    private readonly intervalMs: number,
  ) {}

  /** The first run comes after one interval. */
  start(): void {
    this.#timer = setInterval(() => this.runNow(), this.intervalMs).unref();
  }

  /** Runs the task once more, as soon as the current run has ended; several such calls are one run, so that slow runs do not pile up. */
  runNow(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    void this.#runs.add(() => {
      this.#isWaiting = false;
      return this.task();
    });
  }

  /** Starts no more runs; fulfilled when the current one has ended. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#runs.idle();
  }
}
