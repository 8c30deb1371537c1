/** Where the server has its time from; tests bring their own. */
export interface Scheduler {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Runs a task after a delay in milliseconds; returns how to cancel it. Long delays may end earlier. */
  readonly after: (ms: number, task: () => void) => () => void;
}

/** Timers of Node wait for some weeks at most. Callers check the time when they run. */
const LONGEST_MS = 60 * 60 * 1000;

export const SYSTEM_SCHEDULER: Scheduler = {
  now: () => Date.now(),
  after: (ms, task) => {
    const timer = setTimeout(task, Math.min(Math.max(ms, 0), LONGEST_MS));
    return () => {
      clearTimeout(timer);
    };
  },
};

/** Runs asynchronous tasks one after the other, in the order they were added. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  /** Adds a task; settles as the task does. A task that fails does not keep later ones from running. */
  add<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#last.then(task);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Fulfilled when all tasks added so far have ended. */
  async idle(): Promise<void> {
    await this.#last;
  }
}

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
