import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { Request } from 'express';
import type { Registry } from 'prom-client';
import { ApiProblem } from './ApiProblem.js';
import type { Handlers } from './routes.js';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isLoopback = (address: string): boolean => /^(?:127\.|::1$|::ffff:127\.)/.test(address) && isIP(address) > 0;

/** Requests that a proxy on this machine forwards do not count as local. */
const isFromHere = ({ socket, headers }: Pick<Request, 'socket' | 'headers'>): boolean =>
  headers['x-forwarded-for'] === undefined && headers.forwarded === undefined && isLoopback(socket.remoteAddress ?? '');

const bringsToken = ({ headers }: Pick<Request, 'headers'>, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

/** The metrics, for local requests, or for requests with the token if one is set. */
export const metricsHandlers = (registry: Registry, token: string | null): Handlers<'GET /metrics'> => ({
  'GET /metrics': async (request, response) => {
    if (!(token === null ? isFromHere(request) : bringsToken(request, token))) {
      throw new ApiProblem(403, 'not-for-you', 'The metrics need a local request, or the token.');
    }
    response.type(registry.contentType).send(await registry.metrics());
  },
});
