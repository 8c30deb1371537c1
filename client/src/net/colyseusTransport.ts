import { fail, ok, type Result } from '@hexfall/shared/model/result';
import { CROWDED_OUT, JOIN_REFUSED, MATCH_ROOM, type JoinOptions } from '@hexfall/shared/protocol/messages';
import type { TableView } from '@hexfall/shared/protocol/tableView';
import type { Room } from 'colyseus.js';
import type { Failure } from './connection.js';
import type { RoomConnection, RoomHandlers, Transport } from './transport.js';

/** Loaded when the first table is opened: the start page does without. */
export const loadSdk = () => import('./sdk.js');

const failureOf = (error: unknown): Failure => {
  switch (error instanceof Error && 'code' in error ? error.code : null) {
    case JOIN_REFUSED.malformed:
      return 'malformed';
    case JOIN_REFUSED.invitation:
      return 'invitation-code';
    case JOIN_REFUSED.nameNotListed:
      return 'name-not-listed';
    case JOIN_REFUSED.notSupported:
      return 'not-supported';
    case JOIN_REFUSED.oldPage:
      return 'old-page';
    case JOIN_REFUSED.storeFull:
      return 'store-full';
    case 403:
      return 'shut-out';
    case 429:
      return 'too-many';
    case 503:
      return 'not-now';
    default:
      return 'unreachable';
  }
};

const lineOf = (room: Room<unknown, TableView>, handlers: RoomHandlers): RoomConnection => {
  let closed = false;
  // A seat's key brings the page back after any failure, the library's own way only after some.
  room.reconnection.enabled = false;
  room.onStateChange((state) => handlers.state(state));
  room.onMessage('welcome', handlers.welcome);
  room.onMessage('standing', handlers.standing);
  room.onMessage('ack', handlers.ack);
  room.onMessage('refused', handlers.refused);
  room.onMessage('events', handlers.events);
  room.onMessage('chat', handlers.chat);
  room.onMessage('said', handlers.said);
  room.onMessage('pinged', handlers.pinged);
  room.onMessage('aim', handlers.aim);
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

const enter = async (join: () => Promise<Room<unknown, TableView>>, handlers: RoomHandlers): Promise<Result<RoomConnection, Failure>> => {
  try {
    return ok(lineOf(await join(), handlers));
  } catch (error) {
    return fail(failureOf(error));
  }
};

const STATUSES: Readonly<Record<number, Failure>> = {
  403: 'shut-out',
  404: 'not-found',
  409: 'other-rules',
  410: 'moved',
  429: 'too-many',
  503: 'not-now',
};

const openStatus = (status: number): Failure => STATUSES[status] ?? 'unreachable';

/** What this browser says of its user. */
interface Identity {
  /** What requests for new tables carry. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** The key of the user's profile; null without one. */
  readonly profile: () => string | null;
}

/** The link to the server that the page came from. */
export const colyseusTransport = (origin: string, { headers, profile }: Identity): Transport => {
  const client = async () => new (await loadSdk()).Client(origin, { headers: headers() });
  const withProfile = (options: JoinOptions): JoinOptions => {
    const key = profile();
    return key === null ? options : { ...options, profile: key };
  };
  return {
    create: (options, handlers) => enter(async () => (await client()).create<TableView>(MATCH_ROOM, options), handlers),
    open: async (code) => {
      try {
        const { ok: opened, status } = await fetch(`${origin}/api/matches/${encodeURIComponent(code)}/open`, { method: 'POST' });
        return opened ? ok(undefined) : fail(openStatus(status));
      } catch {
        return fail('unreachable');
      }
    },
    join: (code, options, handlers) => enter(async () => (await client()).joinById<TableView>(code, withProfile(options)), handlers),
  };
};
