import type { IncomingMessage } from 'node:http';
import compression from 'compression';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { HostCheck } from '../security/knownHosts.js';
import type { Metrics } from '../metrics/Metrics.js';
import { clientAddress } from '../security/clientAddress.js';
import { apiRoutes, type ApiServices } from './api.js';
import { healthRoutes, type HealthServices } from './health.js';
import { matchmakeRoutes } from './matchmake.js';
import { limitRequests, type RequestLimits } from './limits.js';
import {
  invitationCode,
  knownHost,
  noBanned,
  notOverloaded,
  openSite,
  ownPages,
  requestLog,
  securityHeaders,
  smallRequests,
  stillConnected,
} from './guards.js';
import { metricsRoute } from './metricsRoute.js';
import { pageRoutes } from './pages.js';
import { pushRoutes, type PushRouteServices } from './push.js';
import { pictureRoutes, type PictureServices } from './pictures.js';
import { previewTags, type PreviewServices } from './previews.js';
import { profileRoutes } from './profiles.js';
import { answerProblems, nothingThere } from './problems.js';

export interface WebServices extends ApiServices, HealthServices, PictureServices, PreviewServices, PushRouteServices {
  readonly log: Logger;
  /** Where the built client lies. */
  readonly pages: string;
  readonly limits: RequestLimits;
  /** Trusted proxies, as in Express' `trust proxy`. */
  readonly proxies: readonly string[];
  /** Origins of pages that are this server's, besides the one a request was sent to. */
  readonly origins: readonly string[];
  readonly isKnownHost: HostCheck;
  /** Whether tables can be joined. */
  readonly isOpen: () => boolean;
  /** Whether the operator has banned the address. */
  readonly isBanned: (request: IncomingMessage) => boolean;
  /** One of them is needed to make tables, if there are any. */
  readonly invitationCodes: readonly string[];
  readonly metrics: Metrics;
  /** The token for remote reads of the metrics; null if there is none. */
  readonly metricsToken: string | null;
}

/** The HTTP application. */
export const webApp = (services: WebServices): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', [...services.proxies]);
  app.use(stillConnected, requestLog(services.log), securityHeaders(services.origins), smallRequests, ownPages(services.origins));
  app.use(healthRoutes(services));
  app.get('/metrics', metricsRoute(services.metrics.registry, services.metricsToken));
  app.use(knownHost(services.isKnownHost));
  app.use(noBanned(services.isBanned));
  app.use(limitRequests(services.limits));
  app.use(invitationCode(services.invitationCodes));
  app.use(openSite(services.isOpen), notOverloaded(services.shedder));
  app.use('/matchmake', matchmakeRoutes(clientAddress(services.proxies)));
  app.use('/api', pictureRoutes(services));
  app.use('/api/push', pushRoutes(services));
  app.use('/api', compression(), profileRoutes(services.profiles));
  app.use('/api', compression(), apiRoutes(services));
  app.use(pageRoutes(services.pages, services.basePath, previewTags(services)));
  app.use(nothingThere, answerProblems(services.log));
  return app;
};
