import { languageOf } from './builtFiles.js';

/** The files of texts by language, English left out: that is in the scripts. */
export type TextFiles = Readonly<Record<string, readonly string[]>>;

/** The texts that the service worker stores: the languages its pages have used, for all parts of the page. */
export class KeptTexts {
  readonly #urls: ReadonlyMap<string, readonly string[]>;
  readonly #all: ReadonlySet<string>;

  /**
   * @param files those of this version of the page.
   * @param base the base of their names.
   * @param cache the name of the cache, in which other versions store theirs.
   */
  constructor(
    files: TextFiles,
    base: string,
    private readonly cache: string,
  ) {
    this.#urls = new Map(Object.entries(files).map(([language, names]) => [language, names.map((name) => new URL(name, base).href)]));
    this.#all = new Set([...this.#urls.values()].flat());
  }

  has(url: string): boolean {
    return this.#all.has(url);
  }

  /** Fetches the missing files of a language. Ignores files that cannot be fetched. */
  async keep(language: string): Promise<void> {
    const cache = await caches.open(this.cache);
    const add = async (url: string): Promise<void> => {
      if (!(await cache.match(url, { ignoreVary: true }))) await cache.add(url);
    };
    await Promise.allSettled((this.#urls.get(language) ?? []).map(add));
  }

  /** Fetches the languages that another version has kept. */
  async adopt(): Promise<void> {
    const cache = await caches.open(this.cache);
    const languages = new Set((await cache.keys()).map(({ url }) => languageOf(url)));
    await Promise.all([...languages].flatMap((language) => (language === null ? [] : [this.keep(language)])));
  }

  /** Drops what belongs to other versions. */
  async drop(): Promise<void> {
    const cache = await caches.open(this.cache);
    const others = (await cache.keys()).filter(({ url }) => !this.has(url));
    await Promise.all(others.map((request) => cache.delete(request, { ignoreVary: true })));
  }

  async answer(request: Request): Promise<Response> {
    const cache = await caches.open(this.cache);
    return (await cache.match(request.url, { ignoreVary: true })) ?? fetch(request);
  }
}
