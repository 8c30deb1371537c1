import type { AppOptions } from './appOptions.js';
import { Competitions } from './competition/Competitions.js';
import type { EntrantsCall } from './competition/entrantCalls.js';
import { pairRoundIn } from './competition/roundPairings.js';
import { TurnPlanner } from './computer/TurnPlanner.js';
import { DealWatch } from './match/DealWatch.js';
import type { Step } from './match/PlayedIntents.js';
import { ReadableTables } from './match/readableTables.js';
import { EventLoopMonitor } from './metrics/EventLoopMonitor.js';
import { Metrics } from './metrics/Metrics.js';
import { PushService } from './notify/PushService.js';
import { WebhookSender } from './notify/WebhookSender.js';
import { PictureRenderer } from './pictures/PictureRenderer.js';
import { TablePictures } from './pictures/TablePictures.js';
import { ActiveTables, countsOf } from './rooms/ActiveTables.js';
import { EmptyTables, MOST_EMPTY } from './rooms/EmptyTables.js';
import { FaultReporter } from './rooms/FaultReporter.js';
import { ConnectionWatch } from './rooms/JoinDeadline.js';
import { Pruner } from './rooms/retention.js';
import { ROOM_DEFAULTS, type RoomSettings } from './rooms/roomSettings.js';
import { heapUse, LoadShedder } from './runtime/LoadShedder.js';
import { RefusalReporter } from './runtime/RefusalReporter.js';
import { NameList } from './security/NameList.js';
import { instrumentStore } from './store/instrumentStore.js';
import type { MatchRepository } from './store/MatchRepository.js';
import { StoreQuota, StoreShares } from './store/StoreQuota.js';
import { TableLog } from './table/TableLog.js';

/** What the parts of a server share. */
export interface Services {
  /** Every call is measured. */
  readonly store: MatchRepository;
  readonly quota: StoreQuota;
  /** What each address may store. */
  readonly shares: StoreShares;
  readonly metrics: Metrics;
  readonly refusals: RefusalReporter;
  readonly tableLog: TableLog;
  readonly eventLoop: EventLoopMonitor;
  readonly shedder: LoadShedder;
  /** The part of its memory that the process uses. */
  readonly heapUse: () => number;
  readonly active: ActiveTables;
  readonly arrivals: ConnectionWatch;
  readonly empty: EmptyTables;
  readonly faults: FaultReporter;
  readonly turns: TurnPlanner;
  readonly pictures: PictureRenderer;
  readonly tablePictures: TablePictures;
  readonly webhooks: WebhookSender;
  readonly push: PushService;
  readonly room: RoomSettings;
  /** Whether the operator allows a player's name. */
  readonly allowsName: (name: string) => boolean;
  /** Aborted once the server stops. */
  readonly stopping: AbortController;
  readonly pruner: Pruner;
  readonly competitions: Competitions;
  readonly deals: DealWatch;
  readonly readable: ReadableTables;
}

/** Creates what needs no network; rejects if the store cannot be read. */
export const createServices = async (options: AppOptions): Promise<Services> => {
  const { log, metrics = new Metrics() } = options;
  const store = instrumentStore(options.store, (operation, seconds, worked) => {
    metrics.store.observe({ operation }, seconds);
    if (!worked) metrics.storeFailures.inc({ operation });
  });
  const eventLoop = new EventLoopMonitor((cause) => metrics.stalls.inc({ cause }));
  const active = new ActiveTables();
  metrics.watchTables(() => active.all().map(countsOf));
  const heap = options.heapUse ?? heapUse;
  const empty = new EmptyTables(options.mostEmpty ?? MOST_EMPTY, heap, (why) => metrics.dropped.inc({ why }));
  metrics.watchEmptyTables(empty);
  const turns = new TurnPlanner({
    onFault: (err) => log.error({ err }, 'a thread of computer players has failed'),
    onEnd: (result, seconds) => metrics.turns.observe({ result }, seconds),
  });
  metrics.watchTurns(turns);
  const chosen = { ...ROOM_DEFAULTS, turns, ...options.room };
  const { time } = chosen;
  const pictures = new PictureRenderer({
    worker: options.pictureWorker,
    limitMs: options.pictureLimitMs,
    nice: options.pictureNice,
    onFault: (err) => log.error({ err }, 'pictures cannot be made'),
    onTimeout: () => log.warn('a picture takes too long'),
  });
  const tableLog = new TableLog((fields, message) => log.info(fields, message));
  const pruner = new Pruner({ store, retention: options.retention ?? {}, log, tableLog, time });
  metrics.watchPruning(pruner);
  const names = options.namesFile === undefined ? null : new NameList(options.namesFile);
  const quota = new StoreQuota(store, options.maxStoreMb ?? Infinity, log);
  const allowsName = (name: string): boolean => names?.allows(name) ?? true;
  const step: Step = (...args) => eventLoop.run('rules', () => chosen.step(...args));
  const push = await PushService.open(options.push ?? { isEnabled: false, contact: null }, {
    store: store.push,
    time,
    log,
    count: (result) => metrics.pushes.inc({ result }),
  });
  const callEntrants = (call: EntrantsCall): void => push.callEntrants(call);
  const deals = new DealWatch(store.deals);
  const readable = new ReadableTables(store);
  return {
    store,
    deals,
    readable,
    shares: new StoreShares(options.maxStoreMb ?? Infinity),
    quota,
    metrics,
    refusals: new RefusalReporter(log, metrics),
    tableLog,
    eventLoop,
    shedder: new LoadShedder(options.lagMs ?? (() => eventLoop.lagMs)),
    heapUse: heap,
    active,
    arrivals: new ConnectionWatch(time, log),
    empty,
    faults: new FaultReporter(options.faultFolder ?? null, log, () => metrics.faults.inc()),
    turns,
    pictures,
    tablePictures: new TablePictures(readable, store, pictures, options.preparesPictures ?? true),
    webhooks: new WebhookSender({ hosts: options.webhookHosts ?? [], time, log, count: (result) => metrics.webhooks.inc({ result }) }),
    push,
    room: { ...chosen, step },
    allowsName,
    stopping: new AbortController(),
    pruner,
    competitions: new Competitions({
      ...{ store, tableLog, quota, step, time, log, allowsName, callEntrants, pairRound: pairRoundIn(turns) },
      lookAtDeals: () => deals.look(),
    }),
  };
};
