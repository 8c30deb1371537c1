import { ClientState, type Client, type Room } from '@colyseus/core';
import type { Scheduler } from '../runtime/scheduling.js';
import { socketOf } from '../transport/LimitedSocket.js';

/** A page confirms the join at once. */
const JOIN_MS = 5000;

/** Whether the client has confirmed the join. Until then the framework queues everything sent to it in memory. */
export const hasJoined = (client: Pick<Client, 'state'>): boolean => client.state !== ClientState.JOINING;

/** Closes connections to one room that do not confirm the join in time. */
export class JoinDeadline {
  readonly #waiting = new Map<Client, () => void>();

  constructor(private readonly time: Scheduler) {}

  /** Call this when a client joins. */
  expect(client: Client): void {
    const cancel = this.time.after(JOIN_MS, () => {
      this.#waiting.delete(client);
      if (!hasJoined(client)) socketOf(client).terminate();
    });
    this.#waiting.set(client, cancel);
  }

  /** Call this when a client has left. */
  forget(client: Client): void {
    this.#waiting.get(client)?.();
    this.#waiting.delete(client);
  }
}

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
