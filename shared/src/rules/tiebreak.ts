import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { isInPlay, leaders, takesTurns } from './outcome.js';
import { sides, turnOrder } from './sides.js';
import { latestSlot } from './turnOrder.js';

/** The place in the order of turns of the draw that ended the game (E2). */
export const lastDrawSlot = (table: Table): number => latestSlot(table, table.turn.lastDrawnBy ?? table.turn.player);

/** E4: those tied for first place, in the order of their additional turns: from the player after the one whose draw ended the game. */
export const tiebreakOrder = (table: Table, tied: readonly Seat[]): Seat[] => {
  const order = turnOrder(table);
  const last = lastDrawSlot(table);
  const turns = order.map((_, i) => order[(last + 1 + i) % order.length]!);
  return [...new Set(turns)].filter((seat) => tied.includes(seat) && isInPlay(table, seat));
};

/** B6: who had the last turn before the final battle; if out or resigned since, who had the turn before. */
export const additionalStarter = (table: Table, contest: readonly Seat[]): Seat => {
  const last = lastTurns(table, contest).findLast((seat) => takesTurns(table, seat));
  if (last === undefined) throw new Error('nobody is left to start a battle');
  return last;
};

/** E2: the player who drew the last tile and those who had one more turn, in order. */
const lastTurns = (table: Table, contest: readonly Seat[]): Seat[] => {
  const order = turnOrder(table);
  const drawer = table.turn.lastDrawnBy ?? table.turn.player;
  const seatAt = (slot: number): Seat => order[slot % order.length]!;
  // One against two: the loner has two places, and the first additional turn is that of the opponent after the last tile was drawn.
  const beforeContest = order.findIndex((seat, slot) => seat === drawer && seatAt(slot + 1) === contest[0]);
  const first = beforeContest < 0 ? latestSlot(table, drawer) : beforeContest;
  const turns: Seat[] = [];
  for (let slot = first; !turns.includes(seatAt(slot)); slot++) turns.push(seatAt(slot));
  return turns;
};

/**
 * E4: who has additional turns and in which order, as far as it follows from the rest of a position: those who lead now (with two sides
 * both are tied, whatever has happened since), from the player after the latest turn of the one whose draw ended the game.
 */
export const usualTiebreak = (table: Table): Seat[] =>
  tiebreakOrder(table, sides(table).length > 2 ? leaders(table).flat() : [...table.players.keys()]);
