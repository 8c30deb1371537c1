import { readFileSync } from 'node:fs';
import { Protocol } from 'colyseus.js';
import { WebSocket } from 'ws';

/** How messages begin that ask something of the server. To connect asks to be let in. */
const QUESTIONS: ReadonlySet<number | undefined> = new Set([Protocol.ROOM_DATA, Protocol.PING]);

/** The names of messages that answer requests, as they stand in a message: a byte for the length is before each. */
const ANSWERS: readonly Buffer[] = ['ack', 'refused'].map((name) => Buffer.from([0xa0 + name.length, ...Buffer.from(name)]));

/** Whether a message of the server answers something. */
const isAnswer = (data: ArrayBuffer): boolean => {
  const [kind, ...rest] = new Uint8Array(data, 0, Math.min(data.byteLength, 9));
  if (kind === Protocol.ROOM_DATA) return ANSWERS.some((name) => name.equals(Buffer.from(rest.slice(0, name.length))));
  return kind === Protocol.JOIN_ROOM || kind === Protocol.PING;
};

/** With `HEXFALL_LATENCY` everything that the server sends comes up to that much later: so a test fails that asks one page what another has been told. */
const LATENCY_MS = Number(process.env['HEXFALL_LATENCY'] ?? 0);

const latency = (): Promise<void> =>
  LATENCY_MS === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, Math.random() * LATENCY_MS));

/** What a connection tells of the server. */
const COMES_LATE: ReadonlySet<string> = new Set(['message', 'close']);

/** What is between the page of a window and the server. */
export interface Network {
  /** Rejects everything from now on, and closes all connections; what was refused works again after `isCut = false`. */
  isCut: boolean;
  /** Whether the browser says that there is no network. */
  isNoticed: boolean;
  /** Called with every request before it is sent; it may hold it back, or answer it. */
  intercept: ((request: Request) => Promise<Response | null> | Response | null) | null;
  /** The open connections, each with how much it has asked that is not answered yet. */
  readonly sockets: Map<WebSocket, number>;
  /** How many answers are on their way, but those that the server holds until there is news, and programs of workers. */
  underWay: number;
}

/** Rejects when the signal is aborted: Node sometimes waits on for the body of a compressed answer. */
const unlessAborted = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    promise.then(resolve, reject);
  });

type Win = Window & typeof globalThis;

/** Where a page has asked: the addresses of its connections, and the paths of its requests. */
interface Asked {
  readonly connections: string[];
  readonly requests: string[];
}

/** The WebSockets of a window, whose open ones are in its network. */
export const socketsOf = (
  window: Win,
  network: Network,
  asked: Asked,
): new (url: string | URL, protocols?: string | string[]) => WebSocket =>
  class PageSocket extends WebSocket {
    #last = Promise.resolve();

    constructor(url: string | URL, protocols?: string | string[]) {
      if (network.isCut) throw new TypeError('the network is cut');
      super(url, protocols ?? [], { origin: window.location.origin, perMessageDeflate: false });
      network.sockets.set(this, 1);
      asked.connections.push(String(url));
      this.on('message', (data: ArrayBuffer) => {
        if (isAnswer(data)) this.#ask(-1);
      });
      this.on('close', () => network.sockets.delete(this));
      this.on('error', () => undefined);
    }

    override send(data: Uint8Array): void {
      if (QUESTIONS.has(data[0])) this.#ask(1);
      super.send(data);
    }

    /** In the order in which the server has sent it. */
    override emit(name: string, ...values: unknown[]): boolean {
      if (LATENCY_MS === 0 || !COMES_LATE.has(name)) return super.emit(name, ...values);
      this.#last = this.#last.then(latency).then(() => void super.emit(name, ...values));
      return true;
    }

    #ask(more: number): void {
      const before = network.sockets.get(this);
      if (before !== undefined) network.sockets.set(this, before + more);
    }
  };

/** What a window asks the server for over HTTP. */
export const fetchOf =
  (window: Win, network: Network, asked: Asked): typeof fetch =>
  async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (url.protocol === 'file:') return new Response(readFileSync(url));
    const request = new Request(input instanceof Request ? input : url, init);
    asked.requests.push(url.pathname + url.search);
    // The server may hold an answer until there is news: that is nothing to wait for.
    const counted = Number(url.searchParams.get('wait')) > 0 ? 0 : 1;
    network.underWay += counted;
    try {
      const given = await network.intercept?.(request);
      if (given) return given;
      if (network.isCut) throw new TypeError('Failed to fetch');
      if (request.method !== 'GET') request.headers.set('origin', window.location.origin);
      // What comes after the first bytes is waited for as well.
      const whole = fetch(request).then(async (answer) => {
        await answer.clone().arrayBuffer();
        await latency();
        return answer;
      });
      return await unlessAborted(whole, request.signal);
    } finally {
      network.underWay -= counted;
    }
  };
