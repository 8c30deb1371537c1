import type { GameEvent } from '@hexfall/shared/model/event';
import type { PublicTable } from '@hexfall/shared/model/publicTable';
import type { TableStore } from '../store/TableStore.js';
import { t } from '../text/translate.js';
import type { Controls } from './controls.js';

/** off: the table is played without · question: it is open · revealed: since then · nothing: has been done */
export const TAKE_BACK_BARS = ['off', 'question', 'revealed', 'nothing'] as const;
export type TakeBackBar = (typeof TAKE_BACK_BARS)[number];

/**
 * T7: why the last action cannot be taken back; null if it can.
 * @param latest what happened last.
 */
export const takeBackBar = (
  { canTakeBack, options, decision }: Pick<PublicTable, 'canTakeBack' | 'options' | 'decision'>,
  latest: readonly GameEvent[],
): TakeBackBar | null => {
  if (canTakeBack) return null;
  if (!options.takeBack) return 'off';
  if (decision) return 'question';
  const happened = (...types: readonly GameEvent['type'][]): boolean => latest.some(({ type }) => types.includes(type));
  if (happened('took-back', 'turn-started', 'set-up')) return 'nothing';
  return happened('drew', 'redrew', 'battle-started', 'chose') ? 'revealed' : 'nothing';
};

/** Why nothing can be taken back at a table now, as a sentence with its clause; null if something can. */
export const takeBackProblem = ({ theater }: Pick<TableStore, 'theater'>): string | null => {
  const table = theater.shown.value;
  const bar = table && takeBackBar(table, theater.latest.value);
  return bar && t(`acting.takeBack.${bar}`);
};

/** One step back: out of what is being chosen, or else the last action is taken back. Says why if neither can be. */
export const undo = (controls: Controls): void => {
  const { store } = controls;
  const selection = controls.selection.peek();
  const isChoosing =
    selection !== null && (selection.picks.length > 0 || selection.source.kind === 'tile' || selection.source.kind === 'bomber');
  if (isChoosing) return controls.cancel();
  const table = store.theater.shown.peek();
  if (!table || store.theater.busy.peek() || !store.mine.peek().includes(table.turn.player)) return;
  const problem = takeBackProblem(store);
  if (problem === null) controls.send({ do: 'take-back' });
  else store.say(problem);
};
