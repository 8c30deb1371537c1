/** Where the server has its time from; tests bring their own. */
export interface Scheduler {
  /** Milliseconds since 1970. Runs steadily from one `check` to the next, even if the machine's clock is set in between. */
  readonly now: () => number;
  /** The same without the steps that `check` has found, so only differences are meaningful. The clocks of players use it (O10). */
  readonly steady: () => number;
  /** Returns a moment of `steady` as one of `now`. Reads no clock: the same moment gives the same until there is a step. */
  readonly fromSteady: (moment: number) => number;
  /** When the machine's clock was last found to have been set, by `now`; -Infinity if it was not. */
  readonly setAt: () => number;
  /** Follows the machine's clock if it has been set. */
  readonly check: () => void;
  /** Calls a listener after each step, with its milliseconds; returns how to end that. */
  readonly onSet: (listener: (by: number) => void) => () => void;
  /** Runs a task after a delay in milliseconds; returns how to cancel it. Long delays may end earlier. */
  readonly after: (ms: number, task: () => void) => () => void;
}

/** What a machine tells of the time, in milliseconds. */
export interface TimeSources {
  /** The time since 1970, by a clock that can be set. */
  readonly wall: () => number;
  /** The time since any moment, by a clock that cannot be set. It may stand while the machine sleeps. */
  readonly monotonic: () => number;
}

/** The machine's clock has been set if it is off by more than this. */
const STEP_MS = 2000;

/** Returns a time that follows a machine's clock in the steps that `check` finds, and is monotonic between them. */
export const followTime = ({ wall, monotonic }: TimeSources): Omit<Scheduler, 'after'> => {
  const start = wall() - monotonic();
  const listeners = new Set<(by: number) => void>();
  let [stepped, setAt] = [0, -Infinity];
  const steady = (): number => Math.floor(start + monotonic());
  const fromSteady = (moment: number): number => moment + stepped;
  const now = (): number => fromSteady(steady());
  return {
    now,
    steady,
    fromSteady,
    setAt: () => setAt,
    check: () => {
      const by = Math.round(wall() - now());
      if (Math.abs(by) <= STEP_MS) return;
      stepped += by;
      setAt = now();
      for (const listener of listeners) listener(by);
    },
    onSet: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** Timers of Node wait for some weeks at most. Callers check the time when they run. */
const LONGEST_MS = 60 * 60 * 1000;

export const SYSTEM_SCHEDULER: Scheduler = {
  ...followTime({ wall: () => Date.now(), monotonic: () => performance.now() }),
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

/** Runs asynchronous tasks in the order they were added, some at a time. */
export class LimitedQueue {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** @param most how many run at a time. */
  constructor(private readonly most: number) {}

  /** Adds a task; settles as the task does. */
  async add<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running < this.most) this.#running += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await task();
    } finally {
      // The next one takes the place of this one.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
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

  /** Runs the task once more after the current run. Several such calls cause one run, so that slow runs do not pile up. */
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

/** Runs a task on request, at most once in a period. Requests in between cause one run when the period ends. */
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

/** Whether something is done without an error within that time. */
export const isDoneInTime = async (work: Promise<unknown>, patienceMs: number): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patienceMs, false);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, tooLate]).finally(() => clearTimeout(timer));
};
