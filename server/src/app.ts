import { createServer, type IncomingMessage, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchMaker, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { Express } from 'express';
import type { Logger } from 'pino';
import { MATCH_ROOM } from '@hexfall/shared/protocol/messages';
import { step } from '@hexfall/shared/rules/step';
import { Adopter } from './cluster/Adopter.js';
import { HoldWatch } from './cluster/HoldWatch.js';
import type { RedisLink } from './cluster/RedisLink.js';
import { Site } from './cluster/Site.js';
import { frameworkLog } from './frameworkLog.js';
import { REAL_TIME } from './match/Time.js';
import { dropBase } from './http/basePath.js';
import type { RequestLimits } from './http/limits.js';
import { webApp } from './http/webApp.js';
import { Metrics } from './metrics/Metrics.js';
import { OrderWatch } from './operator/OrderWatch.js';
import { FaultDesk } from './rooms/FaultDesk.js';
import { Glances } from './rooms/Glances.js';
import { startHousekeeping, type Retention } from './rooms/housekeeping.js';
import { LiveTables } from './rooms/LiveTables.js';
import { MatchRoom } from './rooms/MatchRoom.js';
import type { RoomServices } from './rooms/RoomServices.js';
import { QuickMatch } from './rooms/QuickMatch.js';
import { TableLister } from './rooms/TableLister.js';
import { TableOpener } from './rooms/TableOpener.js';
import { prepareFramework } from './prepareFramework.js';
import { doorkeeper } from './security/doorkeeper.js';
import { SocketGate } from './security/SocketGate.js';
import { exactAddress, visitorAddress } from './security/visitorAddress.js';
import type { MatchStore } from './store/MatchStore.js';
import { watchStore } from './store/watchStore.js';
import { Postman, type DeliveryResult } from './webhooks/Postman.js';
import type { WebhookHost } from './webhooks/webhookHosts.js';

type RoomSettings = Pick<RoomServices, 'step' | 'rate' | 'idleMs' | 'crowd' | 'botDelayMs' | 'time' | 'awayMs' | 'talk' | 'calls'>;

export interface AppOptions {
  readonly port: number;
  readonly host: string | undefined;
  readonly store: MatchStore;
  readonly log: Logger;
  /** Where the built client lies. */
  readonly pages: string;
  readonly version: string;
  /** The way to other processes; there are none if it is left out. */
  readonly link?: RedisLink | undefined;
  /** Where pages reach this one of several processes: host, perhaps port and path. */
  readonly publicAddress?: string | undefined;
  /** The proxies in front, as in `Config`; without one nobody is believed. */
  readonly proxies?: readonly string[];
  /** Origins of pages that are this server's, besides the one a request was sent to. */
  readonly origins?: readonly string[];
  /** The path under which a proxy offers the page, as in `Config`; a host name of its own if left out. */
  readonly basePath?: string;
  /** Where the records of halted matches go; nowhere if left out. */
  readonly faultFolder?: string;
  readonly metrics?: Metrics;
  /** Opens the metrics from elsewhere than this machine. */
  readonly metricsToken?: string | undefined;
  /** The hosts that may be called when it is somebody's turn; none if left out. */
  readonly webhookHosts?: readonly WebhookHost[];
  /** After how long something is deleted; nothing if left out. */
  readonly retention?: Retention;
  /** For tests: how often the store is asked for orders of the operator, in milliseconds. */
  readonly lookMs?: number;
  /** For tests; what is missing is as in `DEFAULTS`. */
  readonly room?: Partial<RoomSettings>;
  readonly limits?: Partial<RequestLimits>;
}

export interface App {
  readonly port: number;
  /** Ends every connection, lets what is being done finish and closes the store. */
  stop(): Promise<void>;
}

/** The longest message a page has a reason to send. */
const MAX_MESSAGE = 8 * 1024;

/** A page that does not answer two pings has gone. */
const PING_MS = 5000;

const MINUTE_MS = 60 * 1000;

/** No request of ours is long, in bytes or in time. */
const REQUEST_BOUNDS = { maxHeaderSize: 8 * 1024, headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 5000 };

const DEFAULTS: RoomSettings = {
  step,
  time: REAL_TIME,
  rate: { burst: 60, perSecond: 20 },
  idleMs: 5 * MINUTE_MS,
  crowd: { spectators: 200, perSeat: 16 },
  botDelayMs: 700,
  awayMs: 3 * MINUTE_MS,
  talk: { person: { burst: 6, perSecond: 0.5 }, spectators: { burst: 20, perSecond: 2 } },
  calls: { afterMs: MINUTE_MS / 2, restMs: 10 * MINUTE_MS },
};

/** For a house or a school behind one address, too. */
const LIMITS: RequestLimits = {
  create: { windowMs: 10 * MINUTE_MS, limit: 100 },
  ask: { windowMs: MINUTE_MS, limit: 600 },
  mine: { windowMs: MINUTE_MS, limit: 120 },
  sockets: 400,
};

const listen = (game: Server, http: HttpServer, { port, host }: AppOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    http.once('error', reject);
    game.listen(port, host).then(resolve, reject);
  });

/** Starts a server; rejected if the port cannot be had. */
export const startApp = async (options: AppOptions): Promise<App> => {
  const { log, pages, version, proxies = [], origins = [], basePath = '', metrics = new Metrics(), link = null } = options;
  const limits = { ...LIMITS, ...options.limits };
  const store = watchStore(options.store, (operation, seconds, worked) => {
    metrics.store.observe({ operation }, seconds);
    if (!worked) metrics.storeFailures.inc({ operation });
  });
  const live = new LiveTables();
  metrics.watchTables(live);
  const faults = new FaultDesk(options.faultFolder ?? null, log, () => metrics.faults.inc());
  const isHalted = (code: string): boolean => faults.isHalted(code);
  const room = { ...DEFAULTS, ...options.room };
  const countCall = (result: DeliveryResult): void => metrics.webhooks.inc({ result });
  const postman = new Postman({ hosts: options.webhookHosts ?? [], time: room.time, log, count: countCall });
  prepareFramework();
  const http = createServer(REQUEST_BOUNDS);
  const orders = new OrderWatch(store, log, () => gate.expelBanned(), options.lookMs);
  const addressOf = exactAddress(proxies);
  const isBanned = (request: IncomingMessage): boolean => orders.isBanned(addressOf(request));
  const gate = new SocketGate({ addressOf: visitorAddress(proxies), origins, perAddress: limits.sockets, isBanned });
  const game = new Server({
    transport: new WebSocketTransport({ server: http, maxPayload: MAX_MESSAGE, pingInterval: PING_MS, verifyClient: doorkeeper(gate) }),
    greet: false,
    // `main` decides what happens on signals.
    gracefullyShutdown: false,
    logger: frameworkLog(log),
    // Whoever is asked makes the room: the proxy in front has chosen already.
    selectProcessIdToCreateRoom: () => Promise.resolve(matchMaker.processId),
    ...(link && { presence: link.presence, driver: link.driver }),
    ...(options.publicAddress !== undefined && { publicAddress: options.publicAddress }),
  });
  await listen(game, http, options);
  // Instead of the framework's own routes: everything over HTTP goes through one application. Who comes early waits for it.
  http.removeAllListeners('request');
  let serve: (app: Express) => void = () => undefined;
  const serving = new Promise<Express>((resolve) => (serve = resolve));
  http.prependListener('upgrade', dropBase(basePath));
  http.on('request', dropBase(basePath));
  http.on('request', (request, response) => {
    void serving.then((app) => {
      app(request, response);
    });
  });
  const dismiss = (): void => {
    for (const { lose } of live.all()) lose();
  };
  let stopping = false;
  const isStopping = (): boolean => stopping;
  const site = new Site({ store, link, log, onDismissed: dismiss, isStopping });
  metrics.watchSite(site);
  await site.roster.start();
  const { holds, roster, intercom } = site;
  const handsOver = (): boolean => stopping && link !== null;
  const around = { store, faults, isHalted, metrics, live, postman, holds, handsOver, basePath };
  const services: RoomServices = { ...around, since: link ? roster.since : room.time.now(), ...room };
  game.define(
    MATCH_ROOM,
    class extends MatchRoom {
      protected readonly services = services;
    },
  );
  await orders.start();
  const opener = new TableOpener({ store, holds, roster, intercom, isStopping });
  const lister = new TableLister(live, store, site.others);
  const quick = new QuickMatch({ live, store, opener, others: site.others });
  const find = (): Promise<string> => quick.find();
  const web = { lister, quick: () => site.quick(find), glances: new Glances(live, services, log) };
  const operator = { notice: () => orders.notice, isBanned };
  const isOpen = (): boolean => site.isOpen;
  const access = { proxies, origins, limits, metrics, metricsToken: options.metricsToken ?? null, isStopping, isOpen };
  await site.open(() => lister.notice(), find);
  serve(webApp({ store, log, pages, basePath, version, opener, ...web, ...operator, ...access }));
  const endHousekeeping = startHousekeeping(store, options.retention ?? {}, log);
  const adopter = new Adopter(store, opener, room.time, log);
  adopter.start();
  const holdWatch = new HoldWatch(holds.owner, store, () => live.all(), log);
  if (link) holdWatch.start();
  return {
    port: (http.address() as AddressInfo).port,
    stop: async () => {
      stopping = true;
      await adopter.stop();
      await holdWatch.stop();
      await site.close();
      await game.gracefullyShutdown(false);
      postman.stop();
      http.closeAllConnections();
      await endHousekeeping();
      await orders.stop();
      await faults.done();
      await roster.stop();
      await store.close();
    },
  };
};
