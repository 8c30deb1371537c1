import type { Seat, Table } from '../model/state.js';
import { isInPlay } from './outcome.js';
import { turnOrder } from './sides.js';

/** The next slot in the order of turns whose player satisfies the condition. Throws when there is none. */
export const slotAfter = (table: Table, slot: number, wanted: (seat: Seat) => boolean): number => {
  const order = turnOrder(table);
  for (let i = 1; i <= order.length; i++) {
    const next = (slot + i) % order.length;
    if (wanted(order[next]!)) return next;
  }
  throw new Error('nobody is left to play');
};

/** The latest place of a player in the order of turns, up to the present one. */
export const latestSlot = (table: Table, seat: Seat): number => {
  const order = turnOrder(table);
  const { slot } = table.turn;
  for (let i = 0; i < order.length; i++) {
    const before = (slot - i + order.length) % order.length;
    if (order[before] === seat) return before;
  }
  throw new Error(`player ${seat} has no place in the order`);
};

/** Who comes after a player in the order of turns, leaving out those who are out or not wanted; null when there is none. */
export const nextInOrder = (table: Table, seat: Seat, isWanted: (seat: Seat) => boolean = () => true): Seat | null => {
  const order = turnOrder(table);
  const wanted = (other: Seat): boolean => other !== seat && isInPlay(table, other) && isWanted(other);
  return order.some(wanted) ? order[slotAfter(table, latestSlot(table, seat), wanted)]! : null;
};
