import { isAgainstComputers } from '../../store/seating.js';
import type { TableStore } from '../../store/TableStore.js';
import { t } from '../../text/translate.js';
import type { TableUi } from '../TableUi.js';

/** Whether the player of the page may get hints: everybody else at the table is a computer player. Never where forecasts are off. */
export const mayHint = ({ players, mine }: TableStore): boolean =>
  players !== null &&
  !players.isShared.value &&
  players.arrangement.value?.forecast !== false &&
  isAgainstComputers(players.seats.value, mine.value);

/** What the button for hints does now; null if nothing. */
type HintUse = 'ask' | 'cancel' | 'whole' | 'hide';

export const hintState = ({ store, planner }: TableUi): HintUse | null => {
  if (!mayHint(store)) return null;
  const planned = planner.planned.value;
  if (planner.isPlanning.value) return 'cancel';
  if (planned) return planned.isWhole || planned.steps.length < 2 ? 'hide' : 'whole';
  return store.legal.value.length > 0 ? 'ask' : null;
};

/** Asks for a turn; says if none can be planned. */
export const askForTurn = ({ planner, store }: TableUi, question: Parameters<TableUi['planner']['ask']>[0]): void => {
  planner.ask(question).catch((err: unknown) => {
    reportError(err);
    store.say(t('plan.failed'));
  });
};

/** A first press shows the next step, a second one the whole turn, a third one hides it. */
export const pressHint = (ui: TableUi): void => {
  const { store, planner } = ui;
  const [table, seat] = [store.playback.shown.peek(), store.me.peek()];
  switch (hintState(ui)) {
    case 'ask':
      if (table && seat !== null) askForTurn(ui, { table, seat, isWhole: false });
      return;
    case 'whole':
      return planner.showWhole();
    case 'cancel':
    case 'hide':
      return planner.hide();
    case null:
      return;
  }
};
