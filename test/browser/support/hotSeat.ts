import type { Browser, Page } from 'playwright-core';
import { untilActing } from './hands.js';
import { openForm, tableShown, type Wish } from './table.js';
import type { WindowOptions } from './windows.js';

/** A window in which several people sit down at one device. Everybody plays here, the first one with Borgo, the others with the armies the page proposes. */
export const hotSeat = async (
  browser: Browser,
  url: string,
  names: readonly string[],
  options: WindowOptions,
  wish: Wish,
): Promise<Page> => {
  const page = await openForm(browser, url, { ...options, remembers: { army: 'borgo', ...options.remembers } }, wish);
  await page.locator('[data-action="hot-seat"]').click();
  for (const [seat, name] of names.entries()) await page.locator(`dialog input[name="name-${seat}"]`).fill(name);
  await page.locator('dialog [data-action="begin"]').click();
  await tableShown(page);
  await untilActing(page);
  return page;
};

/** Takes the device, if the page says that it has to be passed on. Gives what it says. */
export const takeDevice = async (page: Page): Promise<string | null> => {
  const curtain = page.locator('.hand-over');
  if ((await curtain.count()) === 0) return null;
  const text = await curtain.locator('h2').textContent();
  await page.locator('[data-action="take-device"]').click();
  await curtain.waitFor({ state: 'detached' });
  return text;
};
