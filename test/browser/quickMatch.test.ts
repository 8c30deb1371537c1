import type { Browser, Page as Window } from 'playwright-core';
import { Page } from '../server/support/Page.js';
import { Pages } from '../server/support/pages.js';
import { startTestApp, type TestApp } from '../server/support/testApp.js';
import { describeWith } from '../support/programs.js';
import { BUILT } from './support/keptPage.js';
import { settled } from './support/settled.js';
import { complaints, openWindow, startBrowser } from './support/windows.js';

const MINUTE = 60_000;
const PHONE = { width: 390, height: 844, remembers: { language: 'en', motion: 'reduced' } };

const EMPTY_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** What can be touched, apart from the quick match itself. */
const TOUCHED = '.page-nav > *, .door, .hero-ways .button, .join input, .join button, .new-table-fold > summary';

const placesOf = (window: Window): Promise<readonly string[]> =>
  window.locator(TOUCHED).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top + scrollY, width, height].join(' ');
    }),
  );

describeWith('chromium', 'the quick match', (executable) => {
  let app: TestApp;
  let browser: Browser;
  let window: Window;
  const pages = new Pages();

  beforeAll(async () => {
    browser = await startBrowser(executable);
  }, 3 * MINUTE);

  afterEach(async () => {
    expect(complaints(window)).toEqual([]);
    await window.unrouteAll({ behavior: 'ignoreErrors' });
    await window.context().close();
    await pages.close();
    await app.stop();
  });

  afterAll(async () => {
    await browser.close();
  });

  const quick = () => window.locator('[data-action="quick"]');

  /** Opens the start page and waits until the server has listed its tables. */
  const visit = async (): Promise<void> => {
    window = await openWindow(browser, PHONE);
    // The picture of one's own game is made by a thread that gives way to everything: on a busy machine it is given up after ten seconds.
    await window.route('**/board.svg?*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: EMPTY_PICTURE }));
    const listed = window.waitForResponse('**/api/tables');
    await window.goto(app.url);
    await (await listed).finished();
    await window.locator('.doors').waitFor();
    // Letters move what is below them when they arrive.
    await settled(window);
  };

  /** Somebody who waits for a duel at a public table. */
  const waiting = async (): Promise<Page> => {
    const page = await pages.add(Page.createAs(app.url, { listed: true }));
    await page.sit({ army: 'borgo', name: 'Ala' });
    return page;
  };

  test(
    'comes and goes without moving anything that can be touched',
    async () => {
      app = await startTestApp({ pages: BUILT });
      await visit();
      const before = await placesOf(window);
      expect(before.length).toBeGreaterThan(8);
      expect(await quick().count()).toBe(0);
      const ala = await waiting();
      await quick().waitFor();
      expect(await placesOf(window)).toEqual(before);
      await ala.leave();
      await quick().waitFor({ state: 'detached' });
      expect(await placesOf(window)).toEqual(before);
    },
    3 * MINUTE,
  );
});
