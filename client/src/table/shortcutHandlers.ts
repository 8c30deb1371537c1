import type { Signal } from '@preact/signals';
import { settings } from '../platform/settings.js';
import type { Controls } from '../store/input/controls.js';
import type { ShortcutHandlers } from '../store/input/useShortcuts.js';
import type { TableStore } from '../store/TableStore.js';
import { t } from '../text/translate.js';
import type { ReplayControls } from './replay/ReplayControls.js';
import type { TableDialog, TableUi } from './TableUi.js';

const findField = (): HTMLInputElement | null => document.querySelector<HTMLInputElement>('.chat-panel input[name="line"]');

/** Moves to the message field: beside the board, or in a window over it. Escape moves back. */
export const goToChat = (dialog: Signal<TableDialog | null>): void => {
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

/** Turns all sound off, or on again. */
export const toggleSound = (store: Pick<TableStore, 'say'>): void => {
  settings.sound.value = !settings.sound.peek();
  store.say(t(settings.sound.peek() ? 'sound.turnedOn' : 'sound.turnedOff'), false);
};

/** Whether a tile, or what an instant does, is on the board but not confirmed. */
const isLaidOut = ({ selection, choice }: Controls): boolean => {
  const chosen = selection.peek();
  return Boolean(choice.peek()?.turning) || (chosen?.source.kind === 'tile' && chosen.picks.length > 0);
};

/**
 * Ends the turn, or says what is missing: a question, a tile to discard, a tile being placed. If something could still be done, it asks
 * first, as often as the user wants.
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

/** Starts or stops planning while others play; in the own turn carries out the next step. Says why if it does nothing. */
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

/** What the keys of a replay do while one is on the board. */
export const replayShortcuts = (replay: ReplayControls): ShortcutHandlers<'battle'> => {
  const ifShown = (act: () => void) => () => (replay.current.peek() ? act() : false);
  return {
    play: ifShown(() => replay.toggle()),
    back: ifShown(() => replay.step(-1)),
    forward: ifShown(() => replay.step(1)),
    earlier: ifShown(() => replay.jumpPhase(-1)),
    later: ifShown(() => replay.jumpPhase(1)),
    start: ifShown(() => replay.jump(0)),
    finish: ifShown(() => replay.jump(Infinity)),
    leave: ifShown(() => (replay.asked.peek() ? replay.unask() : replay.skip())),
  };
};
