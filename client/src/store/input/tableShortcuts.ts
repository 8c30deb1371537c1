import type { TileKey } from '@hexfall/shared/model/tile';
import { settings } from '../../platform/settings.js';
import type { Controls } from './controls.js';
import { focusChoice, goToBoard } from './keyFocus.js';
import { digitOf, isTyping, shortcutOf } from './shortcuts.js';
import { undo } from './takeBack.js';

const isPressable = (target: EventTarget | null): boolean => target instanceof Element && target.closest('button, a, summary') !== null;

/** Gives the answer of this place to the open question of the user. Returns whether there is one. */
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
const toggleForecast = ({ store }: Controls): void => {
  if (store.players?.arrangement.peek()?.forecast === false) return store.say({ code: 'no-forecast' }, false);
  settings.forecast.value = !settings.forecast.value;
};

/**
 * The keys with which tiles and units are played; see `SHORTCUTS`. Dialogs over the table handle their own keys.
 * @param slants whether Home, End and the page keys lead to the board while nothing has the focus.
 */
export const tableShortcuts =
  (controls: Controls, slants: boolean) =>
  (event: KeyboardEvent): void => {
    if (isTyping(event.target)) return;
    const ofTurn = shortcutOf(event, 'turn');
    if (ofTurn === 'undo') {
      event.preventDefault();
      return undo(controls);
    }
    if (ofTurn === 'forecast') return toggleForecast(controls);
    switch (shortcutOf(event, 'tile')) {
      case 'take': {
        const place = digitOf(event) - 1;
        if (!answerByKey(controls, place)) takeByKey(controls, place);
        return;
      }
      case 'left':
        return controls.turn(-1);
      case 'right':
        return controls.turn(1);
      case 'cancel':
        return controls.cancel();
      case 'inspect':
        return controls.inspection.toggle(controls.hovered.peek());
      case 'discard':
        return discardByKey(controls, event.target);
      case 'confirm':
        // Enter presses a focused button; anywhere else it confirms.
        if (!isPressable(event.target)) controls.confirm();
        return;
      case null:
        if (event.target === document.body && !controls.store.playback.busy.peek() && goToBoard(event, slants)) event.preventDefault();
    }
  };
