import type { Signal } from '@preact/signals';
import type { TableDialog } from './TableUi.js';
import { isTyping, shortcutOf } from '../store/input/shortcuts.js';

/** The keys that open a window over a table: the keys of the table, and the remaining tiles, those of `seat` first. Escape closes it. */
export const windowKeys =
  (dialog: Signal<TableDialog | null>, seat: () => number) =>
  (event: KeyboardEvent): void => {
    const shortcut = shortcutOf(event, 'page');
    if (isTyping(event.target) || dialog.peek() !== null) return;
    if (shortcut === 'keys') dialog.value = { kind: 'keys' };
    else if (shortcut === 'tiles') dialog.value = { kind: 'tiles', seat: seat() };
    else return;
    event.preventDefault();
  };
