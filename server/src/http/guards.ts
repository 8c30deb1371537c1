import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { SeatProofSchema } from '@hexfall/shared/protocol/httpRequests';
import { INVITATION_HEADER } from '@hexfall/shared/protocol/profiles';
import { FULL, type LoadShedder } from '../runtime/LoadShedder.js';
import { type HostCheck, isOwnOrigin } from '../security/addresses.js';
import { digest } from '../security/credentials.js';
import { MAX_URL } from '../transport/SocketLimiter.js';
import { ApiProblem, overloaded } from './problems.js';
import type { Profiles } from './services/Profiles.js';

/** The WebSocket origin of an HTTP origin. */
const socketsAt = (origin: string): string => origin.replace(/^http/, 'ws');

/**
 * Sets security headers. TLS is up to the proxy in front, so nothing here requires it.
 * @param origins other origins of this server's pages, where its processes may be.
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

/** Drops requests whose connection is already closed: they have no address, and nobody reads an answer. */
export const dropAborted: RequestHandler = ({ socket }, response, next) => {
  if (socket.destroyed || socket.remoteAddress === undefined) response.destroy();
  else next();
};

/** One line per request: no bodies, no headers, nothing after the question mark. */
export const requestLog = (log: Logger): RequestHandler => {
  // A logger of its own for each request, for nothing.
  if (!log.isLevelEnabled('debug')) return (_request, _response, next) => next();
  return pinoHttp({
    logger: log,
    wrapSerializers: false,
    serializers: {
      req: ({ method, url = '' }: { readonly method?: string; readonly url?: string }) => ({ method, path: url.split('?')[0] }),
      res: ({ statusCode }: { readonly statusCode: number }) => ({ status: statusCode }),
    },
    // Faults of the server are logged with their cause by `errorHandler`.
    useLevel: 'debug',
  });
};

/** Refuses requests from pages of other sites. @param origins further origins of this server. */
export const sameOrigin =
  (origins: readonly string[]): RequestHandler =>
  (request, _response, next) => {
    const isHarmless = request.method === 'GET' || request.method === 'HEAD';
    if (!isHarmless && !isOwnOrigin(request.headers, origins)) {
      throw new ApiProblem(403, 'foreign-origin', 'This server refuses requests from pages of other sites.');
    }
    next();
  };

/** Refuses requests for an unknown host: from a site whose name resolves to this server, or through a misconfigured proxy. */
export const knownHost =
  (isKnown: HostCheck): RequestHandler =>
  (request, _response, next) => {
    if (!isKnown(request.headers.host)) {
      throw new ApiProblem(421, 'unknown-host', 'This server does not serve this host name: its operator can add it to HOSTS.');
    }
    next();
  };

/** Refuses requests that lead to tables while the processes cannot reach each other. */
export const clusterReady =
  (isOpen: () => boolean): RequestHandler =>
  (_request, _response, next) => {
    if (!isOpen()) {
      throw new ApiProblem(
        503,
        'site-split',
        'Tables cannot be joined at the moment. Matches being played go on; try again in a few seconds.',
      );
    }
    next();
  };

/** When to try again while memory is full. */
const FULL_RETRY_MS = 5000;

/** Refuses requests that lead to tables while running matches overload the server, or its memory is full. */
export const notOverloaded =
  (shedder: Pick<LoadShedder, 'retryAfterMs'>, heapUse: () => number): RequestHandler =>
  (_request, _response, next) => {
    const waitMs = heapUse() > FULL ? FULL_RETRY_MS : shedder.retryAfterMs;
    if (waitMs !== null) throw overloaded(waitMs);
    next();
  };

/** Returns why a request may create nothing: it has none of the operator's invitation codes. Returns null if it has one, or there are no codes. */
const invitationCheck = (codes: readonly string[]): ((request: Pick<Request, 'get'>) => ApiProblem | null) => {
  const known = codes.map(digest);
  return (request) => {
    if (known.length === 0) return null;
    const given = request.get(INVITATION_HEADER) ?? '';
    const sent = digest(given);
    // All are compared, in constant time.
    const isKnown = known.filter((code) => timingSafeEqual(code, sent)).length > 0;
    if (given === '')
      return new ApiProblem(
        401,
        'invitation-needed',
        'This server asks for an invitation code to make tables, and player cards of who has no seat.',
      );
    return isKnown ? null : new ApiProblem(401, 'invitation-wrong', 'This server does not know that invitation code.');
  };
};

/** Refuses requests without one of the operator's invitation codes; without codes everyone may. */
export const invitationCode = (codes: readonly string[]): RequestHandler => {
  const check = invitationCheck(codes);
  return (request, _response, next) => {
    const problem = check(request);
    if (problem) throw problem;
    next();
  };
};

/** The same for who has no seat at a table either. */
export const invitationCodeOrSeat = (codes: readonly string[], profiles: Pick<Profiles, 'holdsSeat'>): RequestHandler => {
  const check = invitationCheck(codes);
  return async (request, _response, next) => {
    const problem = check(request);
    const { data: seat } = problem ? SeatProofSchema.safeParse((request.body as { readonly seat?: unknown } | undefined)?.seat) : {};
    if (problem && !(seat && (await profiles.holdsSeat(seat)))) throw problem;
    next();
  };
};

/** Refuses banned addresses. */
export const rejectBanned =
  (isBanned: (request: IncomingMessage) => boolean): RequestHandler =>
  (request, _response, next) => {
    if (isBanned(request)) throw new ApiProblem(403, 'banned', 'The operator of this server has shut this address out.');
    next();
  };

/** Keeps browsers and proxies from keeping the answer. */
export const freshAnswer: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/** Refuses long URLs, and bodies of unknown length. */
export const sizeLimits: RequestHandler = (request, _response, next) => {
  if (request.url.length > MAX_URL) throw new ApiProblem(414, 'too-large', 'The address is too long.');
  if (request.headers['transfer-encoding'] !== undefined) throw new ApiProblem(411, 'malformed', 'The request needs a Content-Length.');
  next();
};
