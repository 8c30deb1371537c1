import type { Page } from 'playwright-core';
import { clickOn } from './clickOn.js';
import { skipFilm } from './film.js';
import { codeOf } from './preparedTables.js';
import { tableShown } from './table.js';

/** Everything a person can see of the page, each with the way there. */
export interface Screen {
  readonly name: string;
  /** Brings a window there that holds the seats of the prepared tables; see `preparedTables.ts`. */
  readonly show: (page: Page, url: string) => Promise<void>;
}

/** A page by its address; `there` is on it. */
export const address = (name: string, path: string, there: string): Screen => ({
  name,
  show: async (page, url) => {
    await page.goto(url + path);
    await page.locator(there).first().waitFor();
    // Texts move what is below them when their font arrives.
    await page.evaluate(() => document.fonts.ready);
  },
});

/** Another screen, and what is pressed there; `there` appears then. */
export const after = (name: string, { show }: Screen, press: string, there: string): Screen => ({
  name,
  show: async (page, url) => {
    await show(page, url);
    await clickOn(page, press);
    await page.locator(there).first().waitFor();
  },
});

export const waiting = (name: string, table: string, there: string): Screen => address(name, `/t/${codeOf(table)}`, there);

/** A prepared match as its player finds it. */
export const table = (name: string, match: string): Screen => ({
  name,
  show: async (page, url) => {
    await page.goto(`${url}/t/${codeOf(match)}`);
    await tableShown(page);
    await skipFilm(page);
  },
});
