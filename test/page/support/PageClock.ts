/** A timer this short is over as soon as the page has nothing else to do, in milliseconds: it follows the page's own work, not a person. */
const SOON_MS = 250;

const FRAME_MS = 16;

interface Timer {
  readonly at: number;
  /** For an interval; null for a timer that runs once. */
  readonly every: number | null;
  readonly isSoon: boolean;
  readonly task: () => void;
}

/**
 * The time of a page. It stands still but for what a test lets pass, and for timers of up to `SOON_MS`, which run in their order whenever
 * the page waits for something: nothing on a page vanishes because a machine is busy, and nothing has to be waited for.
 */
export class PageClock {
  readonly #start = Date.now();
  #now = 0;
  #last = 0;
  readonly #timers = new Map<number, Timer>();

  /** @param onError is told what a timer has thrown. */
  constructor(private readonly onError: (error: unknown) => void) {}

  /** Milliseconds since the page was opened. */
  readonly now = (): number => this.#now;

  /** Milliseconds since 1970. */
  readonly date = (): number => this.#start + this.#now;

  readonly setTimeout = (task: (...values: unknown[]) => void, ms = 0, ...values: unknown[]): number =>
    this.#add(Math.max(0, ms), null, () => task(...values));

  readonly setInterval = (task: (...values: unknown[]) => void, ms = 0, ...values: unknown[]): number =>
    this.#add(ms, Math.max(1, ms), () => task(...values));

  readonly clear = (timer?: number): void => {
    if (timer !== undefined) this.#timers.delete(timer);
  };

  readonly requestFrame = (task: (time: number) => void): number => this.#add(FRAME_MS, null, () => task(this.#now));

  /** Runs the next of the short timers; gives whether there was one. */
  runSoon(): boolean {
    const due = this.#next(({ isSoon }) => isSoon);
    if (due === null) return false;
    this.#runUntil(due);
    return true;
  }

  /** Lets a time pass. @param turn lets the page go on with what each timer began. */
  async pass(ms: number, turn: () => Promise<void>): Promise<void> {
    const end = this.#now + ms;
    for (let next = this.#next(); next !== null && next <= end; next = this.#next()) {
      this.#runUntil(next);
      await turn();
    }
    this.#now = end;
  }

  /** Sets the time forward, as on a device that has slept: timers that were due meanwhile run once, and with the next time that passes. */
  sleep(ms: number): void {
    this.#now += ms;
  }

  /** Ends all timers. */
  stop(): void {
    this.#timers.clear();
  }

  #add(ms: number, every: number | null, task: () => void): number {
    const id = ++this.#last;
    this.#timers.set(id, { at: this.#now + ms, every, isSoon: every === null && ms <= SOON_MS, task });
    return id;
  }

  #next(wanted: (timer: Timer) => boolean = () => true): number | null {
    const times = [...this.#timers.values()].filter(wanted).map(({ at }) => at);
    return times.length === 0 ? null : Math.min(...times);
  }

  /** Runs everything that is due by a time, in its order. */
  #runUntil(time: number): void {
    const due = [...this.#timers].filter(([, { at }]) => at <= time).sort(([, a], [, b]) => a.at - b.at);
    this.#now = Math.max(this.#now, time);
    for (const [id, timer] of due) {
      if (!this.#timers.has(id)) continue;
      if (timer.every === null) this.#timers.delete(id);
      else this.#timers.set(id, { ...timer, at: this.#now + timer.every });
      try {
        timer.task();
      } catch (error) {
        this.onError(error);
      }
    }
  }
}
