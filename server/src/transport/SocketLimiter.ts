import type { IncomingMessage } from 'node:http';
import type { HttpCode, RefusalReporter } from '../runtime/RefusalReporter.js';
import { type AddressOf, type HostCheck, isOwnOrigin } from '../security/addresses.js';
import { SEATED } from './Traffic.js';

/** Why a WebSocket is refused, as an HTTP status. */
export interface Denial {
  readonly status: number;
  readonly message: string;
  /** What it is reported as; null for what nobody has to know of. */
  readonly code: HttpCode | null;
  /** In how many seconds to try again, if that helps. */
  readonly retryAfterS?: number;
}

const GONE: Denial = { status: 400, message: 'Bad Request', code: null };
const MALFORMED: Denial = { status: 400, message: 'Bad Request', code: 'malformed' };
const TOO_LARGE: Denial = { status: 400, message: 'Bad Request', code: 'too-large' };
const UNKNOWN_HOST: Denial = { status: 421, message: 'Misdirected Request', code: 'unknown-host' };
const FOREIGN: Denial = { status: 403, message: 'Forbidden', code: 'foreign-origin' };
const BANNED: Denial = { status: 403, message: 'Forbidden', code: 'banned' };
const TOO_MANY: Denial = { status: 429, message: 'Too Many Requests', code: 'rate-limited', retryAfterS: 5 };

export interface SocketRules {
  readonly addressOf: AddressOf;
  /** Further origins of this server: see `isOwnOrigin`. */
  readonly origins: readonly string[];
  readonly isKnownHost: HostCheck;
  /** The most open sockets of one address; `SEATED` times as many for seats that have been asked for. */
  readonly perAddress: number;
  /** Whether HTTP has made room for the holder of a seat, by the session in the URL. */
  readonly isAwaited: (session: string) => boolean;
  /** Whether the address has used up its traffic budget. */
  readonly isExhausted: (request: IncomingMessage) => boolean;
  /** Whether the operator has banned the address. */
  readonly isBanned: (request: IncomingMessage) => boolean;
  readonly refusals: Pick<RefusalReporter, 'ofHttp'>;
}

/** No URL of this server is longer, of HTTP or of a WebSocket. */
export const MAX_URL = 1024;

const BASE = 'ws://localhost';

/** The session that a client of the framework connects for. */
const sessionIn = (url: string): string => new URL(BASE + url).searchParams.get('sessionId') ?? '';

/** Checks every WebSocket upgrade, and counts the open sockets by address. */
export class SocketLimiter {
  readonly #open = new Map<string, Set<IncomingMessage>>();

  constructor(private readonly rules: SocketRules) {}

  /** Admits a request, counted until its connection closes, and returns null; or returns why not. */
  admit(request: IncomingMessage): Denial | null {
    const denial = this.#denialOf(request);
    if (denial?.code) this.rules.refusals.ofHttp(denial.code, { method: 'GET', path: 'a WebSocket' });
    return denial;
  }

  #denialOf(request: IncomingMessage): Denial | null {
    const { addressOf, origins, isKnownHost, perAddress, isAwaited, isBanned } = this.rules;
    const { url = '', socket } = request;
    // The client has disconnected already and has no address.
    if (socket.destroyed || socket.remoteAddress === undefined) return GONE;
    if (url.length > MAX_URL) return TOO_LARGE;
    if (!URL.canParse(BASE + url)) return MALFORMED;
    if (!isKnownHost(request.headers.host)) return UNKNOWN_HOST;
    if (!isOwnOrigin(request.headers, origins)) return FOREIGN;
    if (isBanned(request)) return BANNED;
    const address = addressOf(request);
    const open = this.#open.get(address) ?? new Set();
    if (this.isCrowded(request) && (open.size >= perAddress * SEATED || !isAwaited(sessionIn(url)))) return TOO_MANY;
    this.#open.set(address, open.add(request));
    request.socket.once('close', () => this.#release(address, request));
    return null;
  }

  /** Whether the address of a request gets a new socket only for a seat. */
  isCrowded(request: IncomingMessage): boolean {
    const { addressOf, perAddress, isExhausted } = this.rules;
    return (this.#open.get(addressOf(request))?.size ?? 0) >= perAddress || isExhausted(request);
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
