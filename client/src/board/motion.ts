/** Slow, fast, slow: things with weight. */
export const heavy = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);
/** Fast, then slower. */
export const easeOut = (t: number): number => 1 - (1 - t) ** 3;
/** Falls and settles. */
export const drop = (t: number): number => {
  if (t < 0.7) return (t / 0.7) ** 2;
  const bounce = (t - 0.7) / 0.3;
  return 1 - 0.045 * Math.sin(bounce * Math.PI);
};
export const linear = (t: number): number => t;

interface Run {
  readonly start: number;
  readonly duration: number;
  readonly ease: (t: number) => number;
  readonly step: (value: number) => void;
  readonly done: () => void;
}

export interface RunOptions {
  /** Milliseconds at speed 1. */
  readonly duration: number;
  readonly delay?: number;
  readonly ease?: (t: number) => number;
}

/**
 * Moves things over time. Asks for frames only while something moves; `paint` is called once per frame.
 * Every run ends with `step(1)`, however it ends, so that nothing is left half-way.
 */
export class Motion {
  readonly #paint: () => void;
  readonly #still: () => boolean;
  #runs: Run[] = [];
  #frame: number | null = null;
  /** Of time: 2 is twice as fast. */
  speed = 1;

  constructor(paint: () => void, still: () => boolean) {
    this.#paint = paint;
    this.#still = still;
  }

  get busy(): boolean {
    return this.#runs.length > 0;
  }

  /** Calls `step` with 0 … 1 over the time given; resolves after the last call. Where motion is unwanted that is at once. */
  run({ duration, delay = 0, ease = linear }: RunOptions, step: (value: number) => void): Promise<void> {
    if (this.#still() || duration <= 0) {
      step(1);
      this.request();
      return Promise.resolve();
    }
    return new Promise((done) => {
      const start = performance.now() + delay / this.speed;
      this.#runs.push({ start, duration: duration / this.speed, ease, step, done });
      step(0);
      this.request();
    });
  }

  /** Paints once with the next frame. */
  request(): void {
    this.#frame ??= requestAnimationFrame((now) => {
      this.#frame = null;
      this.#advance(now);
    });
  }

  /** Brings everything to its end at once. */
  finish(): void {
    const runs = this.#runs;
    this.#runs = [];
    for (const { step, done } of runs) {
      step(1);
      done();
    }
    if (runs.length > 0) this.request();
  }

  stop(): void {
    this.finish();
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#frame = null;
  }

  #advance(now: number): void {
    const ended: Run[] = [];
    for (const run of this.#runs) {
      const passed = Math.min(1, Math.max(0, (now - run.start) / run.duration));
      run.step(passed === 1 ? 1 : run.ease(passed));
      if (passed === 1) ended.push(run);
    }
    this.#runs = this.#runs.filter((run) => !ended.includes(run));
    this.#paint();
    for (const run of ended) run.done();
    if (this.#runs.length > 0) this.request();
  }
}
