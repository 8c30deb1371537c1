import type { Browser, Page } from 'playwright-core';
import { createTable, joinTable, tableShown } from './table.js';
import { complaints, type WindowOptions } from './windows.js';

/** A small phone. */
export const PHONE = { width: 360, height: 640 };

/** The windows of a test: they are closed after it, and nothing may have gone wrong in them. */
export class TestWindows {
  readonly #open: Page[] = [];

  constructor() {
    afterEach(async () => {
      const problems = this.#open.flatMap((page) => complaints(page));
      for (const page of this.#open.splice(0)) await page.context().close();
      expect(problems).toEqual([]);
    });
  }

  add(...pages: readonly Page[]): void {
    this.#open.push(...pages);
  }

  /** The windows of this test have been closed, and looked at. */
  forget(): void {
    this.#open.splice(0);
  }

  /** Two people at a duel of Borgo and the Outpost: the first one at a desk of that size, the second one with a phone. */
  async duel(browser: Browser, url: string, desk: WindowOptions): Promise<readonly [Page, Page]> {
    const first = await createTable(browser, url, 'borgo', 'Ala', desk);
    const second = await joinTable(browser, first.url(), 'outpost', 'Bolek', PHONE);
    await Promise.all([first, second].map(tableShown));
    this.add(first, second);
    return [first, second];
  }
}
