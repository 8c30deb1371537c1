/*
 * The few globals of a browser that the page's modules read when they are loaded. Import this before them:
 * modules are loaded in the order of their imports.
 */
const stored = new Map<string, string>();

const globals = {
  navigator: { languages: ['en-US'], onLine: true },
  location: { origin: 'http://hexfall.test', pathname: '/', search: '', hash: '' },
  history: { state: null, replaceState: () => undefined, pushState: () => undefined },
  document: {
    documentElement: { dataset: {}, lang: '' },
    visibilityState: 'visible',
    addEventListener: () => undefined,
    querySelector: () => null,
  },
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    key: (place: number) => [...stored.keys()][place] ?? null,
    get length() {
      return stored.size;
    },
  },
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};

for (const [name, value] of Object.entries(globals)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

export {};
