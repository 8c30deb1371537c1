import type { Browser, Page } from 'playwright-core';
import { describeWith } from '../support/programs.js';
import { violations } from './support/axe.js';
import { eventually } from './support/eventually.js';
import { HELD_SEATS, prepareTables } from './support/preparedTables.js';
import { LARGE_SCREENS, SCREENS, SMALL_SCREENS } from './support/screens.js';
import { startServer, type RunningServer } from './support/server.js';
import { smallTargets } from './support/targets.js';
import { complaints, openWindow, startBrowser } from './support/windows.js';

const MINUTE = 60_000;

const WINDOWS = [
  ['a desk, in English', { width: 1440, height: 900, language: 'en' }, [...SCREENS, ...LARGE_SCREENS]],
  ['a phone, in Polish', { width: 360, height: 640, language: 'pl' }, [...SCREENS, ...SMALL_SCREENS]],
  ['a tablet, in Ukrainian, every sixth', { width: 768, height: 1024, language: 'uk' }, SCREENS.filter((_, place) => place % 6 === 0)],
] as const;

/** The layout of the table is measured where it is tested. */
const isTable = (name: string): boolean => name.startsWith('table: ');

describeWith('chromium', 'every screen is for everyone', (executable) => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await startBrowser(executable);
  });

  afterAll(() => browser.close());

  describe.each(WINDOWS)('on %s', (_, { width, height, language }, screens) => {
    // For each window anew: some screens are reached by playing.
    let server: RunningServer;
    let page: Page;

    beforeAll(async () => {
      server = await startServer(prepareTables);
      const remembers = { ...HELD_SEATS, language, motion: 'reduced', sound: false, name: 'Ala', filmSpeed: 0.5 };
      page = await openWindow(browser, { width, height, deviceScaleFactor: 1, remembers });
    }, 3 * MINUTE);

    afterAll(async () => {
      await page.context().close();
      await server.stop();
    });

    test.each(screens)('$name', async ({ name, show }) => {
      await show(page, server.url);
      // On a busy machine the page may still be changing screens.
      await eventually(async () => {
        expect(await violations(page)).toEqual([]);
        if (width < height && !isTable(name)) expect(await smallTargets(page)).toEqual([]);
      });
      expect(complaints(page).filter((text) => !text.includes('404'))).toEqual([]);
    });
  });
});
