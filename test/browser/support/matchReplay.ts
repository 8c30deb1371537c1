import type { Page } from 'playwright-core';

/** Presses a button by its action. */
export const press = (page: Page, action: string): Promise<void> => page.locator(`[data-action="${action}"]`).first().click();

/** The moment shown, in words. */
export const moment = (page: Page): Promise<string> => page.locator('.moment').innerText();

/** Fulfilled when the moment shown is called like that. */
export const momentIs = (page: Page, wanted: RegExp, timeout = 60_000): Promise<unknown> =>
  page.waitForFunction(
    ([source]) => new RegExp(source).test(document.querySelector('.moment')?.textContent ?? ''),
    [wanted.source] as const,
    { timeout },
  );
