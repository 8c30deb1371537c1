import type { IncomingMessage } from 'node:http';
import helmet from 'helmet';
import { pinoHttp } from 'pino-http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { isOwnOrigin } from '../security/ownOrigin.js';
import { ApiProblem } from './ApiProblem.js';

/** Nothing sent over HTTP is longer: options of a table, keys of seats. */
const MAX_BODY = 8 * 1024;

/** No address here is longer, that of a socket included. */
export const MAX_URL = 1024;

/** The sockets of a page's other address. */
const socketsAt = (origin: string): string => origin.replace(/^http/, 'ws');

/**
 * Headers that keep the page to itself. Encryption is for the proxy in front, so nothing here insists on it.
 * @param origins where else this server's pages are, and so its processes can be.
 */
export const securityHeaders = (origins: readonly string[]): RequestHandler =>
  helmet({
    strictTransportSecurity: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", 'data:', ...origins.map(socketsAt)],
        workerSrc: ["'self'", 'blob:'],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  });

/** One line per request: no bodies, no headers, nothing after the question mark. */
export const requestLog = (log: Logger): RequestHandler =>
  pinoHttp({
    logger: log,
    wrapSerializers: false,
    serializers: {
      req: ({ method, url = '' }: { readonly method?: string; readonly url?: string }) => ({ method, path: url.split('?')[0] }),
      res: ({ statusCode }: { readonly statusCode: number }) => ({ status: statusCode }),
    },
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'debug'),
  });

/** Refuses what pages of other sites ask this server to do; `origins` are its own, too. */
export const ownPages =
  (origins: readonly string[]): RequestHandler =>
  (request, _response, next) => {
    const isHarmless = request.method === 'GET' || request.method === 'HEAD';
    if (!isHarmless && !isOwnOrigin(request.headers, origins)) {
      throw new ApiProblem(403, 'foreign-origin', 'This server does nothing for pages of other sites.');
    }
    next();
  };

/** What needs all processes of the site. */
const COMES = /^\/(matchmake\/|api\/quick\/?$|api\/matches\/[^/]+\/open\/?$)/i;

/** Refuses whoever wants to come to a table while the processes cannot reach each other. */
export const openSite =
  (isOpen: () => boolean): RequestHandler =>
  (request, _response, next) => {
    if (COMES.test(request.path) && !isOpen()) {
      throw new ApiProblem(
        503,
        'site-split',
        'Nobody can come to a table at the moment. Matches being played go on; try again in a few seconds.',
      );
    }
    next();
  };

/** What somebody who is shut out may not use; the page itself tells them so. */
const SERVES = /^\/(api|matchmake)(\/|$)/i;

/** Refuses those whom the operator has shut out. */
export const noBanned =
  (isBanned: (request: IncomingMessage) => boolean): RequestHandler =>
  (request, _response, next) => {
    if (SERVES.test(request.path) && isBanned(request)) {
      throw new ApiProblem(403, 'banned', 'The operator of this server has shut this address out.');
    }
    next();
  };

/** Refuses long addresses, and long bodies before anybody reads them. */
export const smallRequests: RequestHandler = (request, _response, next) => {
  if (request.url.length > MAX_URL) throw new ApiProblem(414, 'too-large', 'The address is too long.');
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > MAX_BODY) throw new ApiProblem(413, 'too-large', 'The request is too large.');
  if (request.headers['transfer-encoding'] !== undefined) throw new ApiProblem(411, 'malformed', 'The request must say how long it is.');
  next();
};
