import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { tiebreakOrder } from '../rules/tiebreak.js';
import { leaders } from '../rules/outcome.js';
import { sides } from '../rules/sides.js';

/**
 * E4: who has additional turns and in which order, as far as it follows from the rest of a position: those who lead now (with two sides
 * both are tied, whatever has happened since), from the player after the latest turn of the one whose draw ended the game.
 */
export const usualTiebreak = (table: Table): Seat[] =>
  tiebreakOrder(table, sides(table).length > 2 ? leaders(table).flat() : [...table.players.keys()]);
