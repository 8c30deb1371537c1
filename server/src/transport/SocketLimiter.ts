import type { IncomingMessage } from 'node:http';
import { type HostCheck, isOwnOrigin, type AddressOf } from '../security/addresses.js';

/** Why a WebSocket is refused, as an HTTP status. */
export interface Denial {
  readonly status: number;
  readonly message: string;
}

export interface SocketRules {
  readonly addressOf: AddressOf;
  /** Further origins of this server: see `isOwnOrigin`. */
  readonly origins: readonly string[];
  readonly isKnownHost: HostCheck;
  /** The most open sockets of one address. */
  readonly perAddress: number;
  /** Whether the address has used up its traffic budget. */
  readonly isExhausted: (request: IncomingMessage) => boolean;
  /** Whether the operator has banned the address. */
  readonly isBanned: (request: IncomingMessage) => boolean;
}

/** No URL of this server is longer, of HTTP or of a WebSocket. */
export const MAX_URL = 1024;

const BASE = 'ws://localhost';

/** Checks every WebSocket upgrade, and counts the open sockets by address. */
export class SocketLimiter {
  readonly #open = new Map<string, Set<IncomingMessage>>();

  constructor(private readonly rules: SocketRules) {}

  /** Admits a request, counted until its connection closes, and returns null; or returns why not. */
  admit(request: IncomingMessage): Denial | null {
    const { addressOf, origins, isKnownHost, perAddress, isExhausted, isBanned } = this.rules;
    const { url = '', socket } = request;
    // The client has disconnected already and has no address.
    if (socket.destroyed || socket.remoteAddress === undefined) return { status: 400, message: 'Bad Request' };
    if (url.length > MAX_URL || !URL.canParse(BASE + url)) return { status: 400, message: 'Bad Request' };
    if (!isKnownHost(request.headers.host)) return { status: 421, message: 'Misdirected Request' };
    if (!isOwnOrigin(request.headers, origins)) return { status: 403, message: 'Forbidden' };
    if (isBanned(request)) return { status: 403, message: 'Forbidden' };
    const address = addressOf(request);
    const open = this.#open.get(address) ?? new Set();
    if (open.size >= perAddress || isExhausted(request)) return { status: 429, message: 'Too Many Requests' };
    this.#open.set(address, open.add(request));
    request.socket.once('close', () => this.#release(address, request));
    return null;
  }

  /** Closes the sockets of addresses that have been banned since. */
  closeBanned(): void {
    const open = [...this.#open.values()].flatMap((requests) => [...requests]);
    for (const request of open) if (this.rules.isBanned(request)) request.socket.destroy();
  }

  #release(address: string, request: IncomingMessage): void {
    const open = this.#open.get(address);
    open?.delete(request);
    if (open?.size === 0) this.#open.delete(address);
  }
}
