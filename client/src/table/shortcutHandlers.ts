import type { Signal } from '@preact/signals';
import type { TableDialog, TableUi } from './TableUi.js';
import { isTyping, shortcutOf } from '../store/input/shortcuts.js';
import { settings } from '../platform/settings.js';
import type { TableStore } from '../store/TableStore.js';
import { t } from '../text/translate.js';
import type { Controls } from '../store/input/controls.js';
import type { ReplayControls } from './replay/ReplayControls.js';
import { belongsToFocus } from '../store/input/keyFocus.js';

const isInDialog = (target: EventTarget | null): boolean => target instanceof Element && target.closest('dialog') !== null;

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

/** The key H plans a turn, or does what comes next with the one shown; Escape hides it. */
export const planKey =
  ({ planner }: TableUi, press: () => void) =>
  (event: KeyboardEvent): void => {
    if (isTyping(event.target) || isInDialog(event.target)) return;
    if (shortcutOf(event, 'turn') === 'hint') press();
    else if (shortcutOf(event, 'tile') === 'cancel') planner.hide();
  };

/** The key H asks the coach. */
export const hintKey =
  (ask: () => void) =>
  (event: KeyboardEvent): void => {
    if (shortcutOf(event, 'turn') === 'hint' && !event.repeat && !isTyping(event.target) && !isInDialog(event.target)) ask();
  };

/** The key M turns all sound off, and on again. */
export const soundKey =
  (store: Pick<TableStore, 'say'>) =>
  (event: KeyboardEvent): void => {
    if (shortcutOf(event, 'page') !== 'sound' || isTyping(event.target) || event.repeat) return;
    settings.sound.value = !settings.sound.peek();
    store.say(t(settings.sound.peek() ? 'sound.turnedOn' : 'sound.turnedOff'), false);
  };

/** Whether a tile, or what an instant does, is on the board but not confirmed. */
const isLaidOut = ({ selection, choice }: Controls): boolean => {
  const chosen = selection.peek();
  return Boolean(choice.peek()?.turning) || (chosen?.source.kind === 'tile' && chosen.picks.length > 0);
};

/**
 * Ends the turn, or says what is missing: a question, a tile to discard, a tile that is laid out. Where something could still be done,
 * it asks first, as often as the user wants.
 */
export const endTurnByKey = ({ store, controls }: TableUi): void => {
  const table = store.playback.shown.peek();
  const [me, legal] = [store.me.peek(), store.legal.peek()];
  if (!table || me === null || me !== table.turn.player || (legal.length === 0 && !table.decision))
    return store.say(t('acting.endTurn.notYours'));
  if (table.decision) return store.say(t('acting.endTurn.question'));
  if (table.turn.phase === 'setup') return store.say(t('table.todo.place-hq'));
  if (table.turn.mustDiscard) return store.say(t('table.action.discardFirst'));
  if (isLaidOut(controls)) return store.say(t('acting.endTurn.laidOut'));
  const refusal = legal.some(({ do: kind }) => kind === 'end-turn') ? null : store.refusalOf({ do: 'end-turn' });
  if (refusal !== null) return store.say(refusal);
  controls.send({ do: 'end-turn' });
};

/** Lays out a plan while others play, or stops that; in the own turn it carries out the next step. Says why if it does nothing. */
export const pressPlan = ({ store, controls, ownPlan }: TableUi): void => {
  if (!ownPlan.isTurn.peek()) {
    if (ownPlan.isPossible.peek()) return ownPlan.toggle();
    return store.say(t('plan.own.notNow'), false);
  }
  const [next] = ownPlan.steps.peek();
  if (!next) return store.say(t('plan.own.none'), false);
  if (store.playback.shown.peek()?.turn.mustDiscard) return store.say(t('table.action.discardFirst'));
  if (store.legal.peek().length > 0) controls.send(next.intent);
};

/** The key N ends the turn; P plans the next one, and carries out what has been planned. */
export const turnKeys =
  (ui: TableUi) =>
  (event: KeyboardEvent): void => {
    if (isTyping(event.target) || isInDialog(event.target) || event.repeat) return;
    const shortcut = shortcutOf(event, 'turn');
    if (shortcut === 'end') endTurnByKey(ui);
    else if (shortcut === 'plan' && ui.store.players) pressPlan(ui);
  };

/** The keys that open a window over a table: the keys of the table, and the remaining tiles, those of `seat` first. Escape closes it. */
export const windowKeys =
  (dialog: Signal<TableDialog | null>, seat: () => number) =>
  (event: KeyboardEvent): void => {
    const shortcut = shortcutOf(event, 'page');
    if (isTyping(event.target) || dialog.peek() !== null) return;
    if (shortcut === 'keys') dialog.value = { kind: 'keys' };
    else if (shortcut === 'tiles') dialog.value = { kind: 'tiles', seat: seat() };
    else return;
    event.preventDefault();
  };

/** The keys of a replay, while one is on the board; see `SHORTCUTS`. */
export const replayKeys =
  (replay: ReplayControls) =>
  (event: KeyboardEvent): void => {
    const shortcut = shortcutOf(event, 'battle');
    if (!replay.current.peek() || shortcut === null) return;
    if (shortcut === 'leave') return replay.asked.peek() ? replay.unask() : replay.skip();
    if (belongsToFocus(event)) return;
    switch (shortcut) {
      case 'back':
        replay.step(-1);
        break;
      case 'forward':
        replay.step(1);
        break;
      case 'earlier':
        replay.jumpPhase(-1);
        break;
      case 'later':
        replay.jumpPhase(1);
        break;
      case 'start':
        replay.jump(0);
        break;
      case 'finish':
        replay.jump(Infinity);
        break;
      case 'play':
        replay.toggle();
    }
    event.preventDefault();
  };
