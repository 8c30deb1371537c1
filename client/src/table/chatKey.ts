import type { Signal } from '@preact/signals';
import type { TableDialog } from './TableUi.js';
import { isTyping, shortcutOf } from '../store/input/shortcuts.js';

const findField = (): HTMLInputElement | null => document.querySelector<HTMLInputElement>('.chat-panel input[name="line"]');

/** The key T leads to the field for what one wants to say: beside the board, or in a window over it. Escape leads back. */
export const chatKey =
  (dialog: Signal<TableDialog | null>) =>
  (event: KeyboardEvent): void => {
    if (shortcutOf(event, 'page') !== 'chat' || isTyping(event.target)) return;
    if (dialog.peek() !== null) return;
    event.preventDefault();
    const fold = document.querySelector<HTMLButtonElement>('.chat-fold');
    if (!fold || fold.offsetParent === null) {
      dialog.value = { kind: 'chat' };
      requestAnimationFrame(() => document.querySelector<HTMLInputElement>('dialog input[name="line"]')?.focus());
      return;
    }
    if (fold.getAttribute('aria-expanded') === 'false') fold.click();
    const field = findField();
    // The next key belongs to the field already; it comes a frame later where the conversation was folded.
    if (field) field.focus();
    else requestAnimationFrame(() => findField()?.focus());
  };
