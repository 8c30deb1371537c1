import type { Page } from 'playwright-core';
import { POLICIES } from '@hexfall/shared/ai/policies';
import { describeWith } from '../support/programs.js';
import { violations } from './support/axe.js';
import { LONGEST_AS, showLongest } from './support/longestTexts.js';
import { pageFaults } from './support/pageFaults.js';
import { codeOf, HELD_SEATS, holding, preparePlans, prepareTables, type Plan } from './support/preparedTables.js';
import { resize } from './support/resize.js';
import { settled } from './support/settled.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';

const CALM = { ...HELD_SEATS, sound: false, film: 'skip', motion: 'reduced', language: 'en' };
const SIZES = [
  { width: 1440, height: 900, deviceScaleFactor: 1 },
  { width: 390, height: 844, deviceScaleFactor: 3 },
  { width: 667, height: 375, deviceScaleFactor: 2 },
] as const;

/** How many pixels of the result lie below its fold. */
const hidden = (page: Page): Promise<number> =>
  page.locator('.result').evaluate((panel) => {
    const low = Math.max(0, panel.getBoundingClientRect().bottom - innerHeight);
    return Math.max(0, panel.scrollHeight - panel.clientHeight - 1) + low;
  });

/** Where words are cut. */
const NARROW = [
  [640, 360],
  [667, 375],
  [844, 390],
  [360, 640],
] as const;
const WINDOWS = [
  ...NARROW,
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 600],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;

/** As long as names may be. */
const NAMES = ['Wilhelmina Hohenfels-Rot', 'Bartholomäus von Wolkens', 'Konstantynopolitańczyk W', 'Magdalena Wesołowska-Kop'];
const four = { armies: ['borgo', 'hegemony', 'outpost', 'moloch'], policy: POLICIES.greedy, people: NAMES } as const;

const RESULTS = {
  DUETTE: { ...four, armies: ['borgo', 'outpost'], seed: 'prepared' },
  TEAMS2: { ...four, options: { mode: 'team' }, seed: 'prepared' },
  DEATHS: { ...four, options: { mode: 'deathmatch' }, seed: 'prepared' },
} as const satisfies Readonly<Record<string, Plan>>;

describeWith('chromium', 'a result with the longest names and texts', (executable) => {
  const env = testEnvironment(executable, preparePlans(RESULTS));

  test.each([
    ['texts', WINDOWS],
    ['words', NARROW],
  ] as const)(
    'shows everything without scrolling in any window (longest %s)',
    async (measure, sizes) => {
      const remembers = { ...CALM, ...holding(Object.keys(RESULTS)), language: LONGEST_AS };
      const page = await openWindow(env.browser, { width: 640, height: 360, remembers, prepare: (window) => showLongest(window, measure) });
      const faults: string[] = [];
      for (const code of Object.keys(RESULTS)) {
        await page.goto(`${env.url}/t/${code}`);
        await page.locator('.result .result-facts li').nth(2).waitFor();
        for (const [width, height] of sizes) {
          await resize(page, width, height);
          const below = await hidden(page);
          const found = [...(below > 0 ? [`${Math.round(below)} pixels are below the fold`] : []), ...(await pageFaults(page))];
          faults.push(...found.map((fault) => `${code} at ${width} × ${height}: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
      expect(complaints(page)).toEqual([]);
      await page.context().close();
    },
    180_000,
  );
});

describeWith('chromium', 'the result of a match', (executable) => {
  const env = testEnvironment(executable, prepareTables);
  let page: Page;

  afterEach(async () => {
    expect(complaints(page)).toEqual([]);
    await page.context().close();
  });

  test.each(SIZES)('tells how the match went, and shows everything without scrolling ($width × $height)', async (size) => {
    page = await openWindow(env.browser, { ...size, remembers: CALM });
    await page.goto(`${env.url}/t/${codeOf('over')}`);
    await page.locator('.result .result-facts li').nth(2).waitFor();
    await settled(page);
    expect(await hidden(page)).toBe(0);
    expect(await page.locator('.result .curve').count()).toBe(2);
    expect(await page.locator('.result-facts li').count()).toBe(3);
    expect(await violations(page)).toEqual([]);
    const rematch = (await page.locator('.result [data-action="rematch"]').boundingBox())!;
    const replay = (await page.locator('.result .replay-link').boundingBox())!;
    expect(rematch.y).toBeLessThan(replay.y);
    expect(rematch.height * rematch.width).toBeGreaterThan(replay.height * replay.width);
  });
});
