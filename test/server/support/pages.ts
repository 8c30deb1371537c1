import type { Page } from './Page.js';

/** Pages that are closed after each test. */
export class Pages {
  readonly #open: Page[] = [];

  async add(page: Promise<Page>): Promise<Page> {
    this.keep(await page);
    return page;
  }

  keep(...pages: readonly Page[]): void {
    this.#open.push(...pages);
  }

  async close(): Promise<void> {
    await Promise.all(this.#open.splice(0).map((page) => page.leave()));
  }
}

/** What the lobby shows of each seat. */
export const seatsAt = (page: Page): { name: string; army: string; computer: boolean }[] =>
  Array.from(page.state.seats, ({ name, army, computer }) => ({ name, army, computer }));
