import { pageServer } from './support/pageServer.js';

describe('the way from page to page', () => {
  const server = pageServer();

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
});
