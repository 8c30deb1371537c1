/** Caches finished pictures up to a number of bytes, and draws each only once for all requests. Does not cache a problem. */
export class PictureCache<P extends { readonly byteLength: number }, Problem extends string> {
  readonly #cache: ByteCache<P>;
  readonly #making = new Map<string, Promise<P | Problem>>();

  /** @param most bytes. */
  constructor(most: number) {
    this.#cache = new ByteCache(most);
  }

  /** The picture of that name; `make` makes it if it is not there. */
  get(key: string, make: () => Promise<P | Problem>): Promise<P | Problem> {
    const known = this.#cache.get(key);
    if (known) return Promise.resolve(known);
    const making = this.#making.get(key) ?? this.#make(key, make).finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  async #make(key: string, make: () => Promise<P | Problem>): Promise<P | Problem> {
    const made = await make();
    if (typeof made !== 'string') this.#cache.set(key, made);
    return made;
  }
}

/** Caches values with their sizes, up to a number of bytes; drops the least recently used first. */
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
