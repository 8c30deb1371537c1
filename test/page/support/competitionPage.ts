import { eventually } from '../../support/eventually.js';
import type { PageWindow } from './PageWindow.js';

/** Waits until something holds on a page that the server tells it: the page asks once a second at most, and the server answers when there is news. */
export const follows = (page: PageWindow, expectations: () => void): Promise<void> =>
  eventually(async () => {
    await page.pass(1000);
    await page.answered();
    expectations();
  });

/** Waits until something stands there. */
export const told = (page: PageWindow, selector: string, hasText?: string | RegExp): Promise<void> =>
  follows(page, () => void page.get(selector, hasText === undefined ? {} : { hasText }));

/** What is said to the user. */
export const said = (page: PageWindow): string => page.text('.own-words').replaceAll('\u00a0', ' ');
