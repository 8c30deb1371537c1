import { ServerError, type Client } from '@colyseus/core';
import { JOIN_REFUSED } from '@hexfall/shared/protocol/messages';
import type { Visitor } from './Visitor.js';

/** How many connections one table serves. */
export interface CrowdLimits {
  readonly spectators: number;
  /** Of each seat: tabs and devices of one player. */
  readonly perSeat: number;
}

type Connection = Pick<Client, 'leave'> & { readonly userData?: Visitor | undefined };

/**
 * Makes room for a newcomer among those who are there, or throws an error for the page to see. Spectators never keep a player
 * out, and a player never another one: one connection too many of a seat ends the oldest of that seat.
 */
export const makeRoom = (newcomer: Visitor, present: readonly Connection[], limits: CrowdLimits): void => {
  const { seats } = newcomer.standing;
  if (seats.length === 0 && !newcomer.standing.creator) {
    const spectators = present.filter(({ userData }) => userData?.standing.seats.length === 0).length;
    if (spectators >= limits.spectators) throw new ServerError(JOIN_REFUSED.noRoom, 'Too many are watching this table already.');
  }
  for (const seat of seats) {
    const holders = present.filter(({ userData }) => userData?.standing.seats.includes(seat));
    if (holders.length >= limits.perSeat) holders[0]?.leave();
  }
};
