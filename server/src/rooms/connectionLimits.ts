import { type Client, ServerError } from '@colyseus/core';
import { WebSocket } from 'ws';
import { CROWDED_OUT, JOIN_REFUSED } from '@hexfall/shared/protocol/messages';
import { socketOf } from '../transport/LimitedSocket.js';
import type { Participant } from './Participant.js';

/** The most connections of one table. */
export interface ConnectionLimits {
  readonly spectators: number;
  /** Per seat: tabs and devices of one player. */
  readonly perSeat: number;
}

/** The limits in the current phase. */
interface CurrentLimits extends ConnectionLimits {
  /** Whether a seat is free that the new client may want to take. */
  readonly isLobby: boolean;
}

type Connection = Pick<Client, 'leave' | 'ref'> & { readonly userData?: Participant | undefined };

const isSpectator = ({ userData }: Connection): boolean => userData?.access.seats.length === 0;

/** Groups connections by address, oldest first. */
const byAddress = (connections: readonly Connection[]): ReadonlyMap<string, readonly Connection[]> => {
  const found = new Map<string, Connection[]>();
  for (const connection of connections) {
    const address = connection.userData?.address ?? '';
    const others = found.get(address);
    if (others) others.push(connection);
    else found.set(address, [connection]);
  }
  return found;
};

/**
 * Returns the spectator to disconnect for a new one, or null to refuse the new one. It is one of the address with the most spectators, so
 * no address keeps others out. While a seat is free every client gets in, and the oldest spectator leaves.
 */
const whoLeaves = ({ address }: Participant, spectators: readonly Connection[], isLobby: boolean): Connection | null => {
  // The creator is never disconnected, even without a seat.
  const addresses = byAddress(spectators.filter(({ userData }) => userData?.access.creator !== true));
  const own = addresses.get(address)?.length ?? 0;
  const [most = []] = [...addresses.values()].toSorted((a, b) => b.length - a.length);
  return isLobby || most.length > own + 1 ? (most[0] ?? null) : null;
};

/**
 * Enforces the limits when a client joins: disconnects an older one, or throws an error that the page shows. Spectators never keep players
 * out, and players never other players: one connection too many of a seat ends the oldest of that seat.
 */
export const enforceLimits = (newcomer: Participant, connections: readonly Connection[], limits: CurrentLimits): void => {
  // Connections that are being closed do not count.
  const present = connections.filter((connection) => socketOf(connection).readyState === WebSocket.OPEN);
  const { seats } = newcomer.access;
  if (seats.length === 0 && !newcomer.access.creator) {
    const spectators = present.filter(isSpectator);
    if (spectators.length >= limits.spectators) {
      const leaving = whoLeaves(newcomer, spectators, limits.isLobby);
      if (!leaving) throw new ServerError(JOIN_REFUSED.noRoom, 'Too many are watching this table already.');
      leaving.leave(CROWDED_OUT);
    }
  }
  for (const seat of seats) {
    const holders = present.filter(({ userData }) => userData?.access.seats.includes(seat));
    if (holders.length >= limits.perSeat) holders[0]?.leave();
  }
};
