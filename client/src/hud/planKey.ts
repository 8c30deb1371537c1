import { isTyping } from '../input/tableShortcuts.js';
import type { TableUi } from './TableUi.js';

const isInDialog = (target: EventTarget | null): boolean => target instanceof Element && target.closest('dialog') !== null;

/** The key H plans a turn, or does what comes next with the one shown; Escape hides it. */
export const planKey =
  ({ planner }: TableUi, press: () => void) =>
  (event: KeyboardEvent): void => {
    if (isTyping(event.target) || isInDialog(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'h' || event.key === 'H') press();
    else if (event.key === 'Escape') planner.hide();
  };
