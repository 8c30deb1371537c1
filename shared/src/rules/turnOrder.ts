import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { isInPlay, takesTurns } from './outcome.js';
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

/** B6: who starts a battle that is a player's to start: if out or resigned since, who had the turn before that player's latest, and so on. */
export const presentStarter = (table: Table, seat: Seat): Seat => {
  const order = turnOrder(table);
  const slot = latestSlot(table, seat);
  const before = order.map((_, i) => order[(slot - i + order.length) % order.length]!);
  const starter = before.find((other) => takesTurns(table, other));
  if (starter === undefined) throw new Error('nobody is left to start a battle');
  return starter;
};

/** Who comes after a player in the order of turns, leaving out those who are out or not wanted; null when there is none. */
export const nextInOrder = (table: Table, seat: Seat, isWanted: (seat: Seat) => boolean = () => true): Seat | null => {
  const order = turnOrder(table);
  const wanted = (other: Seat): boolean => other !== seat && isInPlay(table, other) && isWanted(other);
  return order.some(wanted) ? order[slotAfter(table, latestSlot(table, seat), wanted)]! : null;
};
