import type { MatchRepository } from '../store/MatchRepository.js';
import { ApiProblem } from './ApiProblem.js';
import type { Handlers } from './routes.js';
import { isDoneInTime, type WriteProbe } from './WriteProbe.js';

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
