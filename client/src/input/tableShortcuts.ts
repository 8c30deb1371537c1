import type { TileKey } from '@hexfall/shared/model/tile';
import { settings } from '../settings/settings.js';
import type { Controls } from './controls.js';
import { focusChoice, goToBoard } from './keyFocus.js';
import { undo } from './takeBack.js';

/** Whether the focused element takes keys as text. */
export const isTyping = (target: EventTarget | null): boolean => target instanceof HTMLInputElement && target.type !== 'radio';

const isPressable = (target: EventTarget | null): boolean => target instanceof Element && target.closest('button, a, summary') !== null;

/** U, or Ctrl+Z. */
export const isUndo = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean => {
  if (altKey || shiftKey) return false;
  return ctrlKey || metaKey ? key === 'z' : key === 'u' || key === 'U';
};

/** Takes a tile of the hand and moves the focus to where it can go. */
const takeByKey = (controls: Controls, slot: number): void => {
  controls.takeSlot(slot);
  if (controls.selection.peek()?.source.kind === 'tile') focusChoice(controls);
};

/** Discards the tile of the hand that has the focus, else the one that has been taken. */
const discardByKey = (controls: Controls, target: EventTarget | null): void => {
  const tile = target instanceof HTMLElement ? target.closest<HTMLElement>('.hand-tile')?.dataset['tile'] : undefined;
  if (tile !== undefined && controls.canDiscard(tile as TileKey)) controls.discard(tile as TileKey);
  else controls.discardTaken();
};

/**
 * The keyboard shortcuts of a table: U takes back, digits take a tile, Q and E turn it, Enter confirms, F toggles the forecast, I inspects
 * what is pointed at, Delete discards, Escape goes back; `chatKey` has T, `sheetKey` R, `planKey` H. Dialogs over the table handle their own keys.
 */
export const tableShortcuts =
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
        if (controls.store.players?.arrangement.peek()?.forecast === false) return controls.store.say({ code: 'no-forecast' }, false);
        settings.forecast.value = !settings.forecast.value;
        return;
      case 'i':
      case 'I':
        return controls.inspectHovered();
      case 'Delete':
      case 'Backspace':
        return discardByKey(controls, event.target);
      case 'Enter':
        // Enter presses a focused button; anywhere else it confirms.
        if (!isPressable(event.target)) controls.confirm();
        return;
      default:
        if (/^[1-9]$/.test(event.key)) return takeByKey(controls, Number(event.key) - 1);
        if (event.target === document.body && !controls.store.playback.busy.peek() && goToBoard(event.key)) event.preventDefault();
    }
  };
