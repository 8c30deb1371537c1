import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { matchMaker, SchemaSerializer, Server, type Transport } from '@colyseus/core';
import { Encoder, Reflection, type Schema } from '@colyseus/schema';
import type { Express } from 'express';
import { WebSocket } from 'ws';
import { MATCH_ROOM } from '@hexfall/shared/protocol/messages';
import type { AppOptions } from './appOptions.js';
import { ClusterNode } from './cluster/ClusterNode.js';
import type { Services } from './createServices.js';
import { createHttpServer, dropBase, slashMissing } from './http/createHttpServer.js';
import { LIMITS, type RequestLimits } from './http/limits.js';
import { MatchRoom } from './rooms/MatchRoom.js';
import type { RoomServices } from './rooms/RoomServices.js';
import { colyseusLogger } from './runtime/rateLimitedLog.js';
import { clientAddress, exactAddress, type HostCheck, hostCheck } from './security/addresses.js';
import { ModerationPoller } from './store/ModerationPoller.js';
import { limitedTransport } from './transport/limitedTransport.js';
import { SocketLimiter } from './transport/SocketLimiter.js';
import { Traffic } from './transport/Traffic.js';

/** By class of the state: the description of the Schema that clients get when they join. */
const handshakes = new WeakMap<object, Uint8Array>();

/** Encodes the description of the Schema once per process. The framework does so once per room, which takes half a millisecond. */
const shareHandshakes = (): void => {
  SchemaSerializer.prototype.handshake = function (this: SchemaSerializer<Schema>) {
    const { constructor } = this.encoder.state;
    const known = handshakes.get(constructor) ?? Reflection.encode(this.encoder);
    handshakes.set(constructor, known);
    return known;
  };
};

let isConfigured = false;

/** Sets the framework's global options. Call this before a server is created. */
export const configureColyseus = (): void => {
  if (!isConfigured) shareHandshakes();
  isConfigured = true;
  // Node 20 has none of its own, and the framework asks it for a constant.
  if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket });
  // Enough for a full table of four; the usual size would cost every room more than its table.
  Encoder.BUFFER_SIZE = 6 * 1024;
  // Tables can only be created, and joined by their code.
  matchMaker.controller.exposedMethods = ['create', 'joinById'];
  // Pages of other sites get no access.
  matchMaker.controller.DEFAULT_CORS_HEADERS = {} as typeof matchMaker.controller.DEFAULT_CORS_HEADERS;
  matchMaker.controller.getCorsHeaders = () => ({});
};

/** A server of rooms that listens. */
export interface GameServer {
  readonly http: HttpServer;
  readonly transport: Transport;
  readonly node: ClusterNode;
  readonly moderation: ModerationPoller;
  readonly limits: RequestLimits;
  readonly isKnownHost: HostCheck;
  /** Whether the operator has banned the address. */
  readonly isBanned: (request: IncomingMessage) => boolean;
  /** Whether the address of a request gets new WebSockets only for seats. */
  readonly isCrowded: (request: IncomingMessage) => boolean;
  /** What rooms are given. */
  readonly roomServices: RoomServices;
  /** Answers requests, early ones too, by the application. */
  readonly serve: (app: Express) => void;
}

const PING_MS = 5000;

const listen = (game: Server, http: HttpServer, { port, host }: AppOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    http.once('error', reject);
    game.listen(port, host).then(resolve, reject);
  });

/** Replaces the framework's own routes with one application, which is set later: requests wait for it. */
const serveLater = (http: HttpServer, basePath: string): ((app: Express) => void) => {
  http.removeAllListeners('request');
  let serve: (app: Express) => void = () => undefined;
  const serving = new Promise<Express>((resolve) => (serve = resolve));
  http.prependListener('upgrade', dropBase(basePath));
  http.on('request', (request, response) => {
    const slashed = slashMissing(request.url ?? '/', basePath);
    // Files and the service worker of the page are below the slash only.
    if (slashed !== null) return response.writeHead(308, { location: slashed }).end();
    dropBase(basePath)(request);
    void serving.then((app) => {
      app(request, response);
    });
  });
  return serve;
};

/** Starts the rooms of a server and joins the cluster; rejects if the port cannot be opened. */
export const createGameServer = async (options: AppOptions, services: Services): Promise<GameServer> => {
  const { log, proxies = [], origins = [], basePath = '', redis = null, publicAddress } = options;
  const { store, active, faults, metrics, refusals, room, stopping, competitions } = services;
  const limits = { ...LIMITS, ...options.limits };
  configureColyseus();
  const http = createHttpServer();
  const moderation = new ModerationPoller(store, log, () => gate.closeBanned(), options.pollMs);
  const addressOf = exactAddress(proxies);
  const byNetwork = clientAddress(proxies);
  const isBanned = (request: IncomingMessage): boolean => moderation.isBanned(addressOf(request));
  const isKnownHost = hostCheck({ hosts: options.hosts ?? [], origins, publicAddress });
  const traffic = new Traffic(limits.traffic, byNetwork);
  const gate = new SocketLimiter({
    addressOf: byNetwork,
    origins,
    isKnownHost,
    perAddress: limits.sockets,
    isExhausted: (request) => traffic.isExhausted(request),
    isBanned,
    isAwaited: (session) => services.arrivals.awaitsSeat(session),
    refusals,
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
    ...(publicAddress !== undefined && { publicAddress }),
  });
  await listen(game, http, options);
  const serve = serveLater(http, basePath);
  const evictAllTables = (): void => {
    for (const { evictAll } of active.all()) evictAll();
  };
  const node = new ClusterNode({ store, redis, log, onEvicted: evictAllTables, isStopping: () => stopping.signal.aborted });
  metrics.watchCluster(node);
  await node.membership.start();
  const started = room.time.now();
  const roomServices: RoomServices = {
    ...services,
    ...room,
    basePath,
    season: options.ratingSeason,
    leases: node.leases,
    profiles: store.profiles,
    since: () => Math.max(redis ? node.membership.since : started, room.time.setAt()),
    isHalted: (code) => faults.isHalted(code),
    onOver: competitions.lookSoon,
    handsOver: () => stopping.signal.aborted && redis !== null,
  };
  game.define(
    MATCH_ROOM,
    class extends MatchRoom {
      protected readonly services = roomServices;
    },
  );
  await moderation.start();
  const isCrowded = (request: IncomingMessage): boolean => gate.isCrowded(request);
  return { http, transport, node, moderation, limits, isKnownHost, isBanned, isCrowded, roomServices, serve };
};
