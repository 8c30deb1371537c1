import type { TileKey } from '@hexfall/shared/model/tile';
import { settings } from '../../platform/settings.js';
import type { Controls } from './controls.js';
import { focusChoice, goToBoard } from './keyFocus.js';
import { digitOf } from './shortcuts.js';
import type { ShortcutHandlers } from './useShortcuts.js';

const isPressable = (target: EventTarget | null): boolean => target instanceof Element && target.closest('button, a, summary') !== null;

/** Answers the user's open question with the answer at this index. Returns whether there is one. */
const answerByKey = (controls: Controls, place: number): boolean => {
  const key = controls.store.playback.shown.peek()?.decision?.keys[place];
  const answer = controls.legal.peek().find((intent) => intent.do === 'choose' && intent.key === key);
  if (key === undefined || !answer) return false;
  controls.send(answer);
  return true;
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

/** Shows or hides what a battle would bring, unless the table has no forecast. */
export const toggleForecast = ({ store }: Controls): void => {
  if (store.players?.arrangement.peek()?.forecast === false) return store.say({ code: 'no-forecast' }, false);
  settings.forecast.value = !settings.forecast.value;
};

/** What the keys do with which tiles and units are played. */
export const tileShortcuts = (controls: Controls): ShortcutHandlers<'tile'> => ({
  take: (event) => {
    const place = digitOf(event) - 1;
    if (!answerByKey(controls, place)) takeByKey(controls, place);
  },
  left: () => controls.turn(-1),
  right: () => controls.turn(1),
  // Enter presses a focused button; anywhere else it confirms.
  confirm: ({ target }) => !isPressable(target) && controls.confirm(),
  discard: ({ target }) => discardByKey(controls, target),
  inspect: () => controls.inspection.toggle(controls.hovered.peek()),
  cancel: () => controls.cancel(),
});

/**
 * Handles the keys that move from hex to hex while nothing has the focus. They move it to the board.
 * @param slants whether Home, End and the page keys do, too.
 */
export const boardShortcuts = ({ store }: Controls, slants: boolean): ShortcutHandlers<'board'> => {
  const go = ({ target }: KeyboardEvent): boolean => target === document.body && !store.playback.busy.peek() && goToBoard();
  return { walk: go, ...(slants && { slant: go }) };
};
