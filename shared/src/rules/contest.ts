import type { Seat, Table } from '../model/state.js';
import { latestSlot } from './order.js';
import { isIn } from './outcome.js';
import { turnOrder } from './sides.js';

/** E4: those tied for first place, in the order of their additional turns: from the player after the one whose draw ended the game. */
export const contestOf = (table: Table, tied: readonly Seat[]): Seat[] => {
  const order = turnOrder(table);
  const last = latestSlot(table, table.turn.lastDrawnBy ?? table.turn.player);
  const turns = order.map((_, i) => order[(last + 1 + i) % order.length]!);
  return [...new Set(turns)].filter((seat) => tied.includes(seat) && isIn(table, seat));
};
