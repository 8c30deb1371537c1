import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { Page as Connection } from '../server/support/Page.js';
import { startTestApp, type TestApp } from '../server/support/testApp.js';
import { describeWith } from '../support/programs.js';
import { eventually } from './support/eventually.js';
import { carryOut } from './support/hands.js';
import { probe, untilShown } from './support/probe.js';
import { joinTable, openNewTable, tableShown, watchTable } from './support/table.js';
import { PHONE, TestWindows } from './support/TestWindows.js';
import { openWindow, startBrowser } from './support/windows.js';

const PAGES = fileURLToPath(new URL('../../client/dist', import.meta.url));
const DESK = { width: 1200, height: 800 };
const MINUTE = 60_000;
/** Long enough for a page to be seen counting it down. */
const AWAY_MS = 8_000;

const HQ = { do: 'place-hq', at: [0, 0], rot: 0 } as const;

const fromMenu = async (page: Page, action: string): Promise<void> => {
  await page.locator('.top-bar [aria-label="Table menu"]').click();
  await page.locator(`dialog [data-action="${action}"]`).click();
};

const proposal = (page: Page, kind: string) => page.locator(`.proposal[data-kind="${kind}"]`);

describeWith('chromium', 'people at a table', (executable) => {
  let app: TestApp;
  let browser: Browser;
  const windows = new TestWindows();

  beforeAll(async () => {
    app = await startTestApp({ pages: PAGES, room: { awayMs: AWAY_MS } });
    browser = await startBrowser(executable);
  }, 3 * MINUTE);

  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  test(
    'agree on a draw, and go on to a rematch that takes whoever watches along',
    async () => {
      const [first, second] = await windows.duel(browser, app.url, DESK);
      const watcher = await watchTable(browser, first.url(), PHONE);
      windows.add(watcher);
      await fromMenu(first, 'propose-draw');
      await proposal(first, 'draw').locator('[data-action="withdraw"]').waitFor();
      await proposal(second, 'draw').filter({ hasText: 'Ala offers a draw.' }).waitFor();
      expect(await proposal(watcher, 'draw').count()).toBe(0);
      await proposal(second, 'draw').locator('[data-action="agree"]').click();
      for (const page of [first, second, watcher]) {
        await page.locator('.result', { hasText: 'The players have agreed to a draw.' }).waitFor();
      }
      const before = first.url();
      await second.locator('.result [data-action="rematch"]').click();
      await first.locator('.result [data-action="rematch"]').filter({ hasText: 'Agree' }).click();
      for (const page of [first, second, watcher]) await page.waitForURL((url) => url.href !== before);
      expect(second.url()).toBe(first.url());
      expect(watcher.url()).toBe(first.url());
      await tableShown(second);
      await eventually(async () => expect((await probe(second)).me).toBe(0));
      await carryOut(second, HQ);
      for (const page of [first, second, watcher]) await untilShown(page, 1);
      // Whoever comes back to the old table is shown the way.
      await watcher.goto(before);
      await watcher.locator('.result a', { hasText: 'To the rematch' }).waitFor();
      expect(watcher.url()).toBe(before);
    },
    4 * MINUTE,
  );

  test(
    'pause the match and go on',
    async () => {
      const [first, second] = await windows.duel(browser, app.url, DESK);
      await fromMenu(second, 'propose-pause');
      await proposal(first, 'pause').locator('[data-action="agree"]').click();
      await proposal(first, 'paused').waitFor();
      await eventually(async () => expect((await probe(first)).legal).toEqual([]));
      await proposal(first, 'paused').locator('[data-action="resume"]').click();
      await proposal(second, 'resume').locator('[data-action="decline"]').click();
      await proposal(second, 'paused').locator('[data-action="resume"]').click();
      await proposal(first, 'resume').locator('[data-action="agree"]').click();
      await proposal(second, 'paused').waitFor({ state: 'detached' });
      await carryOut(first, HQ);
      await untilShown(second, 1);
    },
    4 * MINUTE,
  );

  test(
    'let a computer play for somebody who has left, until that person comes back',
    async () => {
      const [first, second] = await windows.duel(browser, app.url, DESK);
      const link = first.url();
      // Looked for by the page itself, and beforehand: it is there for some seconds only.
      const countedDown = second.waitForFunction(
        () => {
          const todo = document.querySelector('.todo');
          const isCounting = /^\s*Ala is offline\. In 0:0\d you can propose/.test(todo?.textContent ?? '');
          return isCounting && todo?.querySelector('.spoken')?.textContent;
        },
        undefined,
        { timeout: MINUTE },
      );
      const [counted] = await Promise.all([countedDown, first.goto('about:blank')]);
      await second.locator('.player').first().getByText('offline').waitFor({ state: 'attached' });
      // The time is not counted down to those who hear the page.
      expect(await counted.jsonValue()).toBe('Ala is offline. If it lasts, you can propose that a computer plays for this seat.');
      await second.locator('.todo', { hasText: /^Ala is offline\. You can propose/ }).waitFor();
      await fromMenu(second, 'propose-substitute');
      await untilShown(second, 1);
      await first.goto(link);
      await proposal(first, 'return').locator('[data-action="return"]').click();
      await proposal(first, 'return').waitFor({ state: 'detached' });
      await carryOut(second, {
        do: 'place-hq',
        at: (await probe(second)).legal.flatMap((one) => (one.do === 'place-hq' ? [one.at] : []))[0]!,
        rot: 0,
      });
      await untilShown(first, 2);
      await eventually(async () => expect((await probe(first)).legal.length).toBeGreaterThan(0));
    },
    4 * MINUTE,
  );

  test(
    'O10: choose a clock, see it, and lose a turn by it',
    async () => {
      const maker = await openWindow(browser, DESK);
      windows.add(maker);
      await maker.goto(app.url);
      await openNewTable(maker);
      await maker.locator('details.options summary').click();
      await maker.locator('input[name="clock"][value="turn:60"]').check();
      expect(await maker.locator('.choice:has(input[value="turn:60"])').textContent()).toBe('1 min a turn');

      const maid = await Connection.createAs(app.url, { options: { clock: 'turn:5' } });
      const link = `${app.url}/t/${maid.code}`;
      const first = await joinTableAlone(browser, link);
      const second = await joinTable(browser, link, 'outpost', 'Bolek', PHONE);
      windows.add(first, second);
      await maid.leave();
      await second.locator('.clock[data-runs="true"]').waitFor();
      await eventually(async () => expect(await second.locator('.clock').count()).toBe(2));
      await second.locator('.clock[data-low="true"]').first().waitFor();
      // Both HQs, and then a turn that nobody plays.
      await untilShown(second, 3, MINUTE);
      expect((await probe(second)).table?.turn.number).toBeGreaterThan(1);
    },
    4 * MINUTE,
  );
});

/** A window in which somebody sits down at a table where others are still missing. */
const joinTableAlone = async (browser: Browser, link: string): Promise<Page> => {
  // Without an army of its own the browser would draw one, now and then the other player's.
  const page = await openWindow(browser, { ...DESK, remembers: { army: 'borgo' } });
  await page.goto(link);
  await page.locator('input[name="name"]').fill('Ala');
  await page.locator('form button[type="submit"].large').click();
  await page.locator('.invite').waitFor();
  return page;
};
