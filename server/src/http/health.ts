import { Router } from 'express';
import type { MatchRepository } from '../store/MatchRepository.js';
import { ApiProblem } from './ApiProblem.js';
import { isDoneInTime, type WriteProbe } from './WriteProbe.js';

export interface HealthServices {
  readonly store: MatchRepository;
  readonly probe: WriteProbe;
  /** Whether the server is shutting down. */
  readonly isStopping: () => boolean;
}

/** Health checks: is the process alive, and can it serve requests? */
export const healthRoutes = ({ store, probe, isStopping }: HealthServices): Router => {
  const routes = Router();
  routes.get('/healthz', (_request, response) => {
    response.json({ ok: true });
  });
  routes.get('/readyz', async (_request, response) => {
    if (isStopping()) throw new ApiProblem(503, 'stopping', 'The server is being stopped.');
    if (!(await isDoneInTime(store.ping(), probe.patienceMs))) throw new ApiProblem(503, 'store-away', 'The store does not answer.');
    if (!(await probe.canWrite())) throw new ApiProblem(503, 'store-read-only', 'Nothing can be written to the store.');
    response.json({ ok: true });
  });
  return routes;
};
