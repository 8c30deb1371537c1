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

/** The longest wait for a frame, in milliseconds. An animation must not stop if the browser draws nothing. */
const FRAME_MS = 1000;

interface Run {
  readonly start: number;
  readonly duration: number;
  readonly ease: (t: number) => number;
  readonly step: (value: number) => void;
  readonly done: () => void;
}

interface RunOptions {
  /** Milliseconds at speed 1. */
  readonly duration: number;
  readonly ease?: (t: number) => number;
}

/**
 * Moves things over time. Requests frames only while something moves; `paint` is called once per frame.
 * Every run ends with `step(1)`, however it ends, so that nothing stops half-way.
 */
export class Motion {
  readonly #paint: () => void;
  readonly #still: () => boolean;
  #runs: Run[] = [];
  #frame: number | null = null;
  #late: ReturnType<typeof setTimeout> | undefined;
  /** Of time: 2 is twice as fast. */
  speed = 1;

  constructor(paint: () => void, still: () => boolean) {
    this.#paint = paint;
    this.#still = still;
  }

  get busy(): boolean {
    return this.#runs.length > 0;
  }

  /** Calls `step` with 0 … 1 over the given time and resolves after the last call. Does so at once if the user wants no motion. */
  run({ duration, ease = linear }: RunOptions, step: (value: number) => void): Promise<void> {
    if (this.#still() || duration <= 0) {
      step(1);
      this.request();
      return Promise.resolve();
    }
    return new Promise((done) => {
      const start = performance.now();
      this.#runs.push({ start, duration: duration / this.speed, ease, step, done });
      step(0);
      this.request();
    });
  }

  /** Like `run`, for an object that may be destroyed before its motion ends. After that it is left alone. */
  runOn(target: { readonly destroyed: boolean }, options: RunOptions, step: (value: number) => void): Promise<void> {
    return this.run(options, (value) => {
      if (!target.destroyed) step(value);
    });
  }

  /** Paints once with the next frame. */
  request(): void {
    if (this.#frame !== null) return;
    const advance = (now: number): void => {
      this.#cancel();
      this.#advance(now);
    };
    this.#frame = requestAnimationFrame(advance);
    this.#late = setTimeout(() => advance(performance.now()), FRAME_MS);
  }

  /** Brings everything to its end at once. */
  finish(): void {
    const runs = this.#runs;
    this.#runs = [];
    for (const run of runs) {
      this.#step(run, 1);
      run.done();
    }
    if (runs.length > 0) this.request();
  }

  stop(): void {
    this.finish();
    this.#cancel();
  }

  #cancel(): void {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#frame = null;
    clearTimeout(this.#late);
  }

  /** Makes a step. Returns false if it fails; that ends this run and no other. */
  #step({ step }: Run, value: number): boolean {
    try {
      step(value);
      return true;
    } catch (fault) {
      reportError(fault);
      return false;
    }
  }

  #advance(now: number): void {
    const ended: Run[] = [];
    for (const run of this.#runs) {
      const passed = Math.min(1, Math.max(0, (now - run.start) / run.duration));
      const isStepped = this.#step(run, passed === 1 ? 1 : run.ease(passed));
      if (passed === 1 || !isStepped) ended.push(run);
    }
    this.#runs = this.#runs.filter((run) => !ended.includes(run));
    try {
      this.#paint();
    } finally {
      // Also where painting has failed: callers await every run.
      for (const run of ended) run.done();
      if (this.#runs.length > 0) this.request();
    }
  }
}
