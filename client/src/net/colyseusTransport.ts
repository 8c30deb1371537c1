import type { Client, Room } from 'colyseus.js';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import { CROWDED_OUT, JOIN_REFUSED, MATCH_ROOM, type ServerMessage, type ServerMessages } from '@hexfall/shared/protocol/messages';
import { SERVER_MESSAGES } from '@hexfall/shared/protocol/messageTables';
import type { JoinOptions } from '@hexfall/shared/protocol/requests';
import type { TableView } from '@hexfall/shared/protocol/tableView';
import { failureOf } from './api.js';
import type { Failure } from './connection.js';
import { request, requestOnAnyConnection } from './request.js';
import type { RoomConnection, RoomHandlers, Transport } from './transport.js';

/** Loaded when the first table is opened: the start page does without. */
export const loadSdk = () => import('./sdk.js');

const isAnswering = async (origin: string): Promise<boolean> => {
  try {
    return (await request(`${origin}/healthz`)).ok;
  } catch {
    return false;
  }
};

/** Returns why a reserved seat was not taken: the room refused it, or no WebSocket reaches a server that answers otherwise. */
const failureOfRoom = async (error: unknown, origin: string): Promise<Failure> => {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === JOIN_REFUSED.noRoom) return 'full';
  if (code === JOIN_REFUSED.sealed) return 'sealed';
  return (await isAnswering(origin)) ? 'no-socket' : 'unreachable';
};

const lineOf = (room: Room<unknown, TableView>, handlers: RoomHandlers): RoomConnection => {
  let closed = false;
  // A seat's key brings the page back after any failure, the library's own way only after some.
  room.reconnection.enabled = false;
  room.onStateChange((state) => handlers.state(state));
  for (const type of SERVER_MESSAGES)
    room.onMessage(type, (message: ServerMessages[ServerMessage]) => handlers.message<ServerMessage>(type, message));
  room.onLeave((code) => {
    if (closed) return;
    if (code === CROWDED_OUT) handlers.ended('crowded');
    else handlers.lost();
  });
  return {
    code: room.roomId,
    send: (type, message) => room.send(type, message),
    ping: (answered) => room.ping(answered),
    close: () => {
      closed = true;
      void room.leave();
    },
  };
};

/** What this browser sends about its user. */
interface Identity {
  /** What requests for new tables carry. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** The key of the user's profile; null without one. */
  readonly profile: () => string | null;
}

/** The link to the server that the page came from. */
export const colyseusTransport = (origin: string, { headers, profile }: Identity): Transport => {
  const enter = async (
    ask: (client: Client) => Promise<Room<unknown, TableView>>,
    handlers: RoomHandlers,
    signal: AbortSignal,
  ): Promise<Result<RoomConnection, Failure>> => {
    const heard: { refusal: Failure | null; isReserved: boolean } = { refusal: null, isReserved: false };
    /** Of a refusal the library keeps the status and the sentence only: its code is read here. */
    const fetchFn = async (address: string | URL | Request, init?: RequestInit): Promise<Response> => {
      const answer = await request(address, { ...init, signal });
      heard.isReserved = answer.ok;
      if (!answer.ok) heard.refusal = await failureOf(answer);
      return answer;
    };
    try {
      const { TableClient } = await loadSdk();
      const client = new TableClient(origin, { headers: headers(), fetchFn });
      signal.addEventListener('abort', () => client.hangUp());
      return ok(lineOf(await ask(client), handlers));
    } catch (error) {
      if (signal.aborted) return fail('unreachable');
      return fail(heard.refusal ?? (heard.isReserved ? await failureOfRoom(error, origin) : 'unreachable'));
    }
  };
  const withProfile = (options: JoinOptions): JoinOptions => {
    const key = profile();
    return key === null ? options : { ...options, profile: key };
  };
  return {
    create: (options, handlers, signal) => enter((client) => client.create<TableView>(MATCH_ROOM, options), handlers, signal),
    open: async (code, keys, signal) => {
      try {
        const ofProfile = profile();
        const body = JSON.stringify({ keys, ...(ofProfile !== null && { profile: ofProfile }) });
        const init = { method: 'POST', body };
        const answer = await requestOnAnyConnection(`${origin}/api/matches/${encodeURIComponent(code)}/open`, init, signal);
        return answer.ok ? ok(undefined) : fail(await failureOf(answer));
      } catch {
        return fail('unreachable');
      }
    },
    join: (code, options, handlers, signal) => enter((client) => client.joinById<TableView>(code, withProfile(options)), handlers, signal),
  };
};
