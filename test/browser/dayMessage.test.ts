import { execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { ServerProcess } from '../server/support/ServerProcess.js';
import { temporaryFolder } from '../server/support/testApp.js';
import { describeWith } from '../support/programs.js';
import { resolveInProject } from '../support/sources.js';
import { createTable } from './support/table.js';
import { complaints, openWindow, startBrowser } from './support/windows.js';

const TEXT = 'The server is started again at 20:00. Your matches go on where they are.';
const SHOTS = process.env['HEXFALL_SHOTS'];

describeWith('chromium', 'the message of whoever runs the server', (executable) => {
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
  }, 60_000);

  afterAll(async () => {
    await browser.close();
    ServerProcess.killAll();
    folder.remove();
  });

  test.each([
    ['a desk', { width: 1440, height: 900 }],
    ['a phone', { width: 360, height: 640 }],
  ])('is read on every page of %s until it is put away', async (name, size) => {
    const page = await openWindow(browser, size);
    await page.goto(url);
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
});
