import { useEffect, useRef } from 'preact/hooks';
import { belongsToFocus } from './keyFocus.js';
import { isTyping, type ShortcutGroup, type ShortcutIn, shortcutOf } from './shortcuts.js';

/** What the shortcuts of a group do. One that returns false has done nothing: its key stays the browser's. */
export type ShortcutHandlers<G extends ShortcutGroup> = { readonly [S in ShortcutIn<G>]?: (event: KeyboardEvent) => unknown };

/** What is done once, however long its key is held down. */
const ONCE: readonly string[] = ['end', 'plan', 'hint', 'sound'];

/** Groups with keys that move within lists and scroll. The focused element may use them itself. */
const MOVING: readonly ShortcutGroup[] = ['battle', 'match'];

/** Returns whether a pressed key is no shortcut: the user is typing, a dialog is open, or it belongs to the focused element. */
const isTaken = (event: KeyboardEvent, group: ShortcutGroup, shortcut: string): boolean => {
  if (isTyping(event.target) || document.querySelector('dialog[open]')) return true;
  if (event.repeat && ONCE.includes(shortcut)) return true;
  return MOVING.includes(group) && shortcut !== 'leave' && belongsToFocus(event);
};

/**
 * Handles shortcuts of a group while a component is there; see `SHORTCUTS`. Several components may handle the same one.
 * @param isFirst whether it is asked before others, which do not get the keys that it handles.
 */
export const useShortcuts = <G extends ShortcutGroup>(group: G, handlers: ShortcutHandlers<G>, { isFirst = false } = {}): void => {
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const shortcut = shortcutOf(event, group);
      if (shortcut === null || isTaken(event, group, shortcut)) return;
      const handle = latest.current[shortcut];
      if (!handle || handle(event) === false) return;
      event.preventDefault();
      if (isFirst) event.stopImmediatePropagation();
    };
    addEventListener('keydown', listen, isFirst);
    return () => removeEventListener('keydown', listen, isFirst);
  }, []);
};
