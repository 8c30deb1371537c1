import type { Room } from '@colyseus/core';

/** The framework's private record of seat reservations without a connection. */
interface Reservations {
  readonly _reservedSeats: Record<string, unknown>;
  readonly _reservedSeatTimeouts: Record<string, NodeJS.Timeout>;
}

/** Drops every unused reservation: the framework keeps a room until the last one has expired, for up to 15 seconds. */
export const dropReservations = (room: Pick<Room, 'roomId'>): void => {
  const { _reservedSeats: seats, _reservedSeatTimeouts: timeouts } = room as unknown as Reservations;
  for (const session of Object.keys(seats)) {
    clearTimeout(timeouts[session]);
    Reflect.deleteProperty(timeouts, session);
    Reflect.deleteProperty(seats, session);
  }
};
