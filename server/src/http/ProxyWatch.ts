import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { isFromUnknownProxy } from '../security/addresses.js';

/** Notices that all players count as one address, because the proxy in front is not trusted. */
export class ProxyWatch {
  #isUnknown = false;
  readonly #comesThroughUnknown;

  /** @param proxies those that are trusted. */
  constructor(
    private readonly log: Pick<Logger, 'warn'>,
    proxies: readonly string[],
  ) {
    this.#comesThroughUnknown = isFromUnknownProxy(proxies);
  }

  /** Whether a request came through a proxy that is not trusted. */
  get isUnknown(): boolean {
    return this.#isUnknown;
  }

  /** Looks at every request; the first such is a line in the log. */
  readonly look: RequestHandler = (request, _response, next) => {
    if (!this.#isUnknown && this.#comesThroughUnknown(request)) {
      this.#isUnknown = true;
      this.log.warn('X-Forwarded-For comes from a proxy that is not trusted: all its players count as one address, set PROXIES');
    }
    next();
  };
}
