import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { POLICIES } from '@hexfall/shared/ai/policies';
import type { Outcome } from '@hexfall/shared/model/result';
import { describeWith } from '../support/programs.js';
import { violations } from './support/axe.js';
import { LONGEST_AS, showLongest } from './support/longestTexts.js';
import { pageFaults } from './support/pageFaults.js';
import { codeOf, HELD_SEATS, holding, preparePlans, prepareTables, type Plan } from './support/preparedTables.js';
import { resize } from './support/resize.js';
import { settled } from './support/settled.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
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

  test('shows the decisive battle, and what else can be done in a menu, by keys', async () => {
    page = await openWindow(env.browser, { width: 1440, height: 900, remembers: { ...CALM, film: 'step' } });
    await page.goto(`${env.url}/t/${codeOf('over')}`);
    const more = page.locator('[data-action="result-more"]');
    await more.focus();
    await page.keyboard.press('Enter');
    const menu = page.locator('dialog[open]');
    await menu.locator('[data-action="watch-again"]').waitFor();
    expect(await menu.locator('.study-link').count()).toBe(1);
    await menu.locator('.fair-line[data-finding="none"]').waitFor();
    expect(await violations(page)).toEqual([]);
    const [download] = await Promise.all([page.waitForEvent('download'), menu.locator('a[download]').press('Enter')]);
    const told = execFileSync('npx', ['--no-install', 'hexfall', 'record', await download.path()], { cwd: ROOT, encoding: 'utf8' });
    const { outcome } = JSON.parse(told) as { readonly outcome: Outcome };
    expect(outcome).toMatchObject({ winners: [0], reason: 'toughness' });
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    const decisive = page.locator('[data-action="decisive"]');
    const turn = /(\d+)/.exec(await decisive.innerText())![1]!;
    await decisive.focus();
    await page.keyboard.press('Enter');
    await page.locator('.replay-bar').waitFor();
    await page.locator('.result').waitFor({ state: 'detached' });
    expect(Number(turn)).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await page.locator('.result').waitFor();
  });
});
