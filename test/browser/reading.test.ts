import { fileURLToPath } from 'node:url';
import type { Browser, Locator, Page } from 'playwright-core';
import { startTestApp, type TestApp } from '../server/support/testApp.js';
import { describeWith } from '../support/programs.js';
import { eventually } from './support/eventually.js';
import { carryOut } from './support/hands.js';
import { keepShown } from './support/patience.js';
import { handOf, probe, untilShown } from './support/probe.js';
import { settled } from './support/settled.js';
import { createTable, joinTable, tableShown, type Wish } from './support/table.js';
import { complaints, openWindow, startBrowser } from './support/windows.js';

const PAGES = fileURLToPath(new URL('../../client/dist', import.meta.url));
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 640 };
const MINUTE = 60_000;
const DUEL: Wish = { mode: 'duel', seats: 2 };

describeWith('chromium', 'the board explains itself', (executable) => {
  let app: TestApp;
  let browser: Browser;
  const open: Page[] = [];

  beforeAll(async () => {
    app = await startTestApp({ pages: PAGES });
    browser = await startBrowser(executable);
  }, 3 * MINUTE);

  afterEach(async () => {
    const problems = open.flatMap((page) => complaints(page));
    for (const page of open.splice(0)) await page.context().close();
    expect(problems).toEqual([]);
  });

  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  /** Two windows at a table, and both HQs beside each other on the board; it is the first one's turn. */
  const duel = async (wish: Wish = DUEL): Promise<readonly [Page, Page]> => {
    const first = await createTable(browser, app.url, 'borgo', 'Ala', DESK, wish);
    open.push(first);
    const second = await joinTable(browser, first.url(), 'outpost', 'Bolek', PHONE);
    open.push(second);
    await Promise.all([first, second].map(tableShown));
    await carryOut(first, { do: 'place-hq', at: [0, 0], rot: 0 });
    await untilShown(second, 1);
    await carryOut(second, { do: 'place-hq', at: [0, 1], rot: 0 });
    await Promise.all([first, second].map((page) => untilShown(page, 2)));
    return [first, second];
  };

  const middleOf = async (place: Locator): Promise<readonly [number, number]> => {
    await settled(place.page());
    const box = (await place.boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2];
  };

  const hexOf = (page: Page, hex: string): Locator => page.locator(`[data-hex="${hex}"]`);
  const card = (page: Page): Locator => page.locator('.tile-card');
  const ruleIn = (page: Page, clause: string): Locator => card(page).locator(`.rule-link[href="/rules#${clause}"]`).first();

  test(
    'U1 U2 pointing at a unit tells what it is now, each line with its rule',
    async () => {
      const [page] = await duel();
      await page.mouse.move(...(await middleOf(hexOf(page, '0,0'))));
      await card(page).locator('h2', { hasText: 'HQ' }).waitFor();
      const lines = card(page).locator('.now li');
      await eventually(async () =>
        expect(await lines.allTextContents()).toEqual([
          'Initiative 0 I1',
          'Strikes on all sides, strength 1 U1',
          'Does no harm to HQ of The Outpost: an HQ never harms an HQ U2',
          '20 of 20 toughness left U2',
        ]),
      );
      expect(await ruleIn(page, 'U2').getAttribute('target')).toBe('_blank');
      await page.mouse.move(...(await middleOf(page.locator('.brand'))));
      await card(page).locator('h2').waitFor({ state: 'detached' });
    },
    4 * MINUTE,
  );

  test(
    'a long press does the same on a phone, on the board and in a hand, and takes nothing',
    async () => {
      const [page, phone] = await duel();
      const hold = async (place: Locator): Promise<void> => {
        await phone.mouse.move(...(await middleOf(place)));
        await phone.mouse.down();
        await phone.locator('.tile-card[data-pinned="true"]').waitFor();
        await phone.mouse.up();
      };
      await hold(hexOf(phone, '0,1'));
      await eventually(async () => expect(await card(phone).locator('.now li').count()).toBeGreaterThan(3));
      await card(phone).locator('.icon-button').click();
      await phone.locator('.tile-card[data-pinned="true"]').waitFor({ state: 'detached' });
      // Ala's open hand is too small to be hit on a phone: her panel opens it in large.
      await phone.locator('.piles').first().click();
      await phone.locator('[data-part="hand"] button').first().click();
      await phone.locator('.tiles-detail .lines li').first().waitFor();
      // The one whose turn it is holds a tile of the own hand: it is not taken by that.
      await page.mouse.move(...(await middleOf(page.locator('.hand-tile').first())));
      await page.mouse.down();
      await page.locator('.tile-card[data-pinned="true"]').waitFor();
      await page.mouse.up();
      expect((await handOf(page)).taken).toBeNull();
    },
    4 * MINUTE,
  );

  test(
    'the focus does the same, and the key I leads into the card and Escape out of it',
    async () => {
      const [page] = await duel();
      await page.mouse.move(5, 5);
      await hexOf(page, '0,0').focus();
      await card(page).locator('.now').waitFor();
      await page.locator('.tile-card[data-pinned="false"]').waitFor();
      await page.keyboard.press('i');
      await page.locator('.tile-card[data-pinned="true"]:focus').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.tile-card[data-pinned="true"]').waitFor({ state: 'detached' });
    },
    4 * MINUTE,
  );

  test(
    'S2 the key R and the button of a pile tell what is still to come, and each tile what it does',
    async () => {
      const [page, phone] = await duel();
      await page.keyboard.press('r');
      const counts = (part: string, on: Page): Promise<number> =>
        on
          .locator(`[data-part="${part}"] [data-count]`)
          .evaluateAll((all) => all.reduce((sum, one) => sum + Number(one.dataset['count']), 0));
      await page.locator('[data-part="hidden"]').waitFor();
      const players = (await probe(page)).table!.players;
      await eventually(async () => expect(await counts('hidden', page)).toBe(players[0]!.pile));
      await page.locator('.tiles-seats [data-seat="1"]').click();
      await page.locator('.tiles-seats [data-seat="1"][aria-pressed="true"]').waitFor();
      await eventually(async () => expect(await counts('hidden', page)).toBe(34));
      await page.locator('[data-part="hidden"] [data-tile="outpost/runner"]').focus();
      await page.locator('.tiles-detail h2', { hasText: 'Runner' }).waitFor();
      await eventually(async () => expect(await page.locator('.tiles-detail .rule-link').count()).toBeGreaterThan(1));
      await page.locator('[data-action="army"]').click();
      await page.locator('.dialog-sheet .sheet-tile').first().waitFor();
      await page.keyboard.press('Escape');
      await phone.locator('.piles').first().click();
      await phone.locator('[data-part="discard"]').waitFor();
    },
    4 * MINUTE,
  );

  test(
    'a table without forecasts says so before the match, and shows nobody any',
    async () => {
      const desk = { ...DESK, prepare: keepShown };
      const first = await createTable(browser, app.url, 'borgo', 'Ala', desk, { ...DUEL, options: { noForecast: true } });
      open.push(first);
      await first.locator('.seat-list li', { hasText: 'No forecast' }).waitFor();
      const second = await joinTable(browser, first.url(), 'outpost', 'Bolek', desk);
      open.push(second);
      await Promise.all(open.map(tableShown));
      await carryOut(first, { do: 'place-hq', at: [0, 0], rot: 0 });
      await untilShown(second, 1);
      await carryOut(second, { do: 'place-hq', at: [0, 1], rot: 0 });
      for (const page of open) {
        await untilShown(page, 2);
        expect(await page.locator('.forecast, [data-action="forecast"]').count()).toBe(0);
        await page.keyboard.press('f');
        await page.locator('.notice', { hasText: 'No forecast' }).waitFor();
        expect(await page.locator('.forecast').count()).toBe(0);
      }
    },
    4 * MINUTE,
  );

  test(
    'every key of the bar over the table fits on the smallest phone',
    async () => {
      const [, phone] = await duel();
      await settled(phone);
      const ends = await phone
        .locator('.top-bar button')
        .evaluateAll((all) =>
          all.filter((one) => (one as HTMLElement).offsetParent !== null).map((one) => one.getBoundingClientRect().right),
        );
      expect(ends.length).toBeGreaterThan(3);
      expect(Math.max(...ends)).toBeLessThanOrEqual(PHONE.width);
    },
    4 * MINUTE,
  );

  test(
    'the address of a rule leads to it, a search finds it by its number, and rules lead to each other',
    async () => {
      const page = await openWindow(browser, DESK);
      open.push(page);
      await page.goto(`${app.url}/rules#B4`);
      await page.locator('#B4:focus').waitFor();
      // The page may still be on its way there.
      await eventually(async () => {
        const { y } = (await page.locator('#B4').boundingBox())!;
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThan(200);
      });
      await page.locator('#B4 a[href="#N4"]').click();
      await page.locator('#N4:focus').waitFor();
      await page.waitForURL(`${app.url}/rules#N4`);
      await page.locator('input[name="clause"]').fill('d7');
      await eventually(async () => expect(await page.locator('.clause').count()).toBe(1));
      await page.keyboard.press('Enter');
      await page.locator('#D7:focus').waitFor();
      await eventually(async () => expect(await page.locator('.clause').count()).toBeGreaterThan(80));
    },
    3 * MINUTE,
  );
});
