import type { Page } from 'playwright-core';

/** A page that does not stand still after so many frames never will. */
const MOST_FRAMES = 1200;

/**
 * Fulfilled when a page stands still: its letters and pictures are there, and the ground of its board, the server has answered everything, nothing moves, and the
 * layout stays the same from one frame to the next: the board follows its window in the frame after the next.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async (most) => {
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    const isMoving = ({ playState, effect }: Animation): boolean =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    const unrest = (): string | null => {
      if (document.documentElement.hasAttribute('data-loading')) return 'parts of the page are missing';
      if (document.fonts.status !== 'loaded') return 'letters are missing';
      if (window.unanswered) return `${window.unanswered} requests are under way`;
      if (document.querySelector('[data-ground="due"]')) return 'the ground of the board is missing';
      if ([...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy')) return 'pictures are missing';
      return document.getAnimations().some(isMoving) ? 'something moves' : null;
    };
    const layout = (): string =>
      ['.middle', '.hex', '.desk', 'dialog[open]', 'main']
        .map((selector) => JSON.stringify(document.querySelector(selector)?.getBoundingClientRect()))
        .join(String(document.body.querySelectorAll('*').length));
    for (let [frames, before, same] = [0, layout(), 0]; same < 3; frames++) {
      await frame();
      const [now, reason] = [layout(), unrest()];
      if (frames > most) throw new Error(`the page does not stand still: ${reason ?? `its layout is ${before}, then ${now}`}`);
      same = now === before && reason === null ? same + 1 : 0;
      before = now;
    }
  }, MOST_FRAMES);

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

/** How much the page has moved of its own accord since then, as `layout-shift` entries count it. @param since in milliseconds of the page. */
export const shiftOf = (page: Page, since = 0): Promise<number> =>
  page.evaluate(async (from) => {
    // What has moved in this frame is counted when it has been drawn.
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer
      .takeRecords()
      .filter(({ startTime }) => startTime >= from)
      .reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
  }, since);

/** Makes a window that large, and waits for everything to follow. */
export const resize = async (page: Page, width: number, height: number): Promise<void> => {
  await page.setViewportSize({ width, height });
  await page.waitForFunction(([wide, high]) => innerWidth === wide && innerHeight === high, [width, height] as const);
  await settled(page);
};
