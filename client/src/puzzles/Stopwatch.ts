import { signal } from '@preact/signals';

const SECOND = 1000;

/** Counts the time that a puzzle takes, while somebody looks at the page. */
export class Stopwatch {
  /** Whole seconds, for the eye. */
  readonly seconds = signal(0);
  #before = 0;
  #since: number | null = null;

  /** @param now as `performance.now`. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** In milliseconds. */
  get elapsed(): number {
    return this.#before + (this.#since === null ? 0 : this.now() - this.#since);
  }

  /** Continues counting. */
  start(): void {
    this.#since ??= this.now();
  }

  /** Stops counting. */
  stop(): void {
    this.#before = this.elapsed;
    this.#since = null;
    this.tick();
  }

  /** Shows the time of this moment. */
  tick(): void {
    this.seconds.value = Math.floor(this.elapsed / SECOND);
  }
}

/** Runs a stopwatch while the page is visible and there is something to solve. Returns a function that stops it. */
export const runWhileVisible = (stopwatch: Stopwatch, isWanted: () => boolean): (() => void) => {
  const follow = (): void => {
    if (isWanted() && document.visibilityState === 'visible') stopwatch.start();
    else stopwatch.stop();
    stopwatch.tick();
  };
  follow();
  const timer = setInterval(follow, SECOND);
  document.addEventListener('visibilitychange', follow);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', follow);
    stopwatch.stop();
  };
};
