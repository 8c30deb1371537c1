import { type Client, ClientState, type Room } from '@colyseus/core';
import type { Logger } from 'pino';
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
      // After a standstill of the process, timers run before pending input is read: the client may have confirmed by then.
      setImmediate(() => {
        if (this.#waiting.delete(client) && !hasJoined(client)) socketOf(client).terminate();
      });
    });
    this.#waiting.set(client, cancel);
  }

  /** Call this when a client has left. */
  forget(client: Client): void {
    this.#waiting.get(client)?.();
    this.#waiting.delete(client);
  }
}

/** A connection that HTTP has reserved comes within this time, or not at all: the framework waits for 15 seconds. */
const CONNECTED_MS = 20_000;

/** Fewer in a row may be users who have closed the page. */
const MANY = 5;

/** Logs that reserved connections do not come: then a proxy does not pass WebSockets on. */
export class ConnectionWatch {
  readonly #expected = new Map<string, { readonly cancel: () => void; readonly isSeated: boolean }>();
  /** How many in a row have not come. */
  #missing = 0;

  constructor(
    private readonly time: Pick<Scheduler, 'after'>,
    private readonly log: Pick<Logger, 'warn'>,
  ) {}

  /** Call this when a session may connect. @param isSeated whether it is known to hold a seat. */
  expect(session: string, isSeated = false): void {
    const cancel = this.time.after(CONNECTED_MS, () => {
      this.#expected.delete(session);
      this.#missing += 1;
      if (this.#missing === MANY)
        this.log.warn(
          { tables: MANY },
          'tables were asked for, and no connection came: does the proxy pass WebSockets on (Upgrade and Connection)? See "Behind a proxy with TLS" in docs/self-hosting.md',
        );
    });
    this.#expected.set(session, { cancel, isSeated });
  }

  /** Call this when a session has connected. */
  note(session: string): void {
    this.#missing = 0;
    this.#expected.get(session)?.cancel();
    this.#expected.delete(session);
  }

  /** Whether a session that is known to hold a seat may connect. */
  awaitsSeat(session: string): boolean {
    return this.#expected.get(session)?.isSeated ?? false;
  }

  /** Expects nothing more. */
  stop(): void {
    for (const { cancel } of this.#expected.values()) cancel();
    this.#expected.clear();
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
