import type { Signal } from '@preact/signals';
import type { TableDialog } from '../hud/tableScope.js';
import { isTyping } from './keys.js';

/** The key R shows what is still to come; `seat` says for whom first. In the window Escape leads back. */
export const sheetKey =
  (dialog: Signal<TableDialog | null>, seat: () => number) =>
  (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 'r' || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (dialog.peek() !== null) return;
    event.preventDefault();
    dialog.value = { kind: 'tiles', seat: seat() };
  };
