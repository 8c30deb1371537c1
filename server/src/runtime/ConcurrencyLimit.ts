import { BudgetSpent } from './TokenBucket.js';

/** How many may be open at once that count under a name. */
type NamedLimit = readonly [name: string, most: number];

/** Limits how many requests are open at once, by names such as their address, and in all. */
export class ConcurrencyLimit {
  #all = 0;
  readonly #counts = new Map<string, number>();

  /**
   * @param most in all.
   * @param message for the user of a request that is one too many.
   * @param retryAfterMs when to try again.
   */
  constructor(
    private readonly most: number,
    private readonly message: string,
    private readonly retryAfterMs: number,
  ) {}

  /** How many are open. */
  get count(): number {
    return this.#all;
  }

  /** Counts a request under each of these names until the returned function is called, once. Throws `BudgetSpent` if it is one too many. */
  take(...limits: readonly NamedLimit[]): () => void {
    if (this.#all >= this.most || limits.some(([name, most]) => this.#countOf(name) >= most))
      throw new BudgetSpent(this.message, this.retryAfterMs);
    this.#add(1, limits);
    return () => this.#add(-1, limits);
  }

  #countOf(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  #add(change: 1 | -1, limits: readonly NamedLimit[]): void {
    this.#all += change;
    for (const [name] of limits) {
      const count = this.#countOf(name) + change;
      if (count > 0) this.#counts.set(name, count);
      else this.#counts.delete(name);
    }
  }
}
