import type { Page } from 'playwright-core';

/** Fulfilled when the moment shown is called like that, and the keys of the page are heard. */
export const momentIs = (page: Page, wanted: RegExp, timeout = 60_000): Promise<unknown> =>
  page.waitForFunction(
    ([source]) => window.hexfall && new RegExp(source).test(document.querySelector('.moment')?.textContent ?? ''),
    [wanted.source] as const,
    { timeout },
  );
