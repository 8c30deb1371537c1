export interface Rate {
  /** The most tokens available at once. */
  readonly burst: number;
  /** The tokens added per second. */
  readonly perSecond: number;
}

/** Thrown where an address has used up a budget. The message is a sentence for its user. */
export class BudgetSpent extends Error {
  /** @param retryAfterMs when to try again. */
  constructor(
    message: string,
    readonly retryAfterMs: number,
  ) {
    super(message);
  }
}

/** A rate limit: a bucket of tokens that refills with time. */
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

  /** Whether no token is missing. */
  get isFull(): boolean {
    this.#refill();
    return this.#tokens >= this.rate.burst;
  }

  /** Takes one token; false if there is none. */
  take(): boolean {
    this.#refill();
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }

  /** Throws `BudgetSpent` with a message if there is no token. */
  demand(message: string): void {
    const { emptyForMs } = this;
    if (emptyForMs > 0) throw new BudgetSpent(message, emptyForMs);
  }

  /** Takes that many tokens even if there are fewer: the rest is a debt. */
  spend(count: number): void {
    this.#refill();
    this.#tokens -= count;
  }

  /** Milliseconds until there is a token; 0 if there is one. */
  get emptyForMs(): number {
    this.#refill();
    return this.#tokens >= 1 ? 0 : Math.ceil(((1 - this.#tokens) / this.rate.perSecond) * 1000);
  }

  #refill(): void {
    const now = this.now();
    this.#tokens = Math.min(this.rate.burst, this.#tokens + ((now - this.#at) / 1000) * this.rate.perSecond);
    this.#at = now;
  }
}

/** One object per address, such as a budget. Full budgets are removed, because a new one would be the same. */
export class PerAddress<T extends { readonly isFull: boolean }> {
  /** The latest is the last one: those before it have had more time to fill up. */
  readonly #known = new Map<string, T>();

  constructor(private readonly make: () => T) {}

  /** How many addresses are known. */
  get size(): number {
    return this.#known.size;
  }

  at(address: string): T {
    const known = this.#known.get(address) ?? this.make();
    this.#known.delete(address);
    for (const [other, { isFull }] of this.#known) {
      if (!isFull) break;
      this.#known.delete(other);
    }
    this.#known.set(address, known);
    return known;
  }
}
