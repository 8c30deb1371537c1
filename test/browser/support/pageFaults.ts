import type { Page } from 'playwright-core';

/** What lies over other things on purpose: it may cover whatever is below it. */
const OVERLAYS = [
  'dialog[open]',
  '.tile-card',
  '.replay-facts[data-open="true"]',
  '.plan-panel',
  '.callout',
  '.result',
  '.verdict',
  '.away-bar',
  '.notice-place',
  '.connection-banner',
  '.proposal-bar',
  '.profile-news',
  '.lobby-bar',
  '.skip-link',
  '[type="submit"]',
  '.log-panel:focus-within',
  '.forecast:focus',
] as const;

/** What scrolls sideways on purpose: a table that is wider than its place. */
const SCROLLS = '.standings-scroll';

/** Signs that hang on something on purpose: what hangs, and what it hangs on. */
const HANGING = [
  ['.turn-rank', '.emblem'],
  ['.kept', '.tile-picture'],
  ['.left-count', '.tile-picture'],
  ['.log-wounds', '.tile-picture'],
  ['.unread', '.glyph'],
  ['.phase', '.replay-place'],
] as const;

/**
 * What is wrong with the layout of any screen, as sentences; empty if all is well: something leaves the window sideways, is cut off
 * where nothing scrolls, lies over or under something else, or a picture is larger than its cell.
 */
export const pageFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ({ overlays, hanging, scrolls }) => {
      /** Pixels by which boxes may touch or stand out: what rounding leaves. */
      const SLACK = 1.5;
      /** The smallest letters, in CSS pixels. What is printed on tiles and boards is part of a drawing: the card of a tile says it in words. */
      const LEAST_LETTERS = 11.95;
      const faults = new Set<string>();
      const root = document.documentElement;
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      const scope = dialog ?? document.body;
      // A window with no room for a whole table scrolls it: `--low` in `client/src/style/layouts.css`.
      const isTable = document.querySelector('.table') !== null && !(innerWidth < 480 && innerHeight < 480);
      type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;
      const meet = (a: Box, b: Box): Box => ({
        left: Math.max(a.left, b.left),
        top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right),
        bottom: Math.min(a.bottom, b.bottom),
      });
      const isArea = ({ left, top, right, bottom }: Box, least = SLACK): boolean => right - left > least && bottom - top > least;
      const EVERYWHERE: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
      const screen = { left: 0, top: -Infinity, right: innerWidth, bottom: dialog || isTable ? innerHeight : Infinity };
      const nameOf = (element: Element): string => {
        const text = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, 40);
        const within = element.closest('[class]')?.classList[0] ?? '';
        return `${element.tagName.toLowerCase()} of ${within} “${text}”`;
      };

      /** Remembers what a function says of an element: many elements have the same ones around them. */
      const once = <T>(look: (element: Element) => T): ((element: Element) => T) => {
        const known = new Map<Element, T>();
        return (element) => {
          const found = known.get(element);
          if (found !== undefined) return found;
          const seen = look(element);
          known.set(element, seen);
          return seen;
        };
      };
      const lookOf = once((element) => {
        const { overflow, overflowX, overflowY, textOverflow, webkitLineClamp, position, display } = getComputedStyle(element);
        const endsInDots = textOverflow === 'ellipsis';
        return { overflow, overflowX, overflowY, endsInDots, clamps: webkitLineClamp !== 'none', isFixed: position === 'fixed', display };
      });
      const boxOf = once((element) => element.getBoundingClientRect());
      const isShown = once((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
      const isSpokenOnly = once((element): boolean => {
        if (getComputedStyle(element).clipPath.startsWith('inset(50%')) return true;
        return element.parentElement !== null && isSpokenOnly(element.parentElement);
      });
      /** What the elements around an element leave of it: what scrolls, or is cut, hides the rest. */
      const frameOf = once((element): Box => {
        const above = element.parentElement;
        if (element === root || lookOf(element).isFixed || !above || above === document.body || above === root) return EVERYWHERE;
        return lookOf(above).overflow === 'visible' ? frameOf(above) : meet(frameOf(above), boxOf(above));
      });
      const scrollsDown = (element: Element): boolean => ['auto', 'scroll'].includes(lookOf(element).overflowY);
      /** Whether something around an element scrolls up and down. */
      const isInScroller = once((element): boolean => {
        const above = element.parentElement;
        return above !== null && above !== document.body && (scrollsDown(above) || isInScroller(above));
      });
      const layerOf = (element: Element): Element | null => element.closest(overlays);
      const isHanging = (a: Element, b: Element): boolean =>
        hanging.some(([sign, on]) => (a.closest(sign) && b.closest(on)) || (b.closest(sign) && a.closest(on)));

      interface Item {
        readonly element: Element;
        readonly box: Box;
        readonly seen: Box;
        readonly isText: boolean;
      }
      /** The size of the letters of an element as they are seen: drawings are enlarged or reduced with theirs. */
      const sizeOf = once((element): number => {
        const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
        return Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      });
      const items: Item[] = [];
      const add = (element: Element, box: Box, isText: boolean): void => {
        const own = isText && !lookOf(element).overflow.startsWith('visible') ? meet(box, boxOf(element)) : box;
        const seen = meet(meet(own, frameOf(element)), screen);
        if (isArea(box, 3) && isArea(seen)) items.push({ element, box, seen, isText });
      };
      const CONTROLS = 'a[href], button:not(.hex), input:not(:where(.choice, label) input), select, textarea, summary';
      for (const element of scope.querySelectorAll(`${CONTROLS}, .tile-picture, .emblem, .choice`)) {
        if (!isShown(element) || isSpokenOnly(element) || element.closest('.dragged')) continue;
        // A link in a sentence is text.
        if (lookOf(element).display !== 'inline') add(element, boxOf(element), false);
      }
      for (const pattern of scope.querySelectorAll('.army-pattern')) {
        const card = pattern.parentElement!;
        const [own, place] = [boxOf(pattern), boxOf(card)];
        const inside = meet(own, place);
        const isInside = (['left', 'top', 'right', 'bottom'] as const).every((side) => Math.abs(inside[side] - own[side]) <= SLACK);
        if (isShown(pattern) && !isInside) faults.add(`the pattern of an army leaves ${nameOf(card)}`);
      }
      const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement!;
        if (node.textContent!.trim() === '' || !isShown(element) || isSpokenOnly(element) || element.matches('option, style, script'))
          continue;
        range.selectNodeContents(node);
        const size = sizeOf(element);
        if (size < LEAST_LETTERS) faults.add(`letters of ${size.toFixed(1)} pixels: ${nameOf(element)}`);
        for (const { left, right, top, bottom } of range.getClientRects()) {
          // Of a line only what letters fill: fonts leave more above and below them.
          const middle = (top + bottom) / 2;
          add(element, { left, right, top: middle - size * 0.33, bottom: middle + size * 0.33 }, true);
        }
      }

      if (root.scrollWidth > innerWidth) faults.add(`the page scrolls sideways: it is ${root.scrollWidth} wide`);
      if (isTable && root.scrollHeight > innerHeight) faults.add(`the table scrolls: it is ${root.scrollHeight} high`);
      const scrollsSideways = once((element) => element.scrollWidth > element.clientWidth + SLACK && !element.matches('.palette'));
      for (const { element, box, isText } of items) {
        // Words that do not fit may end in dots, and what scrolls may hide its end.
        for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
          const look = lookOf(one);
          if (isText && (look.endsInDots || look.clamps)) break;
          const above = one === element && isText ? one : one.parentElement;
          if (look.isFixed || !above || above === document.body) break;
          const { overflowX, overflowY } = lookOf(above);
          const frame = boxOf(above);
          const isCutX = overflowX === 'hidden' && (box.left < frame.left - SLACK || box.right > frame.right + SLACK);
          const isCutY = overflowY === 'hidden' && (box.top < frame.top - SLACK || box.bottom > frame.bottom + SLACK);
          if ((overflowX === 'auto' || overflowX === 'scroll') && scrollsSideways(above) && !above.matches(scrolls))
            faults.add(`${nameOf(above).slice(0, 60)} scrolls sideways`);
          if ((isCutX || isCutY) && !above.matches('.table')) faults.add(`${nameOf(element)} is cut off by ${above.className}`);
          if (overflowY === 'auto' || overflowY === 'scroll') break;
        }
        if (!dialog && isTable && box.bottom > innerHeight + SLACK && !isInScroller(element))
          faults.add(`${nameOf(element)} leaves the window below`);
        // Of words that end in dots only the beginning is there.
        let line: Element = element;
        while (lookOf(line).display === 'inline' && line.parentElement) line = line.parentElement;
        const { left, right } = isText && lookOf(line).endsInDots ? boxOf(line) : box;
        if (left < -SLACK || right > innerWidth + SLACK) {
          if (!element.closest(`.palette, ${scrolls}`)) faults.add(`${nameOf(element)} leaves the window sideways`);
        }
      }
      // The names of tiles end in no dots: each has the lines that it needs.
      for (const name of scope.querySelectorAll('.hand-name, .army-tab-name, .tile-grid button > span')) {
        if (!isShown(name)) continue;
        range.selectNodeContents(name);
        const { right, bottom } = boxOf(name);
        const isCut = [...range.getClientRects()].some((line) => line.right > right + SLACK || (line.top + line.bottom) / 2 > bottom);
        if (isCut) faults.add(`${nameOf(name)} is cut off`);
      }
      const log = scope.querySelector('.log-panel .log');
      if (log && getComputedStyle(log.parentElement!).position === 'static') {
        const lines = log.clientHeight / (Number.parseFloat(getComputedStyle(log).lineHeight) + 6);
        if (lines < 5) faults.add(`the log shows ${lines.toFixed(1)} lines`);
      }
      for (const picture of scope.querySelectorAll('.tile-picture')) {
        if (!isShown(picture)) continue;
        const box = boxOf(picture);
        const cell = boxOf(picture.parentElement!);
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
      for (const [index, one] of items.entries()) {
        for (let next = index + 1; next < items.length; next++) {
          const other = items[next]!;
          if (other.seen.top >= one.seen.bottom) break;
          if (!isArea(meet(one.seen, other.seen))) continue;
          if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element)) continue;
          if (layerOf(one.element) !== layerOf(other.element) || isHanging(one.element, other.element)) continue;
          faults.add(`${nameOf(one.element)} and ${nameOf(other.element)} overlap`);
        }
      }
      return [...faults];
    },
    { overlays: OVERLAYS.join(), hanging: HANGING, scrolls: SCROLLS },
  );
