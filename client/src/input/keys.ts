import { settings } from '../store/settings.js';
import { t } from '../text/translate.js';
import type { Controls } from './controls.js';
import { undo } from './takeBack.js';

/** Whether keys are letters for what has the focus. */
export const isTyping = (target: EventTarget | null): boolean => target instanceof HTMLInputElement && target.type !== 'radio';

const isPressable = (target: EventTarget | null): boolean => target instanceof Element && target.closest('button, a, summary') !== null;

/** U, or Ctrl and Z as everywhere. */
const isUndo = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean => {
  if (altKey || shiftKey) return false;
  return ctrlKey || metaKey ? key === 'z' : key === 'u' || key === 'U';
};

/** The keys of a table: U takes back, digits take a tile, Q and E turn it, Enter confirms, F shows and hides the forecast, I keeps in sight what is pointed at, Delete discards, Escape goes back; `chatKey` has T, `sheetKey` R. Windows over the table keep their keys to themselves. */
export const tableKeys =
  (controls: Controls) =>
  (event: KeyboardEvent): void => {
    if (isTyping(event.target)) return;
    if (isUndo(event)) {
      event.preventDefault();
      return undo(controls);
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    switch (event.key) {
      case 'q':
      case 'Q':
        return controls.turn(-1);
      case 'e':
      case 'E':
        return controls.turn(1);
      case 'Escape':
        return controls.cancel();
      case 'f':
      case 'F':
        if (controls.store.online?.arrangement.peek()?.forecast === false) return controls.store.say(t('forecast.off'), false);
        settings.forecast.value = !settings.forecast.value;
        return;
      case 'i':
      case 'I':
        return controls.inspectPointed();
      case 'Delete':
        return controls.discardTaken();
      case 'Enter':
        // A focused button does what it says; Enter anywhere else confirms.
        if (!isPressable(event.target)) controls.confirm();
        return;
      default:
        if (/^[1-9]$/.test(event.key)) controls.takeSlot(Number(event.key) - 1);
    }
  };
