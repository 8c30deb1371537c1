import type { Hex } from '../hex/cells.js';
import type { Seat } from '../model/seat.js';

/*
 * Pings: a player points out a hex to the team. They are shown for some seconds and never kept.
 */

/** Points out a hex to the clients of the seat's team. */
export interface PingRequest {
  readonly n: number;
  readonly seat: Seat;
  readonly at: Hex;
}

/** A ping, as the clients of the team get it; the one that sent it, too. */
export interface Ping {
  /** As in `ChatLine`: who has muted the player is shown no pings either. */
  readonly by: string;
  readonly seat: Seat;
  readonly at: Hex;
}
