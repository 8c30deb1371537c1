import type { Page } from 'playwright-core';
import { beginStopped } from './beginStopped.js';
import { clickOn } from './clickOn.js';

/** Where the board lies, and how large its hexes are. */
export const boardPlace = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const text = (element: Element): string => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height].map((value) => value.toFixed(1)).join(' ');
    };
    return [`${text(document.querySelector('.middle')!)}, a hex ${text(document.querySelector('.hex')!)}`];
  });

/** Lets a film begin, stops it there, and ends it. Returns what is measured meanwhile, and afterwards. */
export const throughFilm = async <T>(page: Page, begin: string, measure: () => Promise<T>): Promise<readonly T[]> => {
  await beginStopped(page, () => clickOn(page, begin));
  const during = await measure();
  await clickOn(page, '[data-action="replay-skip"]');
  await page.locator('.replay-bar').waitFor({ state: 'detached' });
  return [during, await measure()];
};
