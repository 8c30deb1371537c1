import type { Express } from 'express';
import type { AppOptions } from './appOptions.js';
import type { RpcHandlers } from './cluster/ProcessRpc.js';
import type { GameServer } from './createGameServer.js';
import type { Services } from './createServices.js';
import { addressBudgets } from './http/limits.js';
import { ProxyWatch } from './http/ProxyWatch.js';
import { MyTablesQuery } from './http/services/MyTablesQuery.js';
import { OperatorView, readReport } from './http/services/OperatorView.js';
import { type InvitationNotice, Profiles } from './http/services/Profiles.js';
import { ProgramStreams } from './http/services/ProgramStreams.js';
import { ProgramTables } from './http/services/ProgramTables.js';
import { PublicTableList } from './http/services/PublicTableList.js';
import { QuickMatch } from './http/services/QuickMatch.js';
import { SavedGames } from './http/services/SavedGames.js';
import { SeatHolders } from './http/services/SeatHolders.js';
import { webApp } from './http/webApp.js';
import { WriteProbe } from './http/WriteProbe.js';
import { TablePreviews } from './pictures/TablePreviews.js';
import { keysConnectedAt } from './rooms/ActiveTables.js';
import { TableActivator } from './rooms/TableActivator.js';
import { clientAddress, exactAddress, hallCheck } from './security/addresses.js';

/** The application, and what the other parts of the server need of it. */
export interface WebApp {
  readonly app: Express;
  readonly activator: TableActivator;
  readonly publicTables: PublicTableList;
  /** What other processes ask this one for. */
  readonly handlers: Omit<RpcHandlers, 'list'>;
}

/** Creates the application that answers requests. */
export const createWebApp = (options: AppOptions, services: Services, game: GameServer): WebApp => {
  const { log, pages, version, commit = null, proxies = [], halls = [], origins = [], basePath = '', invitationCodes = [] } = options;
  const {
    arrivals,
    store,
    quota,
    shares,
    active,
    push,
    metrics,
    refusals,
    tableLog,
    shedder,
    heapUse,
    tablePictures,
    room,
    allowsName,
    stopping,
  } = services;
  const { node, moderation, limits, isKnownHost, isBanned, isCrowded } = game;
  const isStopping = (): boolean => stopping.signal.aborted;
  const now = (): number => room.time.now();
  const { leases, membership, rpc } = node;
  const activator = new TableActivator({ store, leases, membership, rpc, step: room.step, isStopping });
  const publicTables = new PublicTableList(active, store, node.otherListings);
  const quick = new QuickMatch({ active, store, tableLog, quota, activator, others: node.otherListings });
  const onInvitation = (notice: InvitationNotice): void => {
    push.invite({ profile: notice.to, to: notice.code });
    options.onInvitation?.(notice);
  };
  const proxyWatch = new ProxyWatch(log, proxies);
  metrics.watchProxy(proxyWatch);
  const readModeration = (): Promise<void> => moderation.refresh();
  const evict = (code: string): void => active.get(code)?.evictAll();
  const evictEverywhere = async (code: string): Promise<void> => {
    evict(code);
    await node.askOthers('evict', code);
  };
  const connected = (code: string): Promise<readonly string[]> => Promise.resolve(keysConnectedAt(active.get(code)));
  const operatorView = new OperatorView({
    active,
    metrics,
    store,
    version,
    heapUse,
    now,
    lagMs: options.lagMs ?? (() => services.eventLoop.lagMs),
    maxStoreMb: options.maxStoreMb ?? Infinity,
    others: async () => (await node.askOthers('status')).map(readReport),
    pruningHeld: () => services.pruner.held,
    isProxyUnknown: () => proxyWatch.isUnknown,
    notice: () => moderation.notice?.text ?? null,
    since: now(),
  });
  const programs = new ProgramTables({ active, activator, askOwner: (code, call) => node.askOwner(code, call) });
  const app = webApp({
    store,
    tables: services.readable,
    profileSeats: store.profiles,
    bots: store.bots,
    competitions: services.competitions,
    walls: services.walls,
    claimedSeats: {
      isConnected: async (code, keyHash) => {
        const answers = [await connected(code), ...(await node.askOthers('connected', code))];
        return answers.some((keys) => Array.isArray(keys) && keys.includes(keyHash));
      },
      reload: evictEverywhere,
    },
    programs,
    streams: new ProgramStreams(limits.streams, room.time, stopping.signal, log),
    time: room.time,
    push,
    quota,
    arrivals,
    log,
    pages,
    basePath,
    version,
    commit,
    hosts: options.lanHosts ?? [],
    activator,
    profiles: new Profiles({
      store,
      tableLog,
      quota,
      allowsName,
      now,
      onInvitation,
      season: options.ratingSeason ?? null,
      profiles: store.profiles,
    }),
    holders: new SeatHolders({ active, store, now }),
    // A table in memory is not read again.
    isSealed: async (code) => active.get(code)?.table.isSealed ?? (await services.readable.seal(code)) !== null,
    publicTables,
    isPublic: options.isPublic ?? false,
    quick: () => node.quick(() => quick.find()),
    myTables: new MyTablesQuery(active, game.roomServices, log),
    saved: new SavedGames({ store, tableLog, quota, allowsName, now }),
    ...addressBudgets(limits, shares, clientAddress(proxies)),
    pictures: tablePictures,
    previews: new TablePreviews(services.readable, store),
    notice: () => moderation.notice,
    isBanned,
    isCrowded,
    proxies,
    isInHall: hallCheck(halls, proxies),
    proxyWatch,
    origins,
    isKnownHost,
    probe: new WriteProbe(() => store.heartbeat(node.leases.owner), options.probe),
    limits,
    countOf: (kind) => node.countOf(kind),
    metrics,
    refusals,
    metricsToken: options.metricsToken ?? null,
    operator: options.operator ?? null,
    operatorView,
    tableLog,
    exactAddressOf: exactAddress(proxies),
    evict: evictEverywhere,
    readModeration: async () => {
      await readModeration();
      await node.askOthers('moderate');
    },
    invitationCodes,
    isStopping,
    isOpen: () => node.isOpen,
    shedder,
    heapUse,
  });
  const handlers: WebApp['handlers'] = {
    quick: () => quick.find(),
    evict: (code) => Promise.resolve(evict(code)),
    connected,
    moderate: readModeration,
    status: () => operatorView.report(),
    program: (call) => programs.answer(call),
  };
  return { app, activator, publicTables, handlers };
};
