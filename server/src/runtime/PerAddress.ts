/** One thing for each address, such as a budget. Full budgets are removed: a new one would be the same. */
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
