import type { Table } from '@hexfall/shared/model/state';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { playTurn } from '../store/computer/playTurn.js';
import type { PlannedTurnShown } from '../store/computer/TurnSuggester.js';
import { askForTurn } from '../table/plan/hint.js';
import type { TableUi } from '../table/TableUi.js';
import { drawnHand, readyToPlay } from './readyToPlay.js';
import { drawnHandText, type Sandbox } from './Sandbox.js';

/** The table on which a turn is planned: the position as it would be played on, or the one that is played. */
const tableOf = ({ activity, state, store }: Sandbox): Table => {
  if (activity.peek() === 'edit') return readyToPlay(state.peek()).table;
  return store.table;
};

/** Whether a turn can be planned for the position: it can be played on, no question is open, and no battle is being shown. */
export const canPlan = ({ activity, canGoOn, table, store }: Sandbox): boolean => {
  if (activity.value === 'edit') return canGoOn.value && table.value.decision === null;
  const [shown, acting] = [store.playback.shown.value, store.acting.value];
  const isMine = acting !== null && store.mine.value.includes(acting);
  return activity.value === 'play' && isMine && !store.playback.busy.value && shown !== null && !shown.outcome && !shown.decision;
};

/** Returns which hand a turn is planned with, where that is not the one of the position; else an empty text. */
export const plannedHandText = ({ activity, state }: Sandbox): string => {
  const drawn = activity.value === 'edit' ? drawnHand(state.value, readyToPlay(state.value)) : null;
  return drawn ? drawnHandText(drawn) : '';
};

/** Plans the best turn for the seat to act. Stops that instead if a turn is being planned or shown. */
export const pressBestTurn = (sandbox: Sandbox, ui: TableUi): void => {
  const { planner } = ui;
  if (planner.isPlanning.peek() || planner.planned.peek()) return planner.hide();
  if (!canPlan(sandbox)) return;
  const table = tableOf(sandbox);
  const seat = actingSeat(table);
  if (seat !== null) askForTurn(ui, { table, seat, isWhole: true });
};

/** Carries a planned turn out; a position that is being built is played on from. */
export const playBestTurn = (sandbox: Sandbox, { seat, intents }: PlannedTurnShown): void => {
  if (sandbox.activity.peek() === 'edit') sandbox.play();
  const played = playTurn(sandbox.store, seat, intents);
  if (!played.ok) sandbox.store.say(played.error);
};
