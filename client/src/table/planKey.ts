import { isTyping, shortcutOf } from '../store/input/shortcuts.js';
import type { TableUi } from './TableUi.js';

const isInDialog = (target: EventTarget | null): boolean => target instanceof Element && target.closest('dialog') !== null;

/** The key H plans a turn, or does what comes next with the one shown; Escape hides it. */
export const planKey =
  ({ planner }: TableUi, press: () => void) =>
  (event: KeyboardEvent): void => {
    if (isTyping(event.target) || isInDialog(event.target)) return;
    if (shortcutOf(event, 'turn') === 'hint') press();
    else if (shortcutOf(event, 'tile') === 'cancel') planner.hide();
  };
