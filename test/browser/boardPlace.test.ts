import type { Browser, Page } from 'playwright-core';
import { describeWith } from '../support/programs.js';
import { beginStopped } from './support/beginStopped.js';
import { clickOn } from './support/clickOn.js';
import { codeOf, HELD_SEATS, prepareTables } from './support/preparedTables.js';
import { resize } from './support/resize.js';
import { settled } from './support/settled.js';
import { startServer, type RunningServer } from './support/server.js';
import { tableShown } from './support/table.js';
import { openWindow, startBrowser } from './support/windows.js';

const MINUTE = 60_000;

const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [360, 640],
  [844, 390],
] as const;

/** Where the board lies, and how large its hexes are. */
const placeOf = async (page: Page): Promise<string> => {
  await settled(page);
  return page.evaluate(() => {
    const text = (element: Element): string => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height].map((value) => value.toFixed(1)).join(' ');
    };
    return `${text(document.querySelector('.middle')!)}, a hex ${text(document.querySelector('.hex')!)}`;
  });
};

describeWith('chromium', 'the board stays where it is', (executable) => {
  let browser: Browser;
  let server: RunningServer;
  let page: Page;

  beforeAll(async () => {
    browser = await startBrowser(executable);
    server = await startServer(prepareTables);
    const remembers = { ...HELD_SEATS, language: 'pl', motion: 'reduced', sound: false, name: 'Ala', filmSpeed: 0.5 };
    page = await openWindow(browser, { width: 1440, height: 900, deviceScaleFactor: 1, remembers });
  }, 3 * MINUTE);

  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  const open = async (match: string): Promise<void> => {
    await page.goto(`${server.url}/t/${codeOf(match)}`);
    await tableShown(page);
  };

  /** Lets a film begin, stops it there, and ends it; where the board is meanwhile, and afterwards. */
  const throughFilm = async (begin: string): Promise<readonly string[]> => {
    await beginStopped(page, () => clickOn(page, begin));
    const during = await placeOf(page);
    await clickOn(page, '[data-action="replay-skip"]');
    await page.locator('.replay-bar').waitFor({ state: 'detached' });
    return [during, await placeOf(page)];
  };

  test.each(SIZES)(
    'in a match, in a window of %i × %i',
    async (width, height) => {
      await resize(page, width, height);
      await open('turn');
      const first = await placeOf(page);
      await clickOn(page, '[data-action="forecast"]');
      expect(await placeOf(page)).toBe(first);
      await clickOn(page, '[data-action="forecast"]');
      await clickOn(page, '.hand-tile[data-usable="true"]');
      expect(await placeOf(page)).toBe(first);
      await page.keyboard.press('Escape');
      expect(await throughFilm('[data-action="replay"]')).toEqual([first, first]);
      await open('question');
      await page.locator('.answers').waitFor();
      expect(await placeOf(page)).toBe(first);
    },
    3 * MINUTE,
  );

  test.each(SIZES)(
    'in the sandbox, in a window of %i × %i',
    async (width, height) => {
      await resize(page, width, height);
      await page.goto(`${server.url}/sandbox`);
      await page.locator('.sandbox .hex').first().waitFor();
      const first = await placeOf(page);
      await clickOn(page, '.palette-tile[data-tile]');
      expect(await placeOf(page)).toBe(first);
      await page.keyboard.press('Escape');
      expect(await throughFilm('[data-action="fight"]')).toEqual([first, first]);
      await clickOn(page, '[data-action="back"]');
      await page.locator('.palette').waitFor();
      expect(await placeOf(page)).toBe(first);
      await clickOn(page, '[data-action="play"]');
      await page.locator('.palette').waitFor({ state: 'detached' });
      expect(await placeOf(page)).toBe(first);
    },
    3 * MINUTE,
  );

  test.each([
    [1120, 700],
    [1440, 900],
    [2560, 1440],
  ])(
    'the result lies beside it where there is a column for the log, and the chat stays in reach, in a window of %i × %i',
    async (width, height) => {
      await resize(page, width, height);
      await open('over');
      await page.locator('.result').waitFor();
      await settled(page);
      const covered = await page.evaluate(() => {
        const result = document.querySelector('.result')!.getBoundingClientRect();
        const reaches = (element: Element): boolean => {
          const box = element.getBoundingClientRect();
          return box.right > result.left && box.left < result.right && box.bottom > result.top && box.top < result.bottom;
        };
        return [...document.querySelectorAll('.hex, .chat-panel summary, .chat-panel h2')]
          .filter(reaches)
          .map((element) => element.className);
      });
      expect(covered).toEqual([]);
    },
    3 * MINUTE,
  );
});
