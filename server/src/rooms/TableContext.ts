import type { Seat } from '@hexfall/shared/model/seat';
import type { SaidLine } from '@hexfall/shared/protocol/chat';
import type { PlayedIntent, ServerMessage, ServerMessages } from '@hexfall/shared/protocol/messages';
import type { TableSession } from '../match/TableSession.js';
import type { Participant } from './Participant.js';
import type { RoomServices } from './RoomServices.js';

/** What a room offers to everything that runs at its table. */
export interface Broadcasts {
  /** Sends all clients what has changed at the table. */
  readonly sync: () => void;
  /** Sends all clients what has changed, and the events of an intent. */
  readonly broadcastEvents: (playedIntent: PlayedIntent) => void;
  /** Sends a new chat line to all clients that may read it. */
  readonly broadcastChat: (line: SaidLine) => void;
  /** Sends a message to the clients of one team. */
  readonly sendToTeam: <M extends ServerMessage>(team: number, type: M, message: ServerMessages[M]) => void;
  /** Sends a message to all clients. */
  readonly broadcast: <M extends ServerMessage>(type: M, message: ServerMessages[M]) => void;
  /** Disconnects all clients because another process owns the match: they reconnect to it there. */
  readonly evictAll: () => void;
  /** The connected clients. */
  readonly participants: () => readonly Participant[];
}

/**
 * One table, services of the server, and how to reach the table's clients: shared by all components of a table.
 * @template S the services that a component uses.
 */
export interface TableContext<S extends keyof RoomServices> extends Broadcasts {
  readonly table: TableSession;
  readonly services: Pick<RoomServices, S>;
  /** The seats that connected clients hold. */
  readonly heldSeats: () => ReadonlySet<Seat>;
  /** Queues a task, which must not throw. Tasks of one table run one after the other. */
  readonly queue: (task: () => Promise<void>) => void;
}
