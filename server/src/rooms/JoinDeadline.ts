import { ClientState, type Client } from '@colyseus/core';
import type { Scheduler } from '../runtime/Scheduler.js';
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
