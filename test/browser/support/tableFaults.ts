import type { Page } from 'playwright-core';

/**
 * What is wrong with the layout of a table's screen, as sentences; empty if all is well: something is not on the screen, lies under
 * something else, or is too small to be hit or read.
 */
export const tableFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    /** Touch targets, in CSS pixels; a little less is what rounding leaves. */
    const LEAST = 43.5;
    /** The smallest letters of what is always in sight, in CSS pixels, where a window is as large as that and elsewhere. */
    const [LARGE, LARGE_LETTERS, LETTERS] = [1400, 16, 12];
    /** The diameter of a hex, from edge to edge, as a part of the shorter side of the window. */
    const LEAST_SHARE = 0.06;
    const { innerWidth: width, innerHeight: height } = window;
    const root = document.documentElement;
    const inside = (box: DOMRect, frame: { left: number; top: number; right: number; bottom: number }): boolean =>
      box.left >= frame.left - 1 && box.top >= frame.top - 1 && box.right <= frame.right + 1 && box.bottom <= frame.bottom + 1;
    const screen = { left: 0, top: 0, right: width, bottom: height };
    const nameOf = (element: Element): string =>
      `${element.className || element.tagName} “${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)}”`;
    const all = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects().length > 0);
    /** What scrolls hides something. */
    const isCut = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) {
        if (getComputedStyle(above).overflow !== 'visible' && !inside(box, above.getBoundingClientRect())) return true;
      }
      return !inside(box, screen);
    };
    const sizeOf = ({ width: wide, height: high }: DOMRect): string => `${Math.round(wide)} × ${Math.round(high)}`;

    if (root.scrollWidth > width || root.scrollHeight > height) faults.push(`the page scrolls: ${root.scrollWidth} × ${root.scrollHeight}`);
    const middle = document.querySelector('.middle')!.getBoundingClientRect();
    const tooSmall = new Set<string>();
    for (const hex of all('.hex')) {
      const box = hex.getBoundingClientRect();
      if (!inside(box, middle) || !inside(box, screen)) faults.push(`${nameOf(hex)} is not on the screen`);
      if (Math.min(box.width, box.height) < LEAST) tooSmall.add(`a hex is ${sizeOf(box)}`);
    }
    faults.push(...tooSmall);
    const hexes = all('.hex').map((hex) => hex.getBoundingClientRect());
    for (const news of all('.news > *, .notice')) {
      const { left, top, right, bottom } = news.getBoundingClientRect();
      const isOver = hexes.some((hex) => {
        const [x, y] = [hex.left + hex.width / 2, hex.top + hex.height / 2];
        return x > left && x < right && y + hex.height / 3 > top && y - hex.height / 3 < bottom;
      });
      if (isOver) faults.push(`${nameOf(news)} lies over a hex`);
    }
    const share = document.querySelector('.hex')!.getBoundingClientRect().height / Math.min(width, height);
    if (share < LEAST_SHARE) faults.push(`a hex is only ${share.toFixed(3)} of the shorter side`);
    for (const target of all('.table button:not(.hex), .table .top-bar a')) {
      // On small screens the button of the piles lies over the whole panel.
      const { position, content } = getComputedStyle(target, '::after');
      const isPanel = position === 'absolute' && content !== 'none';
      const box = (isPanel ? target.offsetParent! : target).getBoundingClientRect();
      if (getComputedStyle(target).pointerEvents === 'none' || target.closest('.log-panel, .forecast, .side')) continue;
      const under = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (isCut(target)) faults.push(`${nameOf(target)} is cut off`);
      else if (!under || !target.contains(under)) faults.push(`${nameOf(target)} lies under ${under ? nameOf(under) : 'nothing'}`);
      if (Math.min(box.width, box.height) < LEAST) faults.push(`${nameOf(target)} is ${sizeOf(box)}`);
    }
    for (const shown of all('.player-name strong, .life-number, .player .clock, .todo')) {
      if (isCut(shown)) faults.push(`${nameOf(shown)} is cut off`);
    }
    const letters = Math.min(
      ...all('.todo, .player-name strong, .life-number, .action, .turn-number, .hand-name').map((text) =>
        Number.parseFloat(getComputedStyle(text).fontSize),
      ),
    );
    if (letters < (Math.min(width, height) >= LARGE ? LARGE_LETTERS : LETTERS)) faults.push(`letters of ${letters} pixels`);
    return faults;
  });
