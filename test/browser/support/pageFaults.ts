import type { Page } from 'playwright-core';

/** What lies over other things on purpose: it may cover whatever is below it. */
const OVERLAYS = [
  'dialog[open]',
  '.tile-card',
  '.replay-facts[data-open="true"]',
  '.plan-panel',
  '.callout',
  '.result',
  '.away-bar',
  '.notice-place',
  '.connection-banner',
  '.proposal-bar',
  '.profile-news',
  '.skip-link',
  '[type="submit"]',
  '.log-panel:focus-within',
  '.forecast:focus',
] as const;

/** Signs that hang on something on purpose: what hangs, and what it hangs on. */
const HANGING = [
  ['.turn-rank', '.emblem'],
  ['.kept', '.tile-picture'],
  ['.left-count', '.tile-picture'],
  ['.unread', '.glyph'],
  ['.phase', '.replay-place'],
] as const;

/**
 * What is wrong with the layout of any screen, as sentences; empty if all is well: something leaves the window sideways, is cut off
 * where nothing scrolls, lies over or under something else, or a picture is larger than its cell.
 */
export const pageFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ({ overlays, hanging }) => {
      /** Pixels by which boxes may touch or stand out: what rounding leaves. */
      const SLACK = 1.5;
      const faults = new Set<string>();
      const root = document.documentElement;
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      const scope = dialog ?? document.body;
      type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;
      const meet = (a: Box, b: Box): Box => ({
        left: Math.max(a.left, b.left),
        top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right),
        bottom: Math.min(a.bottom, b.bottom),
      });
      const isArea = ({ left, top, right, bottom }: Box, least = SLACK): boolean => right - left > least && bottom - top > least;
      const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      const nameOf = (element: Element): string => {
        const text = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, 40);
        const within = element.closest('[class]')?.classList[0] ?? '';
        return `${element.tagName.toLowerCase()} of ${within} “${text}”`;
      };
      const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const isSpokenOnly = (element: Element): boolean => {
        for (let one: Element | null = element; one; one = one.parentElement) {
          if (getComputedStyle(one).clipPath.startsWith('inset(50%')) return true;
        }
        return false;
      };
      /** The part of a box that is seen: what scrolls, or is cut, hides the rest. */
      const seenOf = (element: Element, box: Box): Box => {
        let seen = box;
        for (let one = element; one !== root && getComputedStyle(one).position !== 'fixed'; one = one.parentElement!) {
          const above = one.parentElement;
          if (!above || above === document.body || above === root) break;
          if (getComputedStyle(above).overflow !== 'visible') seen = meet(seen, above.getBoundingClientRect());
        }
        return meet(seen, { ...screen, bottom: dialog || document.querySelector('.table') ? innerHeight : Infinity, top: -Infinity });
      };
      const isTable = document.querySelector('.table') !== null;
      /** Whether something around an element scrolls up and down. */
      const scrolls = (element: Element): boolean => {
        for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
          if (['auto', 'scroll'].includes(getComputedStyle(one).overflowY)) return true;
        }
        return false;
      };
      const layerOf = (element: Element): Element | null => element.closest(overlays);
      const isHanging = (a: Element, b: Element): boolean =>
        hanging.some(([sign, on]) => (a.closest(sign) && b.closest(on)) || (b.closest(sign) && a.closest(on)));

      interface Item {
        readonly element: Element;
        readonly box: Box;
        readonly seen: Box;
        readonly isText: boolean;
      }
      const items: Item[] = [];
      const add = (element: Element, box: Box, isText: boolean): void => {
        const { overflow } = getComputedStyle(element);
        const seen = seenOf(element, isText && !overflow.startsWith('visible') ? meet(box, element.getBoundingClientRect()) : box);
        if (isArea(box, 3) && isArea(seen)) items.push({ element, box, seen, isText });
      };
      const CONTROLS = 'a[href], button:not(.hex), input:not(:where(.choice, label) input), select, textarea, summary';
      for (const element of scope.querySelectorAll(`${CONTROLS}, .tile-picture, .emblem, .choice`)) {
        if (!isShown(element) || isSpokenOnly(element) || element.closest('.dragged')) continue;
        // A link in a sentence is text.
        if (getComputedStyle(element).display !== 'inline') add(element, element.getBoundingClientRect(), false);
      }
      const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement!;
        if (node.textContent!.trim() === '' || !isShown(element) || isSpokenOnly(element) || element.matches('option, style, script'))
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        for (const { left, right, top, bottom } of range.getClientRects()) {
          // Of a line only what letters fill: fonts leave more above and below them.
          const middle = (top + bottom) / 2;
          add(element, { left, right, top: middle - size * 0.33, bottom: middle + size * 0.33 }, true);
        }
      }

      if (root.scrollWidth > innerWidth) faults.add(`the page scrolls sideways: it is ${root.scrollWidth} wide`);
      if (document.querySelector('.table') && root.scrollHeight > innerHeight)
        faults.add(`the table scrolls: it is ${root.scrollHeight} high`);
      for (const { element, box, isText } of items) {
        // Words that do not fit may end in dots, and what scrolls may hide its end.
        for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
          const { overflowX, overflowY, textOverflow } = getComputedStyle(one);
          if (isText && (textOverflow === 'ellipsis' || getComputedStyle(one).webkitLineClamp !== 'none')) break;
          const above = one === element && isText ? one : one.parentElement;
          if (getComputedStyle(one).position === 'fixed' || !above || above === document.body) break;
          const style = above === one ? { overflowX, overflowY } : getComputedStyle(above);
          const frame = above.getBoundingClientRect();
          const isCutX = style.overflowX === 'hidden' && (box.left < frame.left - SLACK || box.right > frame.right + SLACK);
          const isCutY = style.overflowY === 'hidden' && (box.top < frame.top - SLACK || box.bottom > frame.bottom + SLACK);
          if (style.overflowX === 'auto' || style.overflowX === 'scroll') {
            if (above.scrollWidth > above.clientWidth + SLACK && !above.matches('.palette'))
              faults.add(`${nameOf(above).slice(0, 60)} scrolls sideways`);
          }
          if ((isCutX || isCutY) && !above.matches('.table')) faults.add(`${nameOf(element)} is cut off by ${above.className}`);
          if (style.overflowY === 'auto' || style.overflowY === 'scroll') break;
        }
        if (!dialog && isTable && !scrolls(element) && box.bottom > innerHeight + SLACK)
          faults.add(`${nameOf(element)} leaves the window below`);
        // Of words that end in dots only the beginning is there.
        let line: Element = element;
        while (getComputedStyle(line).display === 'inline' && line.parentElement) line = line.parentElement;
        const { left, right } = isText && getComputedStyle(line).textOverflow === 'ellipsis' ? line.getBoundingClientRect() : box;
        if (left < -SLACK || right > innerWidth + SLACK) {
          if (!element.closest('.palette')) faults.add(`${nameOf(element)} leaves the window sideways`);
        }
      }
      const log = scope.querySelector('.log-panel .log');
      if (log && getComputedStyle(log.parentElement!).position === 'static') {
        const lines = log.clientHeight / (Number.parseFloat(getComputedStyle(log).lineHeight) + 6);
        if (lines < 5) faults.add(`the log shows ${lines.toFixed(1)} lines`);
      }
      for (const picture of scope.querySelectorAll('.tile-picture')) {
        if (!isShown(picture)) continue;
        const box = picture.getBoundingClientRect();
        const cell = picture.parentElement!.getBoundingClientRect();
        if (box.width > cell.width + SLACK || box.height > cell.height + SLACK) {
          faults.add(
            `a picture of ${Math.round(box.width)} × ${Math.round(box.height)} in a cell of ${Math.round(cell.width)} × ${Math.round(cell.height)}`,
          );
        }
        if (Math.abs(box.height / box.width - Math.sqrt(3) / 2) > 0.05 && getComputedStyle(picture).objectFit !== 'contain') {
          faults.add(`a distorted picture of ${Math.round(box.width)} × ${Math.round(box.height)} in ${picture.parentElement!.className}`);
        }
      }
      items.sort((a, b) => a.seen.top - b.seen.top);
      for (const [place, one] of items.entries()) {
        for (const other of items.slice(place + 1)) {
          if (other.seen.top >= one.seen.bottom) break;
          if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element)) continue;
          if (layerOf(one.element) !== layerOf(other.element) || isHanging(one.element, other.element)) continue;
          if (isArea(meet(one.seen, other.seen))) faults.add(`${nameOf(one.element)} and ${nameOf(other.element)} overlap`);
        }
      }
      return [...faults];
    },
    { overlays: OVERLAYS.join(), hanging: HANGING },
  );
