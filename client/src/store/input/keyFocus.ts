import { cellOf, distance, type Hex, includesHex } from '@hexfall/shared/hex/cells';
import type { Controls } from './controls.js';
import { isTyping, type PressedKey } from './shortcuts.js';

/** Returns the cursor after hexes become selectable: it stays on a selectable hex, else moves to the nearest one. Null if there is none. */
export const nearestSelectable = (from: Hex, selectable: readonly Hex[]): Hex | null => {
  if (includesHex(selectable, from)) return from;
  return [...selectable].sort((a, b) => distance(from, a) - distance(from, b) || cellOf(a) - cellOf(b))[0] ?? null;
};

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

/** The hex that the cursor was on last; Tab leads to it. */
const homeHex = (): Hex => {
  const [q = 0, r = 0] = (find('.hex[tabindex="0"]')?.dataset['hex'] ?? '0,0').split(',').map(Number);
  return [q, r];
};

/** Moves the focus to where the taken tile can go: to a selectable hex, or to the button that sends it. */
export const focusChoice = (controls: Controls): void => {
  const landing = nearestSelectable(homeHex(), controls.choice.peek()?.selectable ?? []);
  if (landing) return find(`.hex[data-hex="${landing.join(',')}"]`)?.focus();
  // The button appears with the next rendering.
  queueMicrotask(() => find('.actions .action.primary')?.focus());
};

/** Moves the focus to the board. Returns whether there is one. */
export const goToBoard = (): boolean => {
  const home = find('.hex[tabindex="0"]');
  home?.focus();
  return home !== null;
};

const ARROWS = ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'];
const PAGING = ['Home', 'End', 'PageUp', 'PageDown'];

/** The elements that browsers, and the board, give keys of their own. */
const OWN_KEYS: readonly (readonly [elements: string, keys: readonly string[]])[] = [
  ['button, summary, [type="checkbox"], [type="file"]', [' ', 'Enter']],
  ['a', ['Enter']],
  ['[type="radio"]', [' ', ...ARROWS]],
  ['[type="range"], [role="grid"]', [...ARROWS, ...PAGING]],
];

const SCROLLING: readonly string[] = [' ', ...ARROWS, ...PAGING];

/** Returns whether keys scroll a part of the page around an element; the page itself does not count. */
const isInScroller = (element: Element): boolean => {
  for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
    if (part.matches('[tabindex]') && ['auto', 'scroll'].includes(getComputedStyle(part).overflowY)) return true;
  }
  return false;
};

/** Returns whether a pressed key belongs to the focused element, or was used there: then it is no shortcut of the page. */
export const belongsToFocus = (event: PressedKey & Pick<KeyboardEvent, 'target' | 'defaultPrevented'>): boolean => {
  const { target, key } = event;
  if (event.defaultPrevented || isTyping(target)) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog')) return true;
  if (OWN_KEYS.some(([elements, keys]) => keys.includes(key) && target.closest(elements))) return true;
  return SCROLLING.includes(key) && isInScroller(target);
};
