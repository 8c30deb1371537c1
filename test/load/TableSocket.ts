import { Packr, unpack } from 'msgpackr';
import { WebSocket } from 'ws';
import type { Requests, RequestType } from '@hexfall/shared/protocol/requests';

/** The first byte of what Colyseus sends. */
const FRAME = { joined: 10, error: 11, data: 13, state: 14, patch: 15 } as const;

const packr = new Packr({ useRecords: false });

/** The answer of the framework to an accepted join. */
interface Reservation {
  readonly roomId: string;
  readonly processId: string;
  readonly sessionId: string;
  /** Of the process that has the table, if there are several. */
  readonly publicAddress?: string;
}

export interface SocketListener {
  /** The whole state has arrived. */
  readonly state?: () => void;
  /** A change of the state has arrived. */
  readonly patch: () => void;
  /** Messages of these types are read, all others only counted. */
  readonly wants: (type: string) => boolean;
  readonly message: (type: string, payload: unknown) => void;
  readonly closed: () => void;
}

/** Bytes of all frames of this process, without the headers of WebSocket and TCP. */
export const traffic = { sent: 0, received: 0 };

/** The server is busy, and says when to try again. */
export class Overloaded extends Error {
  constructor(readonly retryAfterMs: number) {
    super('the server is overloaded');
  }
}

const reserve = async (url: string, path: string, options: object): Promise<Reservation> => {
  const response = await fetch(`${url}/matchmake/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(options),
  });
  if (response.status === 503 && response.headers.has('Retry-After')) {
    await response.arrayBuffer();
    throw new Overloaded(Number(response.headers.get('Retry-After')) * 1000);
  }
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Reservation;
};

/** A connection to a table that costs next to nothing: no state is decoded, and of messages only those that are asked for. */
export class TableSocket {
  #n = 0;

  private constructor(
    readonly code: string,
    private readonly socket: WebSocket,
    listener: SocketListener,
  ) {
    socket.on('message', (frame: Buffer) => {
      traffic.received += frame.length;
      if (frame[0] === FRAME.patch) listener.patch();
      else if (frame[0] === FRAME.state) listener.state?.();
      else if (frame[0] === FRAME.data) this.#read(frame, listener);
      else if (frame[0] === FRAME.joined) socket.send(Buffer.of(FRAME.joined));
    });
    socket.on('close', listener.closed);
  }

  /** Creates a table (`create/match`) or joins one (`joinById/CODE`); fulfilled when the server has let us in. */
  static async open(url: string, path: string, options: object, listener: SocketListener): Promise<TableSocket> {
    const { processId, roomId, sessionId, publicAddress } = await reserve(url, path, options);
    const host = publicAddress ?? new URL(url).host;
    const socket = new WebSocket(`ws://${host}/${processId}/${roomId}?sessionId=${sessionId}`, {
      perMessageDeflate: false,
    });
    const table = new TableSocket(roomId, socket, listener);
    await new Promise<void>((resolve, reject) => {
      socket.once('message', (frame: Buffer) => {
        if (frame[0] === FRAME.joined) resolve();
        else reject(new Error(`${path}: the server did not let us in`));
      });
      socket.once('error', reject);
      socket.once('close', () => reject(new Error(`${path}: the connection was closed`)));
    });
    return table;
  }

  send<T extends RequestType>(type: T, message: Omit<Requests[T], 'n'>): void {
    const payload = packr.pack({ n: ++this.#n, ...message });
    const frame = Buffer.allocUnsafe(2 + type.length + payload.length);
    frame[0] = FRAME.data;
    frame[1] = 0xa0 | type.length;
    frame.write(type, 2, 'latin1');
    payload.copy(frame, 2 + type.length);
    traffic.sent += frame.length;
    this.socket.send(frame);
  }

  close(): void {
    this.socket.removeAllListeners('close');
    this.socket.close();
  }

  #read(frame: Buffer, listener: SocketListener): void {
    const end = 2 + ((frame[1] ?? 0) & 0x1f);
    const type = frame.toString('latin1', 2, end);
    if (listener.wants(type)) listener.message(type, unpack(frame.subarray(end)));
  }
}
