import cs from '@hexfall/shared/locales/cs/core.json';
import en from '@hexfall/shared/locales/en/core.json';
import pl from '@hexfall/shared/locales/pl/core.json';
import { BrowserMemory } from './support/BrowserMemory.js';
import { pageServer } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';

describe('the page', () => {
  const server = pageServer();

  /** The start page in a browser that has never been there. */
  const openIn = (language: string): Promise<PageWindow> => server.open('/', { languages: [language], memory: new BrowserMemory() });

  /** Waits until the page has that heading or link and says that it is in that language. */
  const isIn = (page: PageWindow, language: string, name: string): Promise<unknown> =>
    page.until(() => {
      expect([...page.allByRole('heading', name), ...page.allByRole('link', name)]).not.toHaveLength(0);
      expect(page.document.documentElement.lang).toBe(language);
      return true;
    });

  test.each([
    ['pl-PL', 'pl', pl],
    ['en-GB', 'en', en],
    ['cs', 'cs', cs],
    ['sv-SE', 'en', en],
  ])('is in the language of a browser set to %s', async (wanted, language, texts) => {
    await isIn(await openIn(wanted), language, texts.app.menu.rules);
  });

  test('is in another language when that is chosen, now and the next time', async () => {
    const page = await openIn('pl-PL');
    await page.click(await page.byRole('button', pl.app.menu.settings));
    await page.shown('select[name="language"]');
    await page.select('select[name="language"]', 'English');
    await isIn(page, 'en', en.app.menu.settings);
    await page.reload();
    await isIn(page, 'en', en.app.menu.rules);
  });
});
