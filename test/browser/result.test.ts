import type { Page } from 'playwright-core';
import { describeWith } from '../support/programs.js';
import { violations } from './support/axe.js';
import { codeOf, HELD_SEATS, prepareTables } from './support/preparedTables.js';
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
    await page.locator('.result .result-facts li').first().waitFor();
    await page.locator('.fair-line:not([data-finding="checking"])').waitFor();
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
    expect(await menu.locator('a[download]').count()).toBe(1);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    const decisive = page.locator('[data-action="decisive"]');
    const turn = /(\d+)/.exec(await decisive.innerText())![1]!;
    await decisive.focus();
    await page.keyboard.press('Enter');
    await page.locator('.replay-bar').waitFor();
    expect(await page.locator('.result').count()).toBe(0);
    expect(Number(turn)).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await page.locator('.result').waitFor();
  });
});
