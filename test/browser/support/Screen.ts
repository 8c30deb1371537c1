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
  /** What the server says is made up: the page that is shown next has to be loaded again. */
  readonly feigns?: boolean;
  /** What is wrong with it besides what would be wrong with any screen, as sentences. */
  readonly faults?: (page: Page) => Promise<readonly string[]>;
}

/** Leaves whatever a window shows, with all that was opened there. A window that has loaded nothing yet stays as it is. */
export const leave = async (page: Page): Promise<void> => {
  if (page.url() !== 'about:blank') await follow(page, '/nowhere');
};

/** Follows a link within the project, as the page does it itself: nothing is loaded again. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate(async (to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    scrollTo(0, 0);
    for (let frames = 0; frames < 2; frames++) await new Promise((done) => requestAnimationFrame(done));
  }, path);

/** Brings a window to a path of the project. */
export const goTo = async (page: Page, url: string, path: string): Promise<void> => {
  if (!page.url().startsWith(url)) return page.goto(url + path).then(() => undefined);
  await leave(page);
  await follow(page, path);
};

/** Has a window remember something, as if another tab had written it. @param entries by the names of `platform/settings.ts`. */
export const remember = (page: Page, entries: Readonly<Record<string, unknown>>): Promise<void> =>
  page.evaluate(
    (texts) => {
      for (const [key, newValue] of texts) {
        localStorage.setItem(key, newValue);
        dispatchEvent(new StorageEvent('storage', { key, newValue }));
      }
    },
    Object.entries(entries).map(([key, value]) => [`hexfall.${key}`, JSON.stringify(value)] as const),
  );

/** A page by its address; `there` is on it. */
export const address = (name: string, path: string, there: string): Screen => ({
  name,
  show: async (page, url) => {
    await goTo(page, url, path);
    await page.locator(there).first().waitFor();
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

/** A screen on which something has to hold besides what holds on all of them: see `ownFaults.ts`. */
export const checked = (screen: Screen, faults: Screen['faults']): Screen => ({ ...screen, ...(faults && { faults }) });

/** A match that is being played, by the code of its table. */
export const tableAt = (name: string, code: string): Screen => ({
  name,
  show: async (page, url) => {
    await goTo(page, url, `/t/${code}`);
    await tableShown(page);
    await skipFilm(page);
  },
});

/** A prepared match as its player finds it. */
export const table = (name: string, match: string): Screen => tableAt(name, codeOf(match));

export const turn = table('table: my turn', 'turn');
