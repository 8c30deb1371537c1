import type { Logger } from 'pino';
import { type RateLimitedLog, rateLimitedLog } from './rateLimitedLog.js';

/** Codes of refused HTTP requests that any page or program may get. */
const USUAL_CODES = [
  'malformed',
  'too-large',
  'invitation-needed',
  'admin-token-needed',
  'unknown-profile',
  'banned',
  'not-over',
  'unknown-match',
  'unknown-puzzle',
  'unknown-position',
  'unknown-person',
  'unknown-route',
  'no-push',
  'other-rules',
  'name-not-listed',
  'too-soon',
  'too-many-invitations',
  'key-used',
  'moved',
  'not-supported',
  'push-endpoint',
  'saved-game',
  'old-page',
  'no-room',
  'sealed',
  'deal-running',
  'moving',
  'stopping',
  'failed',
  'not-done',
  'own-address',
  'bot-token-needed',
  'bot-refused',
  'backup-running',
  'competition-key-needed',
  'competition-refused',
] as const;

/** Codes of refused requests that an operator has to know of: somebody guesses, or the server is set up wrong or cannot do more. */
export const NOTABLE_CODES = [
  'invitation-wrong',
  'admin-token-wrong',
  'bot-token-wrong',
  'not-for-you',
  'foreign-origin',
  'unknown-host',
  'rate-limited',
  'overloaded',
  'site-split',
  'no-pictures',
  'store-away',
  'store-read-only',
  'store-full',
] as const;

/** The code of every refused HTTP request; `saved-game` and `bot-refused` stand for all that a saved game and a program can be refused for. */
export const HTTP_CODES = [...USUAL_CODES, ...NOTABLE_CODES];
export type HttpCode = (typeof HTTP_CODES)[number];

const isNotable = (code: string): boolean => NOTABLE_CODES.some((notable) => notable === code);

/** The counters of refusals. */
interface RefusalCounters {
  readonly refusals: { inc(labels: { readonly code: string }): void };
  readonly httpRefusals: { inc(labels: { readonly code: string }): void };
}

/** Counts refusals, and logs those that an operator has to know of: a line a second of each kind. */
export class RefusalReporter {
  readonly #log: RateLimitedLog;

  constructor(
    log: Logger,
    private readonly counters: RefusalCounters,
  ) {
    this.#log = rateLimitedLog(log);
  }

  /** Reports a refused HTTP request, or a refused WebSocket. @param about what the line in the log has besides; nothing secret. */
  ofHttp(code: HttpCode, about: object): void {
    this.counters.httpRefusals.inc({ code });
    if (isNotable(code)) this.#log.warn(about, `refused: ${code}`);
  }

  /** Reports a refused request at a table. @param table its code. */
  atTable(code: string, table: string): void {
    this.counters.refusals.inc({ code });
    if (isNotable(code)) this.#log.warn({ code: table }, `refused at a table: ${code}`);
  }
}
