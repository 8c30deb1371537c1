import type { Intent } from '../model/intent.js';
import type { Seat, Table } from '../model/state.js';
import { legalIntents } from './legal.js';
import { step } from './step.js';

/**
 * The legal intents of a player that can be carried out on this very table, in the same order. On a position that knows some
 * piles only as numbers it leaves out what leads to a draw from one of them; `legalIntents` lists these too, for a page that
 * shows what is possible does not know the piles either. Whether a draw follows may hang on a whole battle, so it is tried.
 */
export const playableIntents = (table: Table, seat: Seat): Intent[] => {
  const legal = legalIntents(table, seat);
  if (table.players.every(({ pile }) => typeof pile !== 'number')) return legal;
  return legal.filter((intent) => step(table, seat, intent).ok);
};
