import type { Page } from 'playwright-core';
import { settled } from './settled.js';

/** Makes a window that large, and waits for everything to follow. */
export const resize = async (page: Page, width: number, height: number): Promise<void> => {
  await page.setViewportSize({ width, height });
  await page.waitForFunction(([wide, high]) => innerWidth === wide && innerHeight === high, [width, height] as const);
  await settled(page);
};
