import type { Page } from 'playwright-core';

const PATIENCE_MS = 60_000;

/**
 * Fulfilled when a page has told its player something like that. The page itself looks for it, with every picture it draws: a notice goes
 * away after some seconds. To be begun before what leads to the notice; it outlives the loading of another document.
 */
export const noticeComes = (page: Page, wanted: RegExp): Promise<unknown> =>
  page.waitForFunction(
    ([source]) => [...document.querySelectorAll<HTMLElement>('.notice')].some((notice) => new RegExp(source).test(notice.innerText)),
    [wanted.source] as const,
    { timeout: PATIENCE_MS },
  );
