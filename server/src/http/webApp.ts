import type { IncomingMessage } from 'node:http';
import { createNodeMatchmakingMiddleware } from '@colyseus/core';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics/Metrics.js';
import { apiRoutes, type ApiServices } from './api.js';
import { healthRoutes, type HealthServices } from './health.js';
import { limitRequests, type RequestLimits } from './limits.js';
import { noBanned, openSite, ownPages, requestLog, securityHeaders, smallRequests } from './guards.js';
import { metricsRoute } from './metricsRoute.js';
import { pageRoutes } from './pages.js';
import { answerProblems, nothingThere } from './problems.js';

export interface WebServices extends ApiServices, HealthServices {
  readonly log: Logger;
  /** Where the built client lies. */
  readonly pages: string;
  /** The path under which a proxy offers the page, as in `Config`. */
  readonly basePath: string;
  readonly limits: RequestLimits;
  /** Proxies whose word about the address of a visitor is believed, as Express' `trust proxy` takes it. */
  readonly proxies: readonly string[];
  /** Origins of pages that are this server's, besides the one a request was sent to. */
  readonly origins: readonly string[];
  /** Whether people can come to tables. */
  readonly isOpen: () => boolean;
  /** Whether the operator has shut out who asks. */
  readonly isBanned: (request: IncomingMessage) => boolean;
  readonly metrics: Metrics;
  /** What opens the metrics from elsewhere; null if nothing does. */
  readonly metricsToken: string | null;
}

/** Everything the server answers over HTTP. */
export const webApp = (services: WebServices): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', [...services.proxies]);
  app.use(requestLog(services.log), securityHeaders(services.origins), smallRequests, ownPages(services.origins));
  app.use(healthRoutes(services));
  app.get('/metrics', metricsRoute(services.metrics.registry, services.metricsToken));
  app.use(noBanned(services.isBanned));
  app.use(limitRequests(services.limits));
  app.use(openSite(services.isOpen));
  app.use(createNodeMatchmakingMiddleware());
  app.use('/api', apiRoutes(services));
  app.use(pageRoutes(services.pages, services.basePath));
  app.use(nothingThere, answerProblems(services.log));
  return app;
};
