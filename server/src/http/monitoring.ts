import { isIP } from 'node:net';
import type { Request } from 'express';
import type { Registry } from 'prom-client';
import { isDoneInTime } from '../runtime/scheduling.js';
import { bringsToken } from '../security/credentials.js';
import type { MatchRepository } from '../store/MatchRepository.js';
import { ApiProblem } from './problems.js';
import type { Handlers } from './routes.js';
import type { WriteProbe } from './WriteProbe.js';

export interface HealthServices {
  readonly store: MatchRepository;
  readonly probe: WriteProbe;
  /** Whether the server is shutting down. */
  readonly isStopping: () => boolean;
}

/** Health checks: is the process alive, and can it serve requests? */
export const healthHandlers = ({ store, probe, isStopping }: HealthServices): Handlers<'GET /healthz' | 'GET /readyz'> => {
  return {
    'GET /healthz': (_request, response) => {
      response.json({ ok: true });
    },
    'GET /readyz': async (_request, response) => {
      if (isStopping()) throw new ApiProblem(503, 'stopping', 'The server is being stopped.');
      if (!(await isDoneInTime(store.ping(), probe.patienceMs))) throw new ApiProblem(503, 'store-away', 'The store does not answer.');
      if (!(await probe.canWrite())) throw new ApiProblem(503, 'store-read-only', 'Nothing can be written to the store.');
      response.json({ ok: true });
    },
  };
};

const isLoopback = (address: string): boolean => /^(?:127\.|::1$|::ffff:127\.)/.test(address) && isIP(address) > 0;

/** Requests that a proxy on this machine forwards do not count as local. */
const isFromHere = ({ socket, headers }: Pick<Request, 'socket' | 'headers'>): boolean =>
  headers['x-forwarded-for'] === undefined && headers.forwarded === undefined && isLoopback(socket.remoteAddress ?? '');

/** The metrics, for local requests, or for requests with the token if one is set. */
export const metricsHandlers = (registry: Registry, token: string | null): Handlers<'GET /metrics'> => ({
  'GET /metrics': async (request, response) => {
    if (!(token === null ? isFromHere(request) : bringsToken(request.headers, token))) {
      throw new ApiProblem(403, 'not-for-you', 'The metrics need a local request, or the token.');
    }
    response.type(registry.contentType).send(await registry.metrics());
  },
});
