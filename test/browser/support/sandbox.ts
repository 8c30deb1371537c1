import type { Browser, Page } from 'playwright-core';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { TileKey } from '@hexfall/shared/model/tile';
import { clickOn } from './clickOn.js';
import { openWindow, type WindowOptions } from './windows.js';

const shown = (page: Page): Promise<void> => page.locator('.sandbox .hex').first().waitFor();

/** A window at the sandbox, reached from the start page. */
export const openSandbox = async (browser: Browser, url: string, options: WindowOptions): Promise<Page> => {
  const page = await openWindow(browser, options);
  await page.goto(url);
  await page.locator('.sandbox-link').click();
  await shown(page);
  return page;
};

const clickHex = (page: Page, at: Hex): Promise<void> => clickOn(page, `[data-hex="${at.join(',')}"]`, '.stage');

/** Takes a tile of a seat's palette and puts it on a hex. */
export const putTile = async (page: Page, seat: number, tile: TileKey, at: Hex): Promise<void> => {
  await page.locator(`[data-seat="${seat}"] .sandbox-army`).click();
  const key = page.locator(`.palette-tiles [data-tile="${tile}"]`).first();
  if ((await key.getAttribute('aria-pressed')) === 'false') await key.click();
  await clickHex(page, at);
};
