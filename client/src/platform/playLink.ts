import type { Printable } from '@hexfall/shared/notation/formatPosition';
import { fragmentOf, SANDBOX_PATH } from './positionLink.js';
import { PLAYERS_PARAMETER, type SeatPlayer } from './seatPlayers.js';

/*
 * Loaded when it is needed only: the page of a table does without the notation.
 */

/** The address at which a position is played on in the sandbox, without the server's name. @param players by seat. */
export const playPath = async (table: Printable, players: readonly SeatPlayer[]): Promise<string> =>
  `${SANDBOX_PATH}?${PLAYERS_PARAMETER}=${players.join(',')}${await fragmentOf(table)}`;
