import type { Signal } from '@preact/signals';
import type { TableDialog } from './TableUi.js';
import { isTyping } from '../input/tableShortcuts.js';

/** The key R shows the remaining tiles, those of `seat` first. Escape closes the window. */
export const sheetKey =
  (dialog: Signal<TableDialog | null>, seat: () => number) =>
  (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 'r' || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (dialog.peek() !== null) return;
    event.preventDefault();
    dialog.value = { kind: 'tiles', seat: seat() };
  };
