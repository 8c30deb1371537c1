import type { Browser, Page } from 'playwright-core';
import { describeWith } from '../support/programs.js';
import { clickOn } from './support/clickOn.js';
import { eventually } from './support/eventually.js';
import { patient } from './support/patience.js';
import { HELD_SEATS, codeOf, prepareTables } from './support/preparedTables.js';
import { probe, seqOf, untilShown } from './support/probe.js';
import { startServer, type RunningServer } from './support/server.js';
import { settled } from './support/settled.js';
import { tableShown } from './support/table.js';
import { complaints, openWindow, startBrowser } from './support/windows.js';

const MINUTE = 60_000;
const KEY = '.actions [data-action="discard"]';

/** Drags what a selector finds to the middle of something else. */
const drag = async (page: Page, from: string, to: string): Promise<void> => {
  await settled(page);
  const [start, end] = [await page.locator(from).first().boundingBox(), await page.locator(to).first().boundingBox()];
  if (!start || !end) throw new Error('there is nothing to drag, or nowhere to drag it to');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
  await page.mouse.up();
};

describeWith('chromium', 'T1: discarding one of the tiles', (executable) => {
  let server: RunningServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    server = await startServer(prepareTables);
    browser = await startBrowser(executable);
    page = await openWindow(browser, {
      width: 1200,
      height: 800,
      remembers: { ...HELD_SEATS, film: 'skip', motion: 'reduced', sound: false },
      prepare: patient,
    });
    await page.goto(`${server.url}/t/${codeOf('discard')}`);
    await tableShown(page);
    await untilShown(page, 0);
  }, 3 * MINUTE);

  afterAll(async () => {
    expect(complaints(page)).toEqual([]);
    await browser.close();
    await server.stop();
  });

  test('shows every tile as one that can be chosen, and says so', async () => {
    const tiles = page.locator('.hand-tile');
    await eventually(async () => expect(await tiles.count()).toBe(3));
    for (const tile of await tiles.all()) {
      expect(await tile.getAttribute('data-usable')).toBe('true');
      expect(await tile.getAttribute('aria-label')).toMatch(/: choose to discard it$/);
      expect(await tile.locator('.discard-sign').isVisible()).toBe(true);
    }
    await eventually(async () => expect(await page.locator('.todo').innerText()).toBe('You hold 3 tiles. Choose one to discard.'));
    expect(await page.locator(KEY).isEnabled()).toBe(true);
  });

  test('the key says what is missing while no tile is chosen', async () => {
    await clickOn(page, KEY);
    await page.locator('.notice', { hasText: 'Choose the tile to discard first' }).waitFor();
    expect((await probe(page)).hand).toHaveLength(3);
  });

  test.each([
    ['dragged to the key', () => drag(page, '.hand-tile', KEY)],
    ['tapped and confirmed', async () => (await clickOn(page, '.hand-tile'), clickOn(page, KEY))],
    ['taken by its number and confirmed with Enter', async () => (await page.keyboard.press('1'), page.keyboard.press('Enter'))],
    ['given up with Delete where it has the focus', () => page.locator('.hand-tile').first().press('Delete')],
  ])('a tile is discarded when it is %s', async (_, gesture) => {
    const [{ hand }, seq] = [await probe(page), await seqOf(page)];
    await gesture();
    await untilShown(page, seq + 1);
    expect((await probe(page)).hand).toEqual(hand.slice(1));
    await page.keyboard.press('u');
    await untilShown(page, seq + 2);
    expect((await probe(page)).hand).toEqual(hand);
  });
});
