import type { Page } from 'playwright-core';

/**
 * Does what begins a film, and stops the film as soon as its controls are there: one of what happens now leaves the board at its end, and
 * a busy machine may look after that.
 */
export const beginStopped = async (page: Page, begin: () => Promise<void>): Promise<void> => {
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const pause = document.querySelector<HTMLElement>('[data-action="replay-pause"]');
      if (!pause) return;
      observer.disconnect();
      pause.click();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await begin();
  await page.locator('[data-action="replay-play"]').waitFor();
};
