import { pageServer } from './support/pageServer.js';

const VERSION = { version: '1.2.3', commit: '0123456789abcdef' };

describe('the way from page to page', () => {
  const server = pageServer(VERSION);

  test('leads to the top of the next one, and back to where one was', async () => {
    const scrolled: unknown[] = [];
    const page = await server.open('/', {
      prepare: (window) => {
        Object.defineProperty(window, 'scrollTo', { value: (...place: unknown[]) => scrolled.push(place), configurable: true });
      },
    });
    await page.click('.puzzles-link');
    await page.shown('[data-puzzle]');
    expect(scrolled).toEqual([[0, 0]]);
    await page.back();
    await page.shown('.doors');
    expect(scrolled).toHaveLength(1);
  });

  test('leads to the credits, which ask for the version and show it with the commit', async () => {
    const page = await server.open('/');
    await page.shown('.doors');
    await page.settle();
    expect(page.traces.requests).not.toContain('/api/version');
    await page.click('.page-nav a[href$="/credits"]');
    await page.shown('[data-part="version"]', { hasText: `Version ${VERSION.version} · ${VERSION.commit.slice(0, 7)}` });
  });
});
