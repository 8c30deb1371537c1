import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { describeWith } from '../support/programs.js';
import { eventually } from './support/eventually.js';
import { startServer, type RunningServer } from './support/server.js';
import { joinTable, tableShown, TABLE_ADDRESS } from './support/table.js';
import { complaints, openWindow, startBrowser } from './support/windows.js';

const MINUTE = 60_000;
const CALM = { sound: false, film: 'skip', motion: 'reduced', language: 'en', army: 'borgo' };

/** What this browser keeps of tables. */
const seatsKept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('hexfall.seats') ?? '{}') as object));

describeWith('chromium', 'a server that allows only the names of a list', (executable) => {
  let server: RunningServer;
  let browser: Browser;

  beforeAll(async () => {
    const settings: Record<string, string> = {};
    const prepare = (folder: string): Promise<void> => {
      settings['NAMES_FILE'] = join(folder, 'names.txt');
      writeFileSync(settings['NAMES_FILE'], 'Ann\nBen\n');
      return Promise.resolve();
    };
    server = await startServer(prepare, settings);
    browser = await startBrowser(executable);
  }, 3 * MINUTE);

  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  test(
    'asks for one of them, and leaves nothing behind where there is none',
    async () => {
      const page = await openWindow(browser, { width: 390, height: 844, remembers: CALM });
      const sockets: string[] = [];
      page.on('websocket', (socket) => sockets.push(socket.url()));
      await page.goto(server.url);
      const dialog = page.locator('.dialog-listed-name');
      const alert = dialog.locator('[role="alert"]');
      await page.locator('[data-action="friend"]').click();
      await dialog.waitFor();
      expect(await alert.textContent()).toBe('');
      await dialog.locator('input').fill('Cid');
      await dialog.locator('input').press('Enter');
      await eventually(async () => expect(await alert.textContent()).toBe('“Cid” is not on the list.'));
      await dialog.locator('[data-action="no"]').click();
      await page.locator('.doors .problem', { hasText: 'only names of a list' }).waitFor();
      expect(await seatsKept(page)).toEqual([]);
      expect(sockets).toEqual([]);
      // The door to the computer: the name that was refused is asked for again.
      await page.locator('[data-action="computer"]').click();
      await page.locator('dialog [data-action="begin"]').click();
      await dialog.waitFor();
      expect(await dialog.locator('input').inputValue()).toBe('Cid');
      await dialog.locator('input').fill('ann');
      await dialog.locator('[data-action="yes"]').click();
      await page.waitForURL(TABLE_ADDRESS);
      await tableShown(page);
      expect(await seatsKept(page)).toEqual([page.url().slice(-6)]);
      // From now on the name is known.
      await page.goto(server.url);
      await page.locator('[data-action="friend"]').click();
      await page.waitForURL(TABLE_ADDRESS);
      await page.locator('input[name="ready"]').check();
      const code = page.url().slice(-6);
      const friend = await openWindow(browser, { width: 390, height: 844, remembers: CALM });
      await friend.goto(page.url());
      await friend.locator('form button[type="submit"].large').click();
      await eventually(async () => expect(await friend.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name'));
      await friend.locator('input[name="name"]').fill('Cid');
      await friend.locator('form button[type="submit"].large').click();
      await friend.locator('form .problem', { hasText: 'only names of a list' }).waitFor();
      expect(await seatsKept(friend)).toEqual([]);
      const ben = await joinTable(browser, page.url(), 'moloch', 'Ben', { width: 390, height: 844, remembers: CALM });
      await Promise.all([page, ben].map(tableShown));
      expect(await seatsKept(ben)).toEqual([code]);
      // The browser says of a refused request that it has failed.
      expect(complaints(page).filter((complaint) => !complaint.includes('409'))).toEqual([]);
      expect(complaints(ben)).toEqual([]);
      for (const window of [page, friend, ben]) await window.context().close();
    },
    4 * MINUTE,
  );
});
