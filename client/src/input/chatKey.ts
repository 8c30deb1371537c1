import type { Signal } from '@preact/signals';
import type { TableDialog } from '../hud/tableScope.js';
import { isTyping } from './keys.js';

const findField = (): HTMLInputElement | null => document.querySelector<HTMLInputElement>('.chat-panel input[name="line"]');

/** The key T leads to the field for what one wants to say: beside the board, or in a window over it. Escape leads back. */
export const chatKey =
  (dialog: Signal<TableDialog | null>) =>
  (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 't' || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (dialog.peek() !== null) return;
    event.preventDefault();
    const field = findField();
    if (field && field.offsetParent !== null) field.focus();
    else dialog.value = { kind: 'chat' };
  };
