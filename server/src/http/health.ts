import { Router } from 'express';
import type { MatchStore } from '../store/MatchStore.js';
import { ApiProblem } from './ApiProblem.js';

export interface HealthServices {
  readonly store: MatchStore;
  /** Whether the server has been told to stop. */
  readonly isStopping: () => boolean;
}

/** A store that takes longer serves nobody. */
const PATIENCE_MS = 2000;

const answersInTime = async (answer: Promise<void>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, false);
  });
  const answered = answer.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer));
};

/** For whatever keeps the server running: is it alive, and can it serve people? */
export const healthRoutes = ({ store, isStopping }: HealthServices): Router => {
  const routes = Router();
  routes.get('/healthz', (_request, response) => {
    response.json({ ok: true });
  });
  routes.get('/readyz', async (_request, response) => {
    if (isStopping()) throw new ApiProblem(503, 'stopping', 'The server is being stopped.');
    if (!(await answersInTime(store.ping()))) throw new ApiProblem(503, 'store-away', 'The store does not answer.');
    response.json({ ok: true });
  });
  return routes;
};
