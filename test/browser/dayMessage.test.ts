import { execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { ServerProcess } from '../server/support/ServerProcess.js';
import { temporaryFolder } from '../server/support/testApp.js';
import { describeWith } from '../support/programs.js';
import { resolveInProject } from '../support/sources.js';
import { makeCard } from './support/cards.js';
import { clickOn } from './support/clickOn.js';
import { createTable, tableShown } from './support/table.js';
import { complaints, openWindow, startBrowser } from './support/windows.js';

const TEXT = 'The server is started again at 20:00. Your matches go on where they are.';
const SHOTS = process.env['HEXFALL_SHOTS'];

describeWith('chromium', 'the message of the operator', (executable) => {
  const folder = temporaryFolder();
  let browser: Browser;
  let url: string;

  const admin = (...words: string[]): string =>
    execFileSync(process.execPath, ['shared/bin/hexfall.mjs', 'admin', ...words], {
      cwd: resolveInProject('.'),
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], DATA_DIR: folder.path },
    });

  beforeAll(async () => {
    browser = await startBrowser(executable);
    url = await ServerProcess.run('built', { DATA_DIR: folder.path }).ready();
    expect(admin('message', TEXT)).toContain('the message is set');
    // The server looks for it every few seconds. Who asks without a break is soon refused.
    for (let told = ''; !told.includes(TEXT); await setTimeout(500)) told = await (await fetch(`${url}/api/notice`)).text();
  }, 180_000);

  afterAll(async () => {
    await browser.close();
    ServerProcess.killAll();
    folder.remove();
  });

  test.each([
    ['a desk', { width: 1440, height: 900 }],
    ['a phone', { width: 360, height: 640 }],
  ])('is read on every page of %s until it is put away', async (name, size) => {
    const page = await openWindow(browser, { ...size, deviceScaleFactor: 1, paints: true });
    // With a player card the bar with its news is between the message and the page.
    await makeCard(page, url, 'Ala', 'claw');
    await page.goto(url);
    await page.locator('.profile-news').waitFor({ state: 'attached' });
    await page.locator('.day-message', { hasText: TEXT }).waitFor();
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/message-${name.replace(' ', '-')}.png` });
    const table = await createTable(browser, url, 'borgo', 'Ala', size);
    const close = table.locator('.day-message button');
    const box = await close.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    if (SHOTS) await table.screenshot({ path: `${SHOTS}/message-table-${name.replace(' ', '-')}.png` });
    await close.click();
    await table.locator('.day-message').waitFor({ state: 'detached' });
    await table.reload();
    await table.locator('.invite').waitFor();
    expect(await table.locator('.day-message').count()).toBe(0);
    expect([...complaints(page), ...complaints(table)]).toEqual([]);
  });

  test('at the table of a match it is a key that covers nothing', async () => {
    const table = await createTable(browser, url, 'borgo', 'Ala', { width: 360, height: 640 });
    await table.locator('.day-message button').waitFor();
    await table.locator('[data-action="fill"]').click();
    await tableShown(table);
    expect(await table.locator('.day-message').isVisible()).toBe(false);
    await clickOn(table, '[data-action="message"]');
    await table.locator('dialog[open]', { hasText: TEXT }).waitFor();
    await table.keyboard.press('Escape');
    await table.locator('[data-action="message"]').waitFor({ state: 'detached' });
    expect(complaints(table)).toEqual([]);
    await table.context().close();
  });

  test.each(['/learn', '/sandbox'])(
    'at the table of %s it is a key that covers nothing, and is gone once the message has been read',
    async (path) => {
      const page = await openWindow(browser, { width: 360, height: 640, deviceScaleFactor: 1 });
      await page.goto(url + path);
      await page.locator('[data-action="message"]').click();
      expect(await page.locator('.day-message').isVisible()).toBe(false);
      await page.locator('dialog[open]', { hasText: TEXT }).waitFor();
      await page.keyboard.press('Escape');
      await page.locator('[data-action="message"]').waitFor({ state: 'detached' });
      await page.reload();
      await page.locator('.hex').first().waitFor();
      expect(await page.locator('[data-action="message"]').count()).toBe(0);
      expect(complaints(page)).toEqual([]);
      await page.context().close();
    },
  );
});
