import type { ReadonlySignal } from '@preact/signals';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Table } from '@hexfall/shared/model/state';
import { refusalOf } from '@hexfall/shared/rules/step';
import type { RefusedNotice } from '../notice.js';
import type { TableStore } from '../TableStore.js';

/** A turn that is laid out while others play, as far as the input needs it: see `TurnPlan`. */
export interface Planning {
  /** Whether what the player does is planned, not done. */
  readonly isActive: ReadonlySignal<boolean>;
  readonly table: ReadonlySignal<Table | null>;
  readonly legal: ReadonlySignal<readonly Intent[]>;
  add(intent: Intent): void;
  carriedOut(intent: Intent): void;
  removeLast(): void;
}

type Played = Pick<TableStore, 'legal' | 'playback'>;

/** Returns the table that the player acts on, and what is legal there. */
export const playedOn = ({ legal, playback }: Played, planning: Planning | null): Pick<Planning, 'legal' | 'table'> =>
  planning?.isActive.value ? planning : { legal, table: playback.shown };

/** Returns why an intent is refused on that table; null if it is not. */
export const refusalIn = (store: TableStore, planning: Planning | null, intent: Intent): string | RefusedNotice | null => {
  const [table, me] = [planning?.table.peek(), store.me.peek()];
  return planning?.isActive.peek() && table && me !== null ? refusalOf(table, me, intent) : store.refusalOf(intent);
};

/** Plans an intent, or sends it. Resigning is never planned. */
export const doOrPlan = (store: TableStore, planning: Planning | null, intent: Intent): void => {
  if (planning?.isActive.peek() && intent.do !== 'resign') return planning.add(intent);
  planning?.carriedOut(intent);
  void store.act(intent);
};
