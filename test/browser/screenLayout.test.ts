import type { Browser, Page } from 'playwright-core';
import { describeWith } from '../support/programs.js';
import { LONGEST_AS, showLongest } from './support/longestTexts.js';
import { pageFaults } from './support/pageFaults.js';
import { HELD_SEATS, prepareTables } from './support/preparedTables.js';
import { resize } from './support/resize.js';
import { LARGE_SCREENS, SCREENS, SMALL_SCREENS } from './support/screens.js';
import { startServer, type RunningServer } from './support/server.js';
import { complaints, openWindow, startBrowser } from './support/windows.js';

const MINUTE = 60_000;

/** Each screen is shown at the first size, and its window made as large as the others, with the longest texts or words of all languages. */
const DEVICES = [
  {
    name: 'a desk at pixel ratio 1, with the longest texts of all languages',
    ratio: 1,
    longest: 'texts',
    screens: [...SCREENS, ...LARGE_SCREENS],
    sizes: [
      [1440, 900],
      [1280, 720],
      [1366, 768],
      [1920, 1080],
      [2560, 1440],
    ],
  },
  {
    name: 'any size at pixel ratio 2, with the longest words of all languages',
    ratio: 2,
    longest: 'words',
    screens: SCREENS,
    sizes: [
      [768, 1024],
      [1024, 768],
      [1440, 900],
      [360, 640],
      [667, 375],
    ],
  },
  {
    name: 'a phone at pixel ratio 3, with the longest texts of all languages',
    ratio: 3,
    longest: 'texts',
    screens: [...SCREENS, ...SMALL_SCREENS],
    sizes: [
      [390, 844],
      [360, 640],
      [640, 360],
      [844, 390],
    ],
  },
  {
    name: 'what only phones have, with the longest words of all languages',
    ratio: 3,
    longest: 'words',
    screens: SMALL_SCREENS,
    sizes: [
      [360, 640],
      [667, 375],
    ],
  },
] as const;

describeWith('chromium', 'every screen fits', (executable) => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await startBrowser(executable);
  });

  afterAll(() => browser.close());

  describe.each(DEVICES)('$name', ({ ratio, longest, screens, sizes }) => {
    // For each device anew: some screens are reached by playing.
    let server: RunningServer;
    let page: Page;

    beforeAll(async () => {
      server = await startServer(prepareTables);
      const remembers = { ...HELD_SEATS, language: LONGEST_AS, motion: 'reduced', sound: false, name: 'Ala', filmSpeed: 0.5 };
      const prepare = (window: Page): Promise<void> => showLongest(window, longest);
      const [[width, height]] = sizes;
      page = await openWindow(browser, { width, height, deviceScaleFactor: ratio, remembers, prepare });
    }, 3 * MINUTE);

    afterAll(async () => {
      await page.context().close();
      await server.stop();
    });

    test.each(screens)(
      '$name',
      async ({ show }) => {
        const [[width, height]] = sizes;
        await resize(page, width, height);
        await show(page, server.url);
        const found: string[] = [];
        for (const [wide, high] of sizes) {
          await resize(page, wide, high);
          found.push(...(await pageFaults(page)).map((fault) => `${wide} × ${high}: ${fault}`));
        }
        expect(found).toEqual([]);
        expect(complaints(page).filter((text) => !text.includes('404'))).toEqual([]);
      },
      3 * MINUTE,
    );
  });
});
