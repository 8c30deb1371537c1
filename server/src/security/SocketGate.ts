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
}

const BASE = 'ws://localhost';

/** Looks at every request for a WebSocket before it becomes one, and counts those that are open by address. */
export class SocketGate {
  readonly #open = new Map<string, number>();

  constructor(private readonly rules: GateRules) {}

  /** Lets the request in, until its connection closes, and gives null; or says why not. */
  admit(request: IncomingMessage): Denial | null {
    const { addressOf, origins, perAddress } = this.rules;
    const { url = '' } = request;
    if (url.length > MAX_URL || !URL.canParse(BASE + url)) return { status: 400, message: 'Bad Request' };
    if (!isOwnOrigin(request.headers, origins)) return { status: 403, message: 'Forbidden' };
    const address = addressOf(request);
    const open = this.#open.get(address) ?? 0;
    if (open >= perAddress) return { status: 429, message: 'Too Many Requests' };
    this.#open.set(address, open + 1);
    request.socket.once('close', () => this.#release(address));
    return null;
  }

  #release(address: string): void {
    const left = (this.#open.get(address) ?? 1) - 1;
    if (left > 0) this.#open.set(address, left);
    else this.#open.delete(address);
  }
}
