import type { Page } from 'playwright-core';
import { describeWith } from '../support/programs.js';
import { holdBack } from './support/holdBack.js';
import { PEOPLE } from './support/newsScreens.js';
import { HELD_SEATS, prepareTables } from './support/preparedTables.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';

const NEWS = '**/api/profile/news';
const START_PEOPLE = '[data-part="start-people"]';

/** What people click on while the people are on their way. */
const CLICKED = '.door, .join, .my-games, .new-table-fold';

const PROFILE = { key: 'key-of-a-player-card-A', next: null, crest: { shape: 'claw', color: 'teal' }, isRevoked: false };
const REMEMBERS = { ...HELD_SEATS, language: 'en', name: 'Ala' };

/** Where everything begins that people click on. */
const topsOf = (page: Page): Promise<readonly number[]> =>
  page.locator(CLICKED).evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top + scrollY));

describeWith('chromium', 'people on the start page', (executable) => {
  const env = testEnvironment(executable, prepareTables);

  test.each([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])('move nothing when they arrive, nor when they are not heard of once ($width × $height)', async (size) => {
    const startPeopleShown = PEOPLE.present.length + PEOPLE.lately.length;
    const page = await openWindow(env.browser, { ...size, remembers: { ...REMEMBERS, profile: PROFILE, startPeopleShown } });
    await page.route(NEWS, (route) => route.fulfill({ json: PEOPLE }));
    const answer = await holdBack(page, NEWS);
    await page.goto(env.url);
    await page.locator('.my-game').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await topsOf(page);
    answer();
    await page.locator(START_PEOPLE).waitFor();
    expect(await topsOf(page)).toEqual(before);
    await page.route(NEWS, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    // The page asks for news when it comes into sight.
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    await failed;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await page.locator(START_PEOPLE).count()).toBe(1);
    expect(await topsOf(page)).toEqual(before);
    expect(complaints(page).filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);
    await page.context().close();
  });

  test('are not loaded where there is no player card', async () => {
    const page = await openWindow(env.browser, { width: 390, height: 844, remembers: REMEMBERS });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(env.url);
    await page.locator('.my-game').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((address) => /api.profile|StartPeople|ProfileNews/.test(address))).toEqual([]);
    await page.context().close();
  });
});
