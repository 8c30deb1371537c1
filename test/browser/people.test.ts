import type { Page } from 'playwright-core';
import { describeWith } from '../support/programs.js';
import { beginDuel, goTo, makeCard } from './support/cards.js';
import { eventually } from './support/eventually.js';
import { holdBack } from './support/holdBack.js';
import { TABLE_ADDRESS } from './support/table.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const MINUTE = 60_000;
const CODE = 'right-code';
const START_PEOPLE = '[data-part="start-people"]';

/** What people click on while the people are on their way. */
const CLICKED = '.door, .join, .my-games, .new-table-fold';

/** The page asks for news when it comes into sight. */
const askForNews = (page: Page): Promise<void> => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

/** Asks for news until something is shown. */
const newsShow = (page: Page, shown: string): Promise<void> =>
  eventually(async () => {
    await askForNews(page);
    await page.locator(shown).waitFor({ timeout: 1000 });
  });

const enterCode = async (page: Page, code: string): Promise<void> => {
  const dialog = page.locator('.dialog-invitation-code');
  await dialog.locator('input').fill(code);
  await dialog.locator('[data-action="yes"]').click();
};

describeWith('chromium', 'people who have played together', (executable) => {
  const env = testEnvironment(executable, undefined, { INVITATION_CODES: CODE });
  const open: Page[] = [];

  const newWindow = async (size = DESK): Promise<Page> => {
    const page = await openWindow(env.browser, { ...size, deviceScaleFactor: 1, remembers: { language: 'en' } });
    open.push(page);
    return page;
  };

  afterEach(async () => {
    for (const page of open.splice(0)) {
      // A code that is missing or wrong is refused, and one test lets questions fail.
      expect(complaints(page).filter((complaint) => !/401|ERR_FAILED/.test(complaint))).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().close();
    }
  });

  /** The first of two has the code to make tables. */
  const twoPeople = async (size = DESK): Promise<readonly [Page, Page]> => {
    const [ann, bob] = [await newWindow(size), await newWindow(size)];
    await makeCard(ann, env.url, 'Ann', 'star');
    await makeCard(bob, env.url, 'Bob', 'skull');
    return [ann, bob];
  };

  /** Lets the first make a table, who has to enter the code. */
  const duelWithCode = async (ann: Page, bob: Page): Promise<void> => {
    const dialog = ann.locator('.dialog-invitation-code');
    const entering = dialog.waitFor({ timeout: MINUTE }).then(() => enterCode(ann, CODE));
    await Promise.all([beginDuel(ann, bob, env.url), entering]);
  };

  const showEachOther = async (...pages: readonly Page[]): Promise<void> => {
    for (const page of pages) {
      await goTo(page, `${env.url}/players`, '.person');
      const saved = page.waitForResponse((response) => response.url().includes('/api/profile/people/'));
      await page.locator('.person input[name="shows"]').check();
      await saved;
    }
  };

  test(
    'are asked for the code that the server wants, again if it is wrong',
    async () => {
      const [ann, bob] = await twoPeople();
      await goTo(ann, env.url, '[data-action="friend"]');
      await ann.locator('[data-action="friend"]').click();
      const dialog = ann.locator('.dialog-invitation-code');
      await dialog.waitFor();
      expect(await dialog.locator('[role="alert"]').textContent()).toBe('');
      await enterCode(ann, 'wrong-code');
      await eventually(async () => expect(await dialog.locator('[role="alert"]').textContent()).toContain('does not know'));
      expect(ann.url()).not.toMatch(TABLE_ADDRESS);
      await enterCode(ann, CODE);
      await ann.waitForURL(TABLE_ADDRESS);
      // It is kept, and who joins needs none.
      await beginDuel(ann, bob, env.url);
      expect(await dialog.count()).toBe(0);
    },
    4 * MINUTE,
  );

  test.each([DESK, PHONE])(
    'are on the start page, and nothing moves when they arrive ($width × $height)',
    async (size) => {
      const [ann, bob] = await twoPeople(size);
      await duelWithCode(ann, bob);
      await goTo(ann, env.url, '.doors');
      await ann.waitForLoadState('networkidle');
      expect(await ann.locator(START_PEOPLE).count()).toBe(0);
      await showEachOther(ann, bob);
      await goTo(bob, env.url, START_PEOPLE);
      expect(await bob.locator('[data-part="start-people"] li').getAttribute('data-place')).toMatch(/here|away/);
      await goTo(ann, env.url, START_PEOPLE);
      expect(await ann.locator('[data-part="start-people"] li').textContent()).toContain('BobHere');
      // From now on their place is kept.
      const answer = await holdBack(ann, '**/api/profile/news');
      await goTo(ann, env.url, '.doors');
      await ann.waitForLoadState('load');
      await ann.evaluate(() => document.fonts.ready);
      const tops = (): Promise<readonly number[]> =>
        ann.locator(CLICKED).evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top + scrollY));
      await ann.locator('.my-game').waitFor();
      const before = await tops();
      answer();
      await ann.locator(START_PEOPLE).waitFor();
      expect(await tops()).toEqual(before);
      // Nor when the server does not answer once.
      await ann.unroute('**/api/profile/news');
      await ann.route('**/api/profile/news', (route) => route.abort());
      const failed = ann.waitForEvent('requestfailed');
      await askForNews(ann);
      await failed;
      await ann.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      expect(await ann.locator(START_PEOPLE).count()).toBe(1);
      expect(await tops()).toEqual(before);
    },
    4 * MINUTE,
  );

  test(
    'invite each other with one press, accept at a table and decline on the start page, which is told',
    async () => {
      const [ann, bob] = await twoPeople();
      await duelWithCode(ann, bob);
      await showEachOther(ann, bob);
      await goTo(ann, env.url, START_PEOPLE);
      await ann.locator('[data-part="start-people"] [data-action="invite"]').click();
      await ann.waitForURL(TABLE_ADDRESS);
      const declined = ann.url().slice(-6);
      // The one who invites sits there already.
      await ann.locator('.invite [data-part="invite"]').waitFor();
      await ann.locator('.seat', { hasText: 'Ann' }).waitFor();
      expect(await ann.locator('.invitation').count()).toBe(0);
      await goTo(bob, env.url, '.doors');
      await newsShow(bob, '[data-action="decline-invitation"]');
      expect(await bob.locator('.profile-news').textContent()).toContain('Ann invites you');
      expect(await ann.locator('.profile-news').textContent()).toBe('');
      await bob.locator('[data-action="decline-invitation"]').click();
      await eventually(async () => expect(await bob.locator('.profile-news li').count()).toBe(0));
      await newsShow(ann, '[data-part="declined"]');
      expect(await ann.locator('[data-part="declined"]').textContent()).toContain('Bob has declined your invitation');
      await ann.locator('[data-action="close-declined"]').click();
      await eventually(async () => expect(await ann.locator('.profile-news li').count()).toBe(0));
      await ann.reload();
      await ann.locator('.seat').first().waitFor();
      await ann.waitForLoadState('networkidle');
      expect(await ann.locator('[data-part="declined"]').count()).toBe(0);
      expect(ann.url().slice(-6)).toBe(declined);
      // The other way round, at the table where both have played.
      await goTo(ann, `${env.url}/games`, '.my-game a');
      await ann.locator('.my-game a').first().click();
      await ann.waitForURL(TABLE_ADDRESS);
      await goTo(bob, env.url, START_PEOPLE);
      await bob.locator('[data-part="start-people"] [data-action="invite"]').click();
      await enterCode(bob, CODE);
      await bob.waitForURL(TABLE_ADDRESS);
      await newsShow(ann, '[data-action="join-invitation"]');
      await ann.locator('[data-action="join-invitation"]').click();
      await ann.waitForURL(bob.url());
      await ann.locator('.invitation', { hasText: 'Bob invites you' }).waitFor();
      await ann.locator('[data-action="join-invitation"]').waitFor({ state: 'detached' });
    },
    5 * MINUTE,
  );

  test('cost nothing where there is no player card', async () => {
    const page = await newWindow();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await goTo(page, env.url, '.doors');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => /api.profile|StartPeople|ProfileNews/.test(path))).toEqual([]);
    expect(await page.locator('.start-people').count()).toBe(0);
  });
});
