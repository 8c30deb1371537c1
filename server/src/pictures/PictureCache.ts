import { ByteCache } from './ByteCache.js';

/** Keeps finished pictures up to a number of bytes, and makes each only once for all who want it. A problem is not kept. */
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
