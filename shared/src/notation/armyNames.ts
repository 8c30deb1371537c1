import type { Seat } from '../model/seat.js';
import type { Player } from '../model/state.js';

type Owner = Pick<Player, 'army'>;

/** How the notation names the army of a player: `borgo`, or `borgo#1` where two players have it (O7). */
export const armyLabel = (players: readonly Owner[], { army }: Owner, seat: Seat): string =>
  players.filter((other) => other.army === army).length > 1 ? `${army}#${seat}` : army;

/** The names of all players' armies, in seating order. */
export const armyNames = (players: readonly Owner[]): string[] => players.map((player, seat) => armyLabel(players, player, seat));
