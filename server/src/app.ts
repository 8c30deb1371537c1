import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchMaker, Server } from '@colyseus/core';
import type { Express } from 'express';
import type { Logger } from 'pino';
import { MATCH_ROOM } from '@hexfall/shared/protocol/messages';
import { DueMatchWaker } from './cluster/DueMatchWaker.js';
import { LeaseMonitor } from './cluster/LeaseMonitor.js';
import type { RedisConnection } from './cluster/RedisConnection.js';
import { ClusterNode } from './cluster/ClusterNode.js';
import { colyseusLogger } from './runtime/colyseusLogger.js';
import { addressBudgets } from './http/addressBudgets.js';
import { createHttpServer } from './http/createHttpServer.js';
import { dropBase } from './http/basePath.js';
import { LIMITS, type RequestLimits } from './http/limits.js';
import { webApp } from './http/webApp.js';
import { WriteProbe, type ProbeOptions } from './http/WriteProbe.js';
import { Metrics } from './metrics/Metrics.js';
import { ModerationPoller } from './store/ModerationPoller.js';
import { FaultReporter } from './rooms/FaultReporter.js';
import { MyTablesQuery } from './http/services/MyTablesQuery.js';
import { ROOM_DEFAULTS, type RoomSettings } from './rooms/roomSettings.js';
import { startRetention, type Retention } from './rooms/retention.js';
import { countsOf, ActiveTables } from './rooms/ActiveTables.js';
import { MatchRoom } from './rooms/MatchRoom.js';
import type { RoomServices } from './rooms/RoomServices.js';
import { EmptyTables, MOST_EMPTY } from './rooms/EmptyTables.js';
import { QuickMatch } from './http/services/QuickMatch.js';
import { PublicTableList } from './http/services/PublicTableList.js';
import { Profiles, type InvitationNotice } from './http/services/Profiles.js';
import { SavedGames } from './http/services/SavedGames.js';
import { TableActivator } from './rooms/TableActivator.js';
import { EventLoopMonitor } from './metrics/EventLoopMonitor.js';
import { TurnPlanner } from './computer/TurnPlanner.js';
import { PictureRenderer } from './pictures/PictureRenderer.js';
import { TablePictures } from './pictures/TablePictures.js';
import { TablePreviews } from './pictures/TablePreviews.js';
import { heapUse } from './runtime/heapUse.js';
import { LoadShedder } from './runtime/LoadShedder.js';
import { configureColyseus } from './runtime/configureColyseus.js';
import { shutDown } from './runtime/shutdown.js';
import { shutdownPhases } from './shutdownPhases.js';
import { limitedTransport } from './transport/limitedTransport.js';
import { SocketLimiter } from './transport/SocketLimiter.js';
import { hostCheck } from './security/knownHosts.js';
import { Traffic } from './transport/Traffic.js';
import { NameList } from './security/NameList.js';
import { exactAddress, clientAddress } from './security/clientAddress.js';
import type { MatchRepository } from './store/MatchRepository.js';
import { StoreQuota } from './store/StoreQuota.js';
import { instrumentStore } from './store/instrumentStore.js';
import type { PushResult } from './push/PushSender.js';
import { PushService, type PushSettings } from './push/PushService.js';
import { WebhookSender, type DeliveryResult } from './webhooks/WebhookSender.js';
import type { WebhookHost } from './webhooks/webhookHosts.js';

export interface AppOptions {
  readonly port: number;
  readonly host: string | undefined;
  readonly store: MatchRepository;
  readonly log: Logger;
  /** The folder of the built client. */
  readonly pages: string;
  readonly version: string;
  /** The commit the program was built from; unknown by default. */
  readonly commit?: string | null;
  /** The Redis of the cluster; without it this is the only process. */
  readonly redis?: RedisConnection | undefined;
  /** Where pages reach this process of a cluster: host, optionally port and path. */
  readonly publicAddress?: string | undefined;
  /** The trusted proxies, as in `Config`. */
  readonly proxies?: readonly string[];
  /** Further origins of this server's pages. */
  readonly origins?: readonly string[];
  /** The host names of this server, as in `Config`. */
  readonly hosts?: readonly string[];
  /** The path under which a proxy offers the page, as in `Config`; none by default. */
  readonly basePath?: string;
  /** The folder for the records of halted matches; by default none are written. */
  readonly faultFolder?: string;
  readonly metrics?: Metrics;
  /** The token for reading the metrics from other machines. */
  readonly metricsToken?: string | undefined;
  /** The hosts whose webhooks may be called; none by default. */
  readonly webhookHosts?: readonly WebhookHost[];
  /** Whether browsers are called by push messages; they are not by default. */
  readonly push?: PushSettings;
  /** The size of the store at which new tables are refused; unlimited by default. */
  readonly maxStoreMb?: number;
  /** The file with the names that players may have; any name by default. */
  readonly namesFile?: string | undefined;
  /** Whether strangers meet here, as in `Config`; they do not by default. */
  readonly isPublic?: boolean;
  /** One of these is needed to make tables; none by default. */
  readonly invitationCodes?: readonly string[];
  /** Called when somebody is invited to a table; must not throw. */
  readonly onInvitation?: (notice: InvitationNotice) => void;
  /** When matches are deleted; never by default. */
  readonly retention?: Retention;
  /** For tests: how long a write probe is reused. */
  readonly probe?: ProbeOptions;
  /** For tests: the interval of polling bans and notice, in milliseconds. */
  readonly pollMs?: number;
  /** For tests: the interval of pinging connections, in milliseconds. */
  readonly pingMs?: number;
  /** For tests: the part of its memory that the process uses, from 0 to 1. */
  readonly heapUse?: () => number;
  /** For tests: by how many milliseconds the event loop is late, which is measured by default. */
  readonly lagMs?: () => number;
  /** For tests: how many empty tables may be in memory. */
  readonly mostEmpty?: number;
  /** For tests; the rest is as in `ROOM_DEFAULTS`. */
  readonly room?: Partial<RoomSettings>;
  readonly limits?: Partial<RequestLimits>;
  /** For tests: the built file with the work of the thread that makes pictures. */
  readonly pictureWorker?: string;
  /** For tests: after how many milliseconds a picture is given up. */
  readonly pictureLimitMs?: number;
  /** For tests: by how much the thread that makes pictures gives way to others; 0 for not at all. */
  readonly pictureNice?: number;
  /** For tests: after how many milliseconds a step of the shutdown has failed. */
  readonly stepMs?: number;
}

export interface App {
  readonly port: number;
  /** Closes all connections, releases all tables and closes the store. Rejects with a `ShutdownError` if a step failed. */
  stop(): Promise<void>;
}

const PING_MS = 5000;

const listen = (game: Server, http: HttpServer, { port, host }: AppOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    http.once('error', reject);
    game.listen(port, host).then(resolve, reject);
  });

/** Starts a server; rejects if the port cannot be opened. */
export const startApp = async (options: AppOptions): Promise<App> => {
  const { log, pages, version, commit = null, proxies = [], origins = [], basePath = '', metrics = new Metrics(), redis = null } = options;
  const limits = { ...LIMITS, ...options.limits };
  const store = instrumentStore(options.store, (operation, seconds, worked) => {
    metrics.store.observe({ operation }, seconds);
    if (!worked) metrics.storeFailures.inc({ operation });
  });
  const eventLoop = new EventLoopMonitor((cause) => metrics.stalls.inc({ cause }));
  const shedder = new LoadShedder(options.lagMs ?? (() => eventLoop.lagMs));
  const active = new ActiveTables();
  metrics.watchTables(() => active.all().map(countsOf));
  const heap = options.heapUse ?? heapUse;
  const empty = new EmptyTables(options.mostEmpty ?? MOST_EMPTY, heap, (why) => metrics.dropped.inc({ why }));
  metrics.watchEmptyTables(empty);
  const faults = new FaultReporter(options.faultFolder ?? null, log, () => metrics.faults.inc());
  const isHalted = (code: string): boolean => faults.isHalted(code);
  const turns = new TurnPlanner({
    onFault: (err) => log.error({ err }, 'a thread of computer players has failed'),
    onEnd: (result, seconds) => metrics.turns.observe({ result }, seconds),
  });
  metrics.watchTurns(turns);
  const pictures = new PictureRenderer({
    worker: options.pictureWorker,
    limitMs: options.pictureLimitMs,
    nice: options.pictureNice,
    onFault: (err) => log.error({ err }, 'pictures cannot be made'),
    onTimeout: () => log.warn('a picture takes too long'),
  });
  const chosen = { ...ROOM_DEFAULTS, turns, ...options.room };
  const room: RoomSettings = { ...chosen, step: (...args) => eventLoop.run('rules', () => chosen.step(...args)) };
  const countCall = (result: DeliveryResult): void => metrics.webhooks.inc({ result });
  const webhooks = new WebhookSender({ hosts: options.webhookHosts ?? [], time: room.time, log, count: countCall });
  const pushServices = { store: store.push, time: room.time, log, count: (result: PushResult) => metrics.pushes.inc({ result }) };
  const push = await PushService.open(options.push ?? { isEnabled: false, contact: null }, pushServices);
  configureColyseus();
  const http = createHttpServer();
  const moderation = new ModerationPoller(store, log, () => gate.closeBanned(), options.pollMs);
  const addressOf = exactAddress(proxies);
  const byNetwork = clientAddress(proxies);
  const isBanned = (request: IncomingMessage): boolean => moderation.isBanned(addressOf(request));
  const isKnownHost = hostCheck({ hosts: options.hosts ?? [], origins, publicAddress: options.publicAddress });
  const traffic = new Traffic(limits.traffic, byNetwork);
  const gate = new SocketLimiter({
    addressOf: byNetwork,
    origins,
    isKnownHost,
    perAddress: limits.sockets,
    isExhausted: (request) => traffic.isExhausted(request),
    isBanned,
  });
  const transport = limitedTransport(http, gate, traffic, options.pingMs ?? PING_MS);
  const game = new Server({
    transport,
    greet: false,
    // `main` decides what happens on signals.
    gracefullyShutdown: false,
    logger: colyseusLogger(log),
    // The process that gets the request creates the room: the proxy in front has chosen it already.
    selectProcessIdToCreateRoom: () => Promise.resolve(matchMaker.processId),
    ...(redis && { presence: redis.presence, driver: redis.driver }),
    ...(options.publicAddress !== undefined && { publicAddress: options.publicAddress }),
  });
  await listen(game, http, options);
  // One application replaces the framework's own routes. Early requests wait for it.
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
  const evictAllTables = (): void => {
    for (const { evictAll } of active.all()) evictAll();
  };
  let stopping = false;
  const isStopping = (): boolean => stopping;
  const node = new ClusterNode({ store, redis, log, onEvicted: evictAllTables, isStopping });
  metrics.watchCluster(node);
  await node.membership.start();
  const { leases, membership, rpc } = node;
  const handsOver = (): boolean => stopping && redis !== null;
  const shared = { store, faults, isHalted, metrics, eventLoop, shedder, active, empty, webhooks, push, leases, handsOver, basePath };
  const names = options.namesFile === undefined ? null : new NameList(options.namesFile);
  const allowsName = (name: string): boolean => names?.allows(name) ?? true;
  const quota = new StoreQuota(store, options.maxStoreMb ?? Infinity, log);
  const services: RoomServices = {
    ...shared,
    quota,
    allowsName,
    profiles: store.profiles,
    since: redis ? membership.since : room.time.now(),
    ...room,
  };
  game.define(
    MATCH_ROOM,
    class extends MatchRoom {
      protected readonly services = services;
    },
  );
  await moderation.start();
  const activator = new TableActivator({ store, leases, membership, rpc, isStopping });
  const publicTables = new PublicTableList(active, store, node.otherListings);
  const quick = new QuickMatch({ active, store, quota, activator, others: node.otherListings });
  const find = (): Promise<string> => quick.find();
  const shown = { pictures: new TablePictures(store, pictures), previews: new TablePreviews(store) };
  const saved = new SavedGames({ store, quota, allowsName, now: () => room.time.now() });
  const onInvitation = (notice: InvitationNotice): void => {
    push.invite({ profile: notice.to, to: notice.code });
    options.onInvitation?.(notice);
  };
  const common = { store, quota, allowsName, now: () => room.time.now(), onInvitation };
  const profiles = new Profiles({ ...common, profiles: store.profiles });
  const web = {
    profiles,
    publicTables,
    isPublic: options.isPublic ?? false,
    quick: () => node.quick(find),
    myTables: new MyTablesQuery(active, services, log),
    saved,
    ...addressBudgets(limits.replays, options.maxStoreMb ?? Infinity, byNetwork),
    ...shown,
  };
  const operator = { notice: () => moderation.notice, isBanned };
  const probe = new WriteProbe(() => store.heartbeat(leases.owner), options.probe);
  const access = {
    proxies,
    origins,
    isKnownHost,
    probe,
    limits,
    metrics,
    metricsToken: options.metricsToken ?? null,
    invitationCodes: options.invitationCodes ?? [],
    isStopping,
    isOpen: () => node.isOpen,
    shedder,
    heapUse: heap,
  };
  await node.open(() => publicTables.listing(), find);
  serve(webApp({ store, push, quota, log, pages, basePath, version, commit, activator, ...web, ...operator, ...access }));
  eventLoop.start();
  const retention = startRetention(store, options.retention ?? {}, log);
  const dueMatchWaker = new DueMatchWaker(store, activator, room.time, log);
  dueMatchWaker.start();
  const leaseMonitor = new LeaseMonitor(leases.owner, store, () => active.all(), log);
  leaseMonitor.start();
  const periodic = { dueMatchWaker, leaseMonitor, moderation, retention };
  const running = { turns, pictures, eventLoop, ...periodic, node, webhooks, push, faults, http, transport, redis, store };
  let stopped: Promise<void> | null = null;
  return {
    port: (http.address() as AddressInfo).port,
    stop: () => {
      stopping = true;
      return (stopped ??= shutDown(shutdownPhases(running), log, options.stepMs));
    },
  };
};
