import type { Scheduler } from './Scheduler.js';

/** Runs a task when it is asked for, at most once in a period: what is asked for meanwhile is done together when the period ends. */
export class Throttle {
  #cancel: (() => void) | null = null;
  #isAskedAgain = false;

  constructor(
    private readonly time: Scheduler,
    private readonly periodMs: number,
    private readonly task: () => void,
  ) {}

  ask(): void {
    if (this.#cancel) this.#isAskedAgain = true;
    else this.#run();
  }

  /** Drops what is asked for and not done yet. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#isAskedAgain = false;
  }

  #run(): void {
    this.#isAskedAgain = false;
    this.#cancel = this.time.after(this.periodMs, () => {
      this.#cancel = null;
      if (this.#isAskedAgain) this.#run();
    });
    this.task();
  }
}
