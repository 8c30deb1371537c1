import type { Page } from 'playwright-core';

/** Presses a button by its action. */
export const press = (page: Page, action: string): Promise<void> => page.locator(`[data-action="${action}"]`).first().click();

/** The moment shown, in words. */
export const moment = (page: Page): Promise<string> => page.locator('.moment').innerText();

/** Fulfilled when the moment shown is called like that, and the keys of the page are heard. */
export const momentIs = (page: Page, wanted: RegExp, timeout = 60_000): Promise<unknown> =>
  page.waitForFunction(
    ([source]) => window.hexfall && new RegExp(source).test(document.querySelector('.moment')?.textContent ?? ''),
    [wanted.source] as const,
    { timeout },
  );

/** Fulfilled when a match is shown, tests can ask for it, and the keys of the page are heard. */
export const replayShown = async (page: Page): Promise<void> => {
  await page.locator('.match-replay').waitFor();
  await page.waitForFunction(() => window.hexfall?.table);
};

/** Whether something of the screen lies outside the window. */
export const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['.match-replay', '.board-host', '.match-replay-controls', '.moment', '.curve-legend'].filter((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return !box || box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.height === 0;
    }),
  );
