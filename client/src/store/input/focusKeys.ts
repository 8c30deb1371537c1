import { isTyping, type PressedKey } from './shortcuts.js';

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

/** Whether keys scroll a part of the page that an element is in; the page itself does not count. */
const isInScroller = (element: Element): boolean => {
  for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
    if (part.matches('[tabindex]') && ['auto', 'scroll'].includes(getComputedStyle(part).overflowY)) return true;
  }
  return false;
};

/** Whether a pressed key belongs to what has the focus, or has been used there: it is then no shortcut of the page. */
export const belongsToFocus = (event: PressedKey & Pick<KeyboardEvent, 'target' | 'defaultPrevented'>): boolean => {
  const { target, key } = event;
  if (event.defaultPrevented || isTyping(target)) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog')) return true;
  if (OWN_KEYS.some(([elements, keys]) => keys.includes(key) && target.closest(elements))) return true;
  return SCROLLING.includes(key) && isInScroller(target);
};
