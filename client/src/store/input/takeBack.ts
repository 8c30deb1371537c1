import { type TakeBackBar, takeBackBar } from '../notice.js';
import type { TableStore } from '../TableStore.js';
import type { Controls } from './controls.js';

/** Returns why nothing can be taken back at a table now; null if something can. */
export const takeBackProblem = ({ playback }: Pick<TableStore, 'playback'>): TakeBackBar | null => {
  const table = playback.shown.value;
  return table && takeBackBar(table, playback.latest.value);
};

/** Undoes the last pick, or else the last action. Says why if neither is possible. */
export const undo = (controls: Controls): void => {
  const { store } = controls;
  const selection = controls.selection.peek();
  const isChoosing =
    selection !== null && (selection.picks.length > 0 || selection.source.kind === 'tile' || selection.source.kind === 'bomber');
  if (isChoosing) return controls.cancel();
  if (controls.planning?.isActive.peek()) return controls.planning.removeLast();
  const table = store.playback.shown.peek();
  if (!table || store.playback.busy.peek() || !store.mine.peek().includes(table.turn.player)) return;
  const problem = takeBackProblem(store);
  if (problem === null) controls.send({ do: 'take-back' });
  else store.say({ code: `take-back-${problem}` });
};
