import type { Page } from 'playwright-core';
import { PATIENCE_MS } from '../../support/eventually.js';

/**
 * Stops the film on the board where it is; one that has come to its end stands still already. The button is found and pressed in one
 * step: at the end of the film it is another one, which plays.
 */
export const pauseFilm = async (page: Page): Promise<void> => {
  await page.locator('.replay-bar').waitFor();
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-action="replay-pause"]')?.click());
  await page.locator('[data-action="replay-play"]').waitFor();
};

/** Leaves whatever film runs, until everything has been shown. */
export const skipFilm = (page: Page): Promise<void> =>
  page.evaluate(async (patience) => {
    const end = performance.now() + patience;
    while (!window.hexfall?.idle) {
      if (performance.now() > end) throw new Error(`the page has not shown everything after ${patience} ms`);
      document.querySelector<HTMLElement>('[data-action="replay-skip"]')?.click();
      await new Promise((done) => setTimeout(done, 8));
    }
  }, PATIENCE_MS);

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
