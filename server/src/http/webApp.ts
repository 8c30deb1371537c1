import type { IncomingMessage } from 'node:http';
import compression from 'compression';
import express, { type Express } from 'express';
import type { Store } from 'express-rate-limit';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics/Metrics.js';
import type { RefusalReporter } from '../runtime/RefusalReporter.js';
import { clientAddress, type HostCheck } from '../security/addresses.js';
import { bringsToken } from '../security/credentials.js';
import { apiHandlers, type ApiServices } from './api.js';
import { botHandlers, type BotServices } from './bots.js';
import { competitionHandlers, type CompetitionRouteServices } from './competitions.js';
import { dropAborted, knownHost, rejectBanned, requestLog, sameOrigin, securityHeaders, sizeLimits } from './guards.js';
import { requestCounters, type RequestKind, type RequestLimits } from './limits.js';
import { matchmakeHandlers, type MatchmakeServices } from './matchmake.js';
import { healthHandlers, type HealthServices, metricsHandlers } from './monitoring.js';
import { mountRoutes } from './mountRoutes.js';
import { operatorHandlers, type OperatorServices } from './operator.js';
import { pageRoutes } from './pages.js';
import { pictureHandlers, type PictureServices } from './pictures.js';
import { type PreviewServices, previewTags } from './previews.js';
import { errorHandler, notFound } from './problems.js';
import { profileHandlers } from './profiles.js';
import type { ProxyWatch } from './ProxyWatch.js';
import { pushHandlers, type PushRouteServices } from './push.js';
import { type Handlers, PREFIXES } from './routes.js';

export interface WebServices
  extends
    ApiServices,
    BotServices,
    CompetitionRouteServices,
    HealthServices,
    Omit<MatchmakeServices, 'addressOf'>,
    OperatorServices,
    PictureServices,
    PreviewServices,
    PushRouteServices {
  readonly log: Logger;
  /** Where the built client lies. */
  readonly pages: string;
  readonly limits: RequestLimits;
  /** Where the requests of a kind are counted for all processes; undefined if there is only this one. */
  readonly countOf: (kind: RequestKind) => Store | undefined;
  /** Trusted proxies, as in Express' `trust proxy`. */
  readonly proxies: readonly string[];
  /** Whether a request comes from a network whose people share an address. */
  readonly isInHall: (request: IncomingMessage) => boolean;
  readonly proxyWatch: Pick<ProxyWatch, 'look'>;
  /** Origins of pages that are this server's, besides the one a request was sent to. */
  readonly origins: readonly string[];
  readonly isKnownHost: HostCheck;
  /** Whether tables can be joined. */
  readonly isOpen: () => boolean;
  /** Whether the operator has banned the address. */
  readonly isBanned: (request: IncomingMessage) => boolean;
  /** One of them is needed to make tables, if there are any. */
  readonly invitationCodes: readonly string[];
  /** The part of its memory that the process uses. */
  readonly heapUse: () => number;
  readonly metrics: Metrics;
  readonly refusals: RefusalReporter;
  /** The token for remote reads of the metrics; null if there is none. */
  readonly metricsToken: string | null;
}

/** What answers each route. */
const handlersOf = (services: WebServices): Handlers => ({
  ...healthHandlers(services),
  ...metricsHandlers(services.metrics.registry, services.metricsToken),
  ...matchmakeHandlers({ ...services, addressOf: clientAddress(services.proxies) }),
  ...pictureHandlers(services),
  ...pushHandlers(services),
  ...profileHandlers(services.profiles),
  ...apiHandlers(services),
  ...botHandlers(services, clientAddress(services.proxies)),
  ...competitionHandlers(services, clientAddress(services.proxies)),
  ...operatorHandlers(services),
});

/** The HTTP application. */
export const webApp = (services: WebServices): Express => {
  const app = express();
  const { operator } = services;
  const isOperator = ({ headers }: IncomingMessage): boolean => operator !== null && bringsToken(headers, operator.token);
  const counters = requestCounters(services.limits, clientAddress(services.proxies), services.countOf, isOperator, services.isInHall);
  const handlers = handlersOf(services);
  const guards = { ...services, counters };
  app.disable('x-powered-by');
  app.set('trust proxy', [...services.proxies]);
  app.use(
    dropAborted,
    services.proxyWatch.look,
    requestLog(services.log),
    securityHeaders(services.origins),
    sizeLimits,
    sameOrigin(services.origins),
  );
  mountRoutes(app, 'machines', handlers, guards);
  app.use(knownHost(services.isKnownHost));
  app.use(PREFIXES, rejectBanned(services.isBanned), compression());
  mountRoutes(app, 'people', handlers, guards);
  app.use(PREFIXES, counters.ask, notFound);
  app.use(pageRoutes(services.pages, services.basePath, previewTags(services)));
  app.use(notFound, errorHandler(services.log, services.refusals, services.basePath));
  return app;
};
