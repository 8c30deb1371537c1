import type { Page } from 'playwright-core';
import type { MyTables } from '@hexfall/shared/protocol/http';
import { describeWith } from '../support/programs.js';
import { storeLocalGames } from './support/localScreens.js';
import { codeOf, HELD_SEATS, prepareTables } from './support/preparedTables.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';

const HOUR = 60 * 60_000;

/** Since how many hours the player of a table is waited for, by its code; of the others that is not known. */
const WAITING: Readonly<Record<string, number>> = { [codeOf('battle')]: 26, [codeOf('turn')]: 3, [codeOf('terrain')]: 5 };

/** Says of the server's tables since when they wait. @param slow by how much the clock of the device is late. */
const tellWaiting = async (page: Page, slow: number): Promise<void> => {
  await page.route('**/api/mine', async (route) => {
    const answer = await route.fetch();
    const { tables } = (await answer.json()) as MyTables;
    const now = Date.now() + slow;
    const known = tables.map((table) => {
      const hours = WAITING[table.code];
      return { ...table, since: hours === undefined ? null : now - hours * HOUR };
    });
    await route.fulfill({ json: { tables: known, now } satisfies MyTables });
  });
};

describeWith('chromium', 'my games', (executable) => {
  const env = testEnvironment(executable, prepareTables);
  let page: Page;

  const open = async (path: string, language: 'en' | 'pl' = 'en'): Promise<void> => {
    page = await openWindow(env.browser, { width: 390, height: 844, deviceScaleFactor: 1, remembers: { ...HELD_SEATS, language } });
    await tellWaiting(page, 5 * HOUR);
    await page.goto(env.url + path);
    await page.locator('.my-game').first().waitFor();
  };

  afterEach(async () => {
    expect(complaints(page)).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  });

  test('those that wait come first, the longest waiting at the top, with since when', async () => {
    await open('/games');
    const running = page.locator('[data-part="running"] .my-game');
    const codes = await running.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-code')));
    expect(codes.slice(0, 3)).toEqual(['battle', 'terrain', 'turn'].map(codeOf));
    expect(await running.locator('time').allTextContents()).toEqual(['yesterday', '5 hours ago', '3 hours ago']);
    expect(await running.last().locator('.my-game-stand').textContent()).toBe('Waiting for players');
  });

  test('those on this device stay where they are when the server has told of the others', async () => {
    page = await openWindow(env.browser, { width: 390, height: 844, remembers: { ...HELD_SEATS, language: 'en' } });
    await storeLocalGames(page, env.url);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/mine', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${env.url}/games`);
    const first = page.locator('[data-part="running"] .my-game').first();
    const placeOf = async () => [await first.getAttribute('data-code'), await first.boundingBox()] as const;
    await page.locator('.waiting', { hasText: 'Asking the server' }).waitFor();
    await first.waitFor();
    const before = await placeOf();
    expect(before[0]).toBe('games222');
    expect(await page.locator('[data-part="over"]').count()).toBe(0);
    answer();
    await page.locator(`[data-part="over"] [data-code="${codeOf('over')}"]`).waitFor();
    expect(await page.locator('[data-part="over"] .my-game').first().getAttribute('data-code')).toBe('games333');
    expect(await placeOf()).toEqual(before);
  });

  test('each shows its board, described in words, in the place that was kept for it', async () => {
    await open('/', 'pl');
    const card = page.locator(`[data-code="${codeOf('battle')}"]`);
    await card.locator('.my-game-stand', { hasText: 'Twoja kolej' }).waitFor();
    const picture = card.locator('img');
    expect(await picture.getAttribute('alt')).toMatch(/^Plansza\. Ala: Sztab \d+, Bolek: Sztab \d+\.$/);
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    const { drawn, kept } = await picture.evaluate((image: HTMLImageElement) => ({
      drawn: image.naturalWidth / image.naturalHeight,
      kept: image.width / image.height,
    }));
    expect(Math.abs(drawn - kept)).toBeLessThan(0.02);
    expect(await card.locator('.my-game-player').allTextContents()).toEqual([
      expect.stringMatching(/^AlaSztab \d+$/),
      expect.stringMatching(/^BolekSztab \d+$/),
    ]);
  });

  test('the whole card leads to the game', async () => {
    await open('/');
    await page.locator(`[data-code="${codeOf('battle')}"]`).click({ position: { x: 40, y: 20 } });
    await page.waitForURL(`**/t/${codeOf('battle')}`);
  });
});
