import type { IncomingMessage } from 'node:http';
import { MAX_URL } from '../http/guards.js';
import { isOwnOrigin } from './ownOrigin.js';
import type { AddressOf } from './visitorAddress.js';

/** Why a socket is not opened, as HTTP tells it. */
export interface Denial {
  readonly status: number;
  readonly message: string;
}

export interface GateRules {
  readonly addressOf: AddressOf;
  /** Origins that are this server's, too: see `isOwnOrigin`. */
  readonly origins: readonly string[];
  /** How many sockets one address may have open. */
  readonly perAddress: number;
  /** Whether the operator has shut out who asks. */
  readonly isBanned: (request: IncomingMessage) => boolean;
}

const BASE = 'ws://localhost';

/** Looks at every request for a WebSocket before it becomes one, and counts those that are open by address. */
export class SocketGate {
  readonly #open = new Map<string, Set<IncomingMessage>>();

  constructor(private readonly rules: GateRules) {}

  /** Lets the request in, until its connection closes, and gives null; or says why not. */
  admit(request: IncomingMessage): Denial | null {
    const { addressOf, origins, perAddress, isBanned } = this.rules;
    const { url = '' } = request;
    if (url.length > MAX_URL || !URL.canParse(BASE + url)) return { status: 400, message: 'Bad Request' };
    if (!isOwnOrigin(request.headers, origins)) return { status: 403, message: 'Forbidden' };
    if (isBanned(request)) return { status: 403, message: 'Forbidden' };
    const address = addressOf(request);
    const open = this.#open.get(address) ?? new Set();
    if (open.size >= perAddress) return { status: 429, message: 'Too Many Requests' };
    this.#open.set(address, open.add(request));
    request.socket.once('close', () => this.#release(address, request));
    return null;
  }

  /** Closes the sockets of those who have been shut out since they came. */
  expelBanned(): void {
    const open = [...this.#open.values()].flatMap((requests) => [...requests]);
    for (const request of open) if (this.rules.isBanned(request)) request.socket.destroy();
  }

  #release(address: string, request: IncomingMessage): void {
    const open = this.#open.get(address);
    open?.delete(request);
    if (open?.size === 0) this.#open.delete(address);
  }
}
