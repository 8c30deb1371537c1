import type { Signal } from '@preact/signals';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { TableStore } from '../../store/TableStore.js';

interface Pinging {
  readonly store: Pick<TableStore, 'me' | 'online'>;
  readonly pinging: Signal<boolean>;
}

/** Points out a hex to the team; returns whether the player was about to. */
export const sendPing = ({ store, pinging }: Pinging, at: Hex): boolean => {
  const { online } = store;
  const seat = store.me.peek();
  if (!pinging.peek() || !online || seat === null) return false;
  pinging.value = false;
  void online.ask('ping', { seat, at });
  return true;
};
