export interface Rate {
  /** What may come at once. */
  readonly burst: number;
  /** What may come in the long run. */
  readonly perSecond: number;
}

/** Counts how much somebody may still do; refills with time. */
export class TokenBucket {
  #tokens: number;
  #at: number;

  constructor(
    private readonly rate: Rate,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#tokens = rate.burst;
    this.#at = now();
  }

  /** Takes one token, or says that there is none. */
  take(): boolean {
    const now = this.now();
    this.#tokens = Math.min(this.rate.burst, this.#tokens + ((now - this.#at) / 1000) * this.rate.perSecond);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
