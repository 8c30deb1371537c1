import { createNodeMatchmakingMiddleware } from '@colyseus/core';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import { apiRoutes, type ApiServices } from './api.js';
import { limitRequests, type RequestLimits } from './limits.js';
import { requestLog, securityHeaders, smallBodies } from './guards.js';
import { pageRoutes } from './pages.js';
import { answerProblems, nothingThere } from './problems.js';

export interface WebServices extends ApiServices {
  readonly log: Logger;
  /** Where the built client lies. */
  readonly pages: string;
  readonly limits: RequestLimits;
  /** Proxies whose word about the address of a visitor is believed, as Express' `trust proxy` takes it. */
  readonly proxies: readonly string[];
}

/** Everything the server answers over HTTP. */
export const webApp = (services: WebServices): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', [...services.proxies]);
  app.use(requestLog(services.log), securityHeaders(), smallBodies);
  app.get('/healthz', (_request, response) => {
    response.json({ ok: true });
  });
  app.use(limitRequests(services.limits));
  app.use(createNodeMatchmakingMiddleware());
  app.use('/api', apiRoutes(services));
  app.use(pageRoutes(services.pages));
  app.use(nothingThere, answerProblems(services.log));
  return app;
};
