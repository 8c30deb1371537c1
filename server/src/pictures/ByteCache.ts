/** Keeps values with their sizes, up to a number of bytes; the least recently used are dropped first. */
export class ByteCache<V extends { readonly byteLength: number }> {
  readonly #kept = new Map<string, V>();
  #bytes = 0;

  /** @param most bytes; a larger value is not kept. */
  constructor(private readonly most: number) {}

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): V | undefined {
    const value = this.#kept.get(key);
    if (!value) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, value);
    return value;
  }

  set(key: string, value: V): void {
    this.delete(key);
    if (value.byteLength > this.most) return;
    this.#kept.set(key, value);
    this.#bytes += value.byteLength;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.most) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#kept.get(key)?.byteLength ?? 0;
    this.#kept.delete(key);
  }
}
