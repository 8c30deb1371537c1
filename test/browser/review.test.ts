import type { Page } from 'playwright-core';
import type { RecordJson } from '@hexfall/shared/notation/json';
import { describeWith } from '../support/programs.js';
import { violations } from './support/axe.js';
import { eventually } from './support/eventually.js';
import { codeOf, HELD_SEATS, prepareTables } from './support/preparedTables.js';
import { probe } from './support/probe.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';

const CALM = { ...HELD_SEATS, sound: false, film: 'skip', motion: 'reduced', language: 'en' };
const DESKTOP = { width: 1440, height: 900, deviceScaleFactor: 1 } as const;
const SIZES = [DESKTOP, { width: 390, height: 844, deviceScaleFactor: 3 }, { width: 667, height: 375, deviceScaleFactor: 2 }] as const;

/** Waits until the review is complete; gives the milliseconds until the first and until the last result. */
const completed = async (page: Page): Promise<{ readonly first: number; readonly last: number }> => {
  const begin = Date.now();
  await page.locator('.review-turns li[data-effort]').first().waitFor({ timeout: 60_000 });
  const first = Date.now() - begin;
  await page.locator('.review-progress[data-percent="100"]').waitFor({ state: 'attached', timeout: 120_000 });
  return { first, last: Date.now() - begin };
};

/** The number of the first turn of the list for which the computer would have played something else. While it is worked out, another one may come to be the first. */
const worseTurn = async (page: Page): Promise<string> =>
  (await page.locator('.review-turns li[data-grave="true"] .review-turn').first().getAttribute('data-review-turn')) ?? '';

const rowOf = (page: Page, turn: string) => page.locator(`.review-turns [data-review-turn="${turn}"]`);

const momentIs = (page: Page, wanted: string): Promise<unknown> =>
  page.waitForFunction(([text]) => document.querySelector('.moment')?.textContent.includes(text), [wanted] as const);

describeWith('chromium', 'the review of a match', (executable) => {
  const env = testEnvironment(executable, prepareTables);
  let page: Page;

  afterEach(async () => {
    expect(complaints(page)).toEqual([]);
    await page.context().close();
  });

  test.each(SIZES)('opens from the result, and a turn in it leads to its moment ($width × $height)', async (size) => {
    page = await openWindow(env.browser, { ...size, remembers: CALM });
    await page.goto(`${env.url}/t/${codeOf('over')}`);
    await page.locator('.result .review-link').click();
    await page.locator('.review').waitFor();
    await page.locator('.review-turns li[data-effort="full"][data-grave="true"]').first().waitFor({ timeout: 120_000 });
    expect(await violations(page)).toEqual([]);
    const number = await worseTurn(page);
    await rowOf(page, number).click();
    await momentIs(page, `Turn ${number} `);
    await momentIs(page, 'step 0 of');
    await page.locator('.plan-panel').waitFor();
    expect((await probe(page)).table?.turn.number).toBe(Number(number));
    expect(await violations(page)).toEqual([]);
    const isBeside = size === DESKTOP;
    expect(await page.locator('.review').isVisible()).toBe(isBeside);
    if (!isBeside) await page.locator('[data-action="match-review"]').click();
    await page.locator('.review').waitFor();
    await page.locator('[data-action="review-close"], .dialog-review .dialog-head .icon-button').click();
    await page.locator('.review').waitFor({ state: 'hidden' });
  });

  test('is used by keys, and counts what the units have done', async () => {
    page = await openWindow(env.browser, { ...DESKTOP, remembers: CALM });
    await page.goto(`${env.url}/t/${codeOf('over')}?turn=3&step=0`);
    await page.locator('[data-action="match-review"]').press('Enter');
    const times = await completed(page);
    console.log(`reviewed in ${times.last} ms, first result after ${times.first} ms`);
    expect(await page.locator('.review-tags').count()).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.activeElement?.closest('.review') !== null)).toBe(true);
    const row = rowOf(page, await worseTurn(page));
    await row.press('Enter');
    await page.locator('.plan-panel').waitFor();
    await eventually(async () => expect(await row.getAttribute('aria-current')).toBe('true'));
    const summary = page.locator('.review-units summary').first();
    await summary.press('Enter');
    await eventually(async () => {
      const cells = await page.locator('.review-units[open] tbody td').allInnerTexts();
      expect(cells.map(Number).some((value) => value > 0)).toBe(true);
    });
    expect(await page.locator('.review-players tbody tr').count()).toBe(2);
  });

  test('where luck is not sound it is not told, and the reason is', async () => {
    page = await openWindow(env.browser, { ...SIZES[1], remembers: CALM });
    const { fair: _, ...record } = (await (await fetch(`${env.url}/api/matches/${codeOf('over')}/record`)).json()) as RecordJson;
    const content = JSON.stringify({ ...record, options: { ...record.options, sameArmy: true } });
    await page.goto(`${env.url}/replay`);
    const file = { name: 'other.json', mimeType: 'application/json', buffer: Buffer.from(content) };
    await page.locator('[data-action="record-file"]').setInputFiles(file);
    await page.locator('.match-replay').waitFor();
    await page.locator('[data-action="match-review"]').click();
    expect(await page.locator('.review-no-luck').innerText()).toMatch(
      /^Only the turns are reviewed: luck has only been measured without house rules/,
    );
    await page.locator('.review-turns li[data-effort]').first().waitFor({ timeout: 60_000 });
    expect(await violations(page)).toEqual([]);
    expect(await page.locator('.review-players').count()).toBe(0);
  });

  test('there is none of a match that is being played', async () => {
    page = await openWindow(env.browser, { ...DESKTOP, remembers: CALM });
    await page.goto(`${env.url}/t/${codeOf('discard')}?turn=1&step=0&review`);
    await page.locator('.match-replay').waitFor();
    await page.waitForTimeout(500);
    expect(await page.locator('.review, [data-action="match-review"]').count()).toBe(0);
  });
});
