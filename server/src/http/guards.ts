import helmet from 'helmet';
import { pinoHttp } from 'pino-http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { ApiProblem } from './ApiProblem.js';

/** Nothing sent over HTTP is longer: options of a table, keys of seats. */
const MAX_BODY = 8 * 1024;

/** Headers that keep the page to itself. Encryption is for the proxy in front, so nothing here insists on it. */
export const securityHeaders = (): RequestHandler =>
  helmet({
    strictTransportSecurity: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", 'data:', 'ws:', 'wss:'],
        workerSrc: ["'self'", 'blob:'],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
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

/** Refuses long bodies before anybody reads them. */
export const smallBodies: RequestHandler = (request, _response, next) => {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > MAX_BODY) throw new ApiProblem(413, 'too-large', 'The request is too large.');
  if (request.headers['transfer-encoding'] !== undefined) throw new ApiProblem(411, 'malformed', 'The request must say how long it is.');
  next();
};
