import { KeptTexts } from '../../../client/src/offline/KeptTexts.js';

const BASE = 'https://hexfall.test/games/sw.js';
const at = (file: string): string => new URL(file, BASE).href;

/** The caches of a browser, as far as the worker uses them; what is fetched is a text that names its address. */
const fakeCaches = () => {
  const stores = new Map<string, Map<string, Response>>();
  const fetched: string[] = [];
  const missing = new Set<string>();
  const load = (url: string): Response => {
    fetched.push(url);
    if (missing.has(url)) throw new TypeError(`no ${url}`);
    return new Response(url);
  };
  const open = (name: string) => {
    const kept = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, kept);
    return Promise.resolve({
      match: (url: string) => Promise.resolve(kept.get(url)),
      add: async (url: string) => void kept.set(url, await Promise.resolve(url).then(load)),
      keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
      delete: ({ url }: Request) => Promise.resolve(kept.delete(url)),
    });
  };
  const globals = { caches: { open }, fetch: (request: Request) => Promise.resolve(request.url).then(load) };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  return { fetched, missing, keptIn: (name: string) => [...(stores.get(name)?.keys() ?? [])].sort() };
};

const OLD = { pl: ['assets/text-pl-main-1.js', 'assets/text-pl-cause-1.js'], de: ['assets/text-de-main-1.js'] };
const NEW = { pl: ['assets/text-pl-main-2.js', 'assets/text-pl-cause-1.js'], de: ['assets/text-de-main-2.js'] };

let browser: ReturnType<typeof fakeCaches>;
beforeEach(() => (browser = fakeCaches()));

test('keeps all texts of a language that a page is in, and of no other', async () => {
  const texts = new KeptTexts(OLD, BASE, 'texts');
  await texts.keep('pl');
  expect(browser.keptIn('texts')).toEqual(OLD.pl.map(at).sort());
  await texts.keep('pl');
  expect(browser.fetched).toHaveLength(2);
  await texts.keep('en');
  expect(browser.fetched).toHaveLength(2);
});

test('keeps what is to be had, and fetches the rest the next time', async () => {
  const texts = new KeptTexts(OLD, BASE, 'texts');
  browser.missing.add(at(OLD.pl[0]!));
  await texts.keep('pl');
  expect(browser.keptIn('texts')).toEqual([at(OLD.pl[1]!)]);
  browser.missing.clear();
  await texts.keep('pl');
  expect(browser.keptIn('texts')).toEqual(OLD.pl.map(at).sort());
});

test('answers from the cache, else from the network', async () => {
  const texts = new KeptTexts(OLD, BASE, 'texts');
  await texts.keep('pl');
  browser.fetched.length = 0;
  expect(await (await texts.answer(new Request(at(OLD.pl[0]!)))).text()).toBe(at(OLD.pl[0]!));
  expect(browser.fetched).toEqual([]);
  await texts.answer(new Request(at(OLD.de[0]!)));
  expect(browser.fetched).toEqual([at(OLD.de[0]!)]);
  expect([texts.has(at(OLD.de[0]!)), texts.has(at('assets/main-1.js'))]).toEqual([true, false]);
});

test('a new version takes over the languages, and drops the files of the old one', async () => {
  await new KeptTexts(OLD, BASE, 'texts').keep('pl');
  const texts = new KeptTexts(NEW, BASE, 'texts');
  await texts.adopt();
  expect(browser.keptIn('texts')).toEqual([...new Set([...OLD.pl, ...NEW.pl])].map(at).sort());
  await texts.drop();
  expect(browser.keptIn('texts')).toEqual(NEW.pl.map(at).sort());
});
