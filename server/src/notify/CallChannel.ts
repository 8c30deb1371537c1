import type { Seat } from '@hexfall/shared/model/seat';
import type { TableSession } from '../match/TableSession.js';
import type { Scheduler } from '../runtime/scheduling.js';
import type { PushService } from './PushService.js';
import type { Waiting } from './waiting.js';
import type { WebhookSender } from './WebhookSender.js';

/** When a webhook is called. */
export interface NotifyRules {
  /** How long the player has to be disconnected: reloading the page does not count. */
  readonly afterMs: number;
  /** The least time between two calls for one seat. */
  readonly restMs: number;
}

/** When browsers are called by push messages. */
export interface PushRules {
  /** How long the table must go unseen by holders of the seat's keys. A reload of the page does not count as a gap. */
  readonly afterMs: number;
}

/** A table whose players are called, and what calls them. */
export interface NotifiedTable {
  readonly table: TableSession;
  readonly services: {
    readonly time: Scheduler;
    readonly push: PushService;
    readonly pushRules: PushRules;
    readonly webhooks: WebhookSender;
    readonly notify: NotifyRules;
    /** The path under which a proxy offers the page, as in `Config`. */
    readonly basePath: string;
    readonly faults: { report(table: TableSession, err: unknown, type: string, request: unknown): void };
  };
  /** The connected clients. */
  readonly participants: () => readonly { readonly isVisible: boolean; readonly access: { readonly seats: readonly Seat[] } }[];
  /** The seats that connected clients hold. */
  readonly heldSeats: () => ReadonlySet<Seat>;
  /** Queues a task, which must not throw. */
  readonly queue: (task: () => Promise<void>) => void;
}

/** A way to call players. */
export interface CallChannel {
  readonly name: string;
  readonly isEnabled: boolean;
  /** How long the player must not have looked. */
  readonly afterMs: number;
  /** Whether it is enough to look when the turn comes; otherwise the player must look when the call is due. */
  readonly seesAtOnce: boolean;
  /** The seats whose players look. */
  readonly looking: () => ReadonlySet<Seat>;
  /** What this channel calls for. @param afterLook when a seat has not been looked with for `afterMs`. */
  readonly callsFor: (waiting: readonly Waiting[], afterLook: (seat: Seat) => number) => readonly Waiting[];
  /** Before that time a seat is not called. */
  readonly restsUntil: (seat: Seat) => number;
  /** Calls the player; returns whether that is done, or has to be tried again. Never rejects. */
  readonly call: (waiting: Waiting) => Promise<boolean>;
  /** Records that the player knows. */
  readonly recordSeen: (waiting: Waiting) => void;
  /** Whether the table has to stay in memory. @param isPending whether a call is. */
  readonly keepsTable: (waiting: readonly Waiting[], isPending: boolean) => boolean;
  /** Whether a table that has left memory has to come back to call. Never rejects. */
  readonly isAwaited: (waiting: Waiting) => Promise<boolean>;
}
