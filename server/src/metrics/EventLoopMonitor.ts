import { PerformanceObserver } from 'node:perf_hooks';

/** How often the event loop is looked at. */
const INTERVAL_MS = 20;

/** How many checks in a row must be late. A single stall, such as a garbage collection, is over when it is noticed. */
const LOOKS = 3;

/** While the main thread does one thing for this long, no request is answered. */
const STALL_MS = 50;

/** What can keep the main thread busy: parts of the server, garbage collection, and everything else. */
export const STALL_CAUSES = ['rules', 'sync', 'restore', 'gc', 'other'] as const;
export type StallCause = (typeof STALL_CAUSES)[number];

/** Measures how late the event loop is, and counts stalls of the main thread by what caused them. */
export class EventLoopMonitor {
  #expected = 0;
  /** By how much each of the last looks was late, the latest first. */
  #lags: readonly number[] = [];
  /** Milliseconds of stalls since the last look whose cause is known. */
  #explained = 0;
  #timer: NodeJS.Timeout | null = null;
  readonly #collections = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) this.#note('gc', duration);
  });

  /** @param onStall is called for every stall. */
  constructor(private readonly onStall: (cause: StallCause) => void) {}

  /** By how much the event loop has been late for some time, in milliseconds. */
  get lagMs(): number {
    return this.#lags.length < LOOKS ? 0 : Math.min(...this.#lags);
  }

  start(): void {
    this.#collections.observe({ entryTypes: ['gc'] });
    this.#expected = performance.now() + INTERVAL_MS;
    this.#timer = setInterval(() => this.#look(), INTERVAL_MS);
    this.#timer.unref();
  }

  stop(): void {
    this.#collections.disconnect();
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  /** Runs something that keeps the main thread busy. */
  run<T>(cause: StallCause, task: () => T): T {
    const since = performance.now();
    try {
      return task();
    } finally {
      this.#note(cause, performance.now() - since);
    }
  }

  #note(cause: StallCause, duration: number): void {
    if (duration < STALL_MS) return;
    this.#explained += duration;
    this.onStall(cause);
  }

  #look(): void {
    const now = performance.now();
    const lag = Math.max(0, now - this.#expected);
    this.#lags = [lag, ...this.#lags].slice(0, LOOKS);
    this.#expected = now + INTERVAL_MS;
    if (lag - this.#explained >= STALL_MS) this.onStall('other');
    this.#explained = 0;
  }
}
