import type { Controls } from '../store/input/controls.js';
import { isTyping, shortcutOf } from '../store/input/shortcuts.js';
import { t } from '../text/translate.js';
import type { TableUi } from './TableUi.js';

/** Whether a tile, or what an instant does, is on the board but not confirmed. */
const isLaidOut = ({ selection, choice }: Controls): boolean => {
  const chosen = selection.peek();
  return Boolean(choice.peek()?.turning) || (chosen?.source.kind === 'tile' && chosen.picks.length > 0);
};

/**
 * Ends the turn, or says what is missing: a question, a tile to discard, a tile that is laid out. Where something could still be done,
 * it asks first, as often as the user wants.
 */
export const endTurn = ({ store, controls }: TableUi): void => {
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

const isInDialog = (target: EventTarget | null): boolean => target instanceof Element && target.closest('dialog') !== null;

/** The key N ends the turn; P plans the next one, and carries out what has been planned. */
export const turnKeys =
  (ui: TableUi) =>
  (event: KeyboardEvent): void => {
    if (isTyping(event.target) || isInDialog(event.target) || event.repeat) return;
    const shortcut = shortcutOf(event, 'turn');
    if (shortcut === 'end') endTurn(ui);
    else if (shortcut === 'plan' && ui.store.players) pressPlan(ui);
  };
