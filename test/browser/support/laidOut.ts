import type { Page } from 'playwright-core';

/** Fulfilled when the layout of a page stays the same for some frames, although letters or answers of the server are still missing. */
export const laidOut = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const layout = (): string => JSON.stringify([...document.body.querySelectorAll('*')].map((element) => element.getBoundingClientRect()));
    for (let [before, same] = [layout(), 0]; same < 3;) {
      await new Promise((done) => requestAnimationFrame(done));
      const now = layout();
      same = now === before ? same + 1 : 0;
      before = now;
    }
  });

/** Fulfilled when the letters of a page are there. */
export const lettersThere = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
  });
