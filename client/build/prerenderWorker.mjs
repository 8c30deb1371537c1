// Runs in a thread of its own: renders the start page with the globals of a browser that remembers nothing.
import { parentPort, workerData } from 'node:worker_threads';

const browser = {
  // Addresses begin with a dot, as those of the files in the document: the server replaces it with the base path.
  document: {
    documentElement: { dataset: {} },
    querySelector: (selector) => (selector.includes('base-path') ? { content: './' } : null),
    addEventListener: () => undefined,
  },
  location: { pathname: './', search: '', hash: '' },
  navigator: { onLine: true, languages: [] },
  localStorage: { getItem: () => null, setItem: () => undefined },
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  addEventListener: () => undefined,
};

for (const [name, value] of Object.entries(browser)) Object.defineProperty(globalThis, name, { value, configurable: true });

const { startMarkup } = await import(workerData);
parentPort.postMessage(await startMarkup());
