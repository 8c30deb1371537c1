import type { Result } from '@hexfall/shared/model/result';
import type { ServerMessage, ServerMessages } from '@hexfall/shared/protocol/messages';
import type { CreateOptions, JoinOptions, Requests, RequestType } from '@hexfall/shared/protocol/requests';
import type { TableView } from '@hexfall/shared/protocol/tableView';
import type { Failure } from './connection.js';

/** The handlers of what a connection receives. */
export interface RoomHandlers {
  readonly message: <M extends ServerMessage>(type: M, message: ServerMessages[M]) => void;
  /** The Schema has changed. */
  readonly state: (state: TableView) => void;
  /** The line is dead and will not come back by itself. */
  readonly lost: () => void;
  /** The server has closed the line, and the page is not to come back by itself. */
  readonly ended: (why: Failure) => void;
}

/** A connection to a room. */
export interface RoomConnection {
  readonly code: string;
  readonly send: (type: RequestType, message: Requests[RequestType]) => void;
  /** Calls back when the server has answered. */
  readonly ping: (answered: () => void) => void;
  /** Hangs up; `lost` is not called any more. */
  readonly close: () => void;
}

/** The calls to the server. The session uses no others, so tests can pass their own. An aborted signal cancels them. */
export interface Transport {
  readonly create: (options: CreateOptions, handlers: RoomHandlers, signal: AbortSignal) => Promise<Result<RoomConnection, Failure>>;
  /** Makes sure a process has the table's room. @param keys by which the server knows who has a seat there. */
  readonly open: (code: string, keys: readonly string[], signal: AbortSignal) => Promise<Result<void, Failure>>;
  readonly join: (
    code: string,
    options: JoinOptions,
    handlers: RoomHandlers,
    signal: AbortSignal,
  ) => Promise<Result<RoomConnection, Failure>>;
}
