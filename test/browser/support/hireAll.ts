import type { Page } from 'playwright-core';
import { eventually } from './eventually.js';

const untilHired = async (page: Page, count: number): Promise<void> => {
  await page.waitForFunction(
    (wanted) => document.querySelector('.table') !== null || document.querySelectorAll('.draft [data-hired="true"]').length === wanted,
    count,
  );
};

/** Everybody hires that many mercenaries, in turn, always the first that is left (P1). */
export const hireAll = async (pages: readonly Page[], each: number): Promise<void> => {
  for (let hired = 0; hired < pages.length * each; hired++) {
    await Promise.all(pages.map((page) => untilHired(page, hired)));
    // The draft may have not begun for the page that is asked.
    await eventually(async () => {
      const offers = await Promise.all(pages.map((page) => page.locator('[data-action="hire"]').count()));
      const next = pages[offers.findIndex((count) => count > 0)];
      if (!next) throw new Error('nobody may hire');
      await next.locator('[data-action="hire"]').first().click();
    });
  }
};
