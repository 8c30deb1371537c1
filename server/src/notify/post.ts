import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '../security/networks.js';

export interface Delivery {
  readonly url: URL;
  readonly body: string | Buffer;
  /** Besides the length of the body. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether machines of this one's own network may be reached. */
  readonly isPrivateAllowed: boolean;
  /** Ends the attempt. */
  readonly signal: AbortSignal;
}

/** All that is read of an answer. */
export interface DeliveryAnswer {
  readonly status: number;
  /** The header `Retry-After`. */
  readonly retryAfter: string | undefined;
}

const refusal = (): Error => new Error('the host has an address in a private network');

/**
 * Resolves names as usual, but returns only public addresses. The connection uses this result, so a name cannot resolve to a private
 * address a moment later.
 */
const publicLookup: LookupFunction = (name, options, done) => {
  resolve(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return done(error, '', 0);
    const [first] = found;
    if (!first) return done(new Error('the host has no address'), '', 0);
    if (!found.every(({ address }) => isPublicAddress(address))) return done(refusal(), '', 0);
    if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

/** Sends a body by POST and reads only the head of the answer. Follows no redirect. Rejects without an answer. */
export const post = ({ url, body, headers, isPrivateAllowed, signal }: Delivery): Promise<DeliveryAnswer> =>
  new Promise((answered, failed) => {
    const address = url.hostname.replace(/^\[|\]$/g, '');
    // An address needs no look-up.
    if (!isPrivateAllowed && isIP(address) !== 0 && !isPublicAddress(address)) return failed(refusal());
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Hexfall' },
        // A new connection, so that every call resolves the host.
        agent: false,
        signal,
        ...(!isPrivateAllowed && { lookup: publicLookup }),
      },
      (response) => {
        answered({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
        response.destroy();
      },
    );
    request.on('error', failed);
    request.end(body);
  });
