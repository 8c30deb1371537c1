import type { Page } from 'playwright-core';

const PATIENCE_MS = 30_000;

/**
 * Clicks on what a selector finds first, as soon as it stands still on the screen and nothing lies over it. As the browser
 * library does it itself, but in one question to the page instead of several: whole matches are played with it.
 * @param receiver finds what gets the click instead, for things that let the pointer through to what is below.
 */
export const clickOn = async (page: Page, selector: string, receiver = selector): Promise<void> => {
  const { x, y } = await page.evaluate(
    async ([wanted, under, patience]) => {
      const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
      const find = (): { element: Element; x: number; y: number } | null => {
        const element = document.querySelector(wanted);
        const box = element?.getBoundingClientRect();
        return element && box && box.width > 0 ? { element, x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
      };
      const end = performance.now() + patience;
      for (let before = find(); performance.now() < end;) {
        await frame();
        const now = find();
        if (now && before?.x === now.x && before.y === now.y) {
          if (document.elementFromPoint(now.x, now.y)?.closest(under)) return { x: now.x, y: now.y };
          now.element.scrollIntoView({ block: 'nearest' });
        }
        before = now;
      }
      const at = find();
      const above = at && document.elementFromPoint(at.x, at.y)?.outerHTML.slice(0, 200);
      throw new Error(at ? `${wanted} cannot be reached at ${at.x}, ${at.y}; there is ${above}` : `there is no ${wanted}`);
    },
    [selector, receiver, PATIENCE_MS] as const,
  );
  await page.mouse.click(x, y);
};
