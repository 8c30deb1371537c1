import type { Page } from 'playwright-core';
import { PATIENCE_MS } from '../../support/eventually.js';

/**
 * Clicks on what a selector finds first, as soon as it stands still on the screen, can be used, and nothing lies over it. As the browser
 * library does it itself, but in one question to the page instead of several: whole matches are played with it. What moves away under the
 * pointer is clicked on again, and what the pointer meets instead gets nothing.
 * @param receiver finds what gets the click instead, for things that let the pointer through to what is below.
 */
export const clickOn = async (page: Page, selector: string, receiver = selector): Promise<void> => {
  for (const end = performance.now() + PATIENCE_MS; ;) {
    const { x, y } = await placeOf(page, selector, receiver);
    await page.mouse.click(x, y);
    const met = await metBy(page);
    if (met === null) return;
    if (performance.now() > end) throw new Error(`${selector} moved away under the pointer, which met ${met}`);
  }
};

/** What a page notes while it is clicked on. */
type Aiming = typeof globalThis & { aim?: { met: string | null; readonly end: () => void } };

/** What the pointer met instead of what was wanted; null if it met that. */
const metBy = async (page: Page): Promise<string | null> => {
  try {
    return await page.evaluate(() => {
      const { aim } = globalThis as Aiming;
      aim?.end();
      return aim?.met ?? null;
    });
  } catch {
    // The click has led to another document.
    return null;
  }
};

/** Waits until it stands still, and has the page keep the next click from everything else. Returns its middle. */
const placeOf = (page: Page, selector: string, receiver: string): Promise<{ readonly x: number; readonly y: number }> =>
  page.evaluate(
    async ([wanted, under, patience]) => {
      const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
      const find = (): { element: Element; x: number; y: number } | null => {
        const element = document.querySelector(wanted);
        const box = element?.getBoundingClientRect();
        return element && box && box.width > 0 ? { element, x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
      };
      const shown = (element: Element | null | undefined): string => element?.outerHTML.slice(0, 200) ?? 'nothing';
      const watch = (): void => {
        const names = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
        const look = (event: Event): void => {
          const target = event.target instanceof Element ? event.target : null;
          if (event.type === 'pointerdown' && !target?.closest(under)) aim.met = shown(target);
          if (aim.met === null) return;
          event.preventDefault();
          event.stopImmediatePropagation();
        };
        const aim = {
          met: null as string | null,
          end: () => {
            for (const name of names) removeEventListener(name, look, true);
          },
        };
        for (const name of names) addEventListener(name, look, true);
        Object.assign(globalThis, { aim });
      };
      const end = performance.now() + patience;
      for (let before = find(); performance.now() < end;) {
        await frame();
        const now = find();
        if (now && before?.x === now.x && before.y === now.y) {
          if (!now.element.matches(':disabled') && document.elementFromPoint(now.x, now.y)?.closest(under)) {
            watch();
            return { x: now.x, y: now.y };
          }
          now.element.scrollIntoView({ block: 'nearest' });
        }
        before = now;
      }
      const at = find();
      const above = at && shown(document.elementFromPoint(at.x, at.y));
      throw new Error(at ? `${wanted} cannot be reached at ${at.x}, ${at.y}; there is ${above}` : `there is no ${wanted}`);
    },
    [selector, receiver, PATIENCE_MS] as const,
  );
