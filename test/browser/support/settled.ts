import type { Page } from 'playwright-core';

/** A page that does not stand still after so many frames never will. */
const MOST_FRAMES = 1200;

/**
 * Fulfilled when a page stands still: its letters and pictures are there, the server has answered everything, nothing moves, and the
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
