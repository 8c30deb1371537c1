import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { MemoryRepository } from '../../server/src/store/MemoryRepository.js';
import { startTestApp, type TestApp } from '../server/support/testApp.js';
import { describeWith } from '../support/programs.js';
import { openNewTable } from './support/table.js';
import { openWindow, startBrowser } from './support/windows.js';

const PAGES = fileURLToPath(new URL('../../client/dist', import.meta.url));
const MINUTE = 60_000;
const MEGABYTE = 1024 * 1024;

class FullStore extends MemoryRepository {
  override size(): Promise<number> {
    return Promise.resolve(2 * MEGABYTE);
  }
}

describeWith('chromium', 'a server whose store is full', (executable) => {
  let app: TestApp;
  let browser: Browser;

  beforeAll(async () => {
    app = await startTestApp({ pages: PAGES, isPublic: true, store: new FullStore(), maxStoreMb: 1 });
    browser = await startBrowser(executable);
  }, 3 * MINUTE);

  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  test.each([
    ['en', 'This server has no room left: no new tables for now. Matches being played go on.'],
    ['pl', 'Na tym serwerze skończyło się miejsce: na razie nie można otwierać nowych stołów. Trwające partie toczą się dalej.'],
  ])(
    'says so (%s) when a table is created and when a duel is searched for',
    async (language, text) => {
      const page = await openWindow(browser, { width: 1200, height: 800, remembers: { name: 'Ala', language } });
      await page.goto(app.url);
      await page.locator('[data-action="quick"]').click();
      await page.locator('.quick .problem', { hasText: text }).waitFor();
      await openNewTable(page);
      await page.locator('.new-table button[type="submit"]').click();
      await page.locator('.new-table .problem', { hasText: text }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
      await page.context().close();
    },
    3 * MINUTE,
  );
});
