import type { Page } from 'playwright-core';

/**
 * Fulfilled when the letters of a page are there and its layout stays the same from one frame to the next: the board follows its
 * window in the frame after the next.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    const layout = (): string =>
      ['.middle', '.hex', '.desk', 'dialog[open]', 'main']
        .map((selector) => JSON.stringify(document.querySelector(selector)?.getBoundingClientRect()))
        .join();
    const end = performance.now() + 10_000;
    for (let [before, same] = [layout(), 0]; same < 3 && performance.now() < end;) {
      await frame();
      const now = layout();
      same = now === before ? same + 1 : 0;
      before = now;
    }
  });
