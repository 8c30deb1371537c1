import type { AddressInfo } from 'node:net';
import type { AppOptions } from './appOptions.js';
import { DueMatchWaker } from './cluster/DueMatchWaker.js';
import { LeaseMonitor } from './cluster/LeaseMonitor.js';
import { createGameServer, type GameServer } from './createGameServer.js';
import { createServices, type Services } from './createServices.js';
import { createWebApp, type WebApp } from './createWebApp.js';
import { startRetention } from './rooms/retention.js';
import { PeriodicTask } from './runtime/scheduling.js';
import { shutDown } from './runtime/shutdown.js';
import { shutdownPhases } from './shutdownPhases.js';

interface PeriodicTasks {
  readonly dueMatchWaker: DueMatchWaker;
  readonly leaseMonitor: LeaseMonitor;
  readonly retention: PeriodicTask;
  readonly timeCheck: PeriodicTask;
  readonly checkpoints: PeriodicTask;
}

/** How often the machine's clock is looked at. */
const CHECK_MS = 1000;

/** Follows the machine's clock, and tells tables if it has been set. */
const watchTime = ({ log }: AppOptions, { active, faults, room: { time }, stopping }: Services): PeriodicTask => {
  const end = time.onSet((by) => {
    log.warn(
      { byMs: by },
      "the machine's clock was set: clocks per turn and per game go on, those in hours or days have the grace of a start",
    );
    for (const { table, tellTime } of active.all()) {
      try {
        tellTime();
      } catch (err) {
        faults.report(table, err, 'time', null);
      }
    }
  });
  stopping.signal.addEventListener('abort', end, { once: true });
  const task = new PeriodicTask(() => Promise.resolve(time.check()), CHECK_MS);
  task.start();
  return task;
};

/** How often a copy of the database's one file is brought up to date. */
const CHECKPOINT_MS = 60_000;

const startCheckpoints = ({ log }: AppOptions, { store }: Services): PeriodicTask => {
  const task = new PeriodicTask(() => store.checkpoint().catch((err: unknown) => log.warn({ err }, 'no checkpoint')), CHECKPOINT_MS);
  task.start();
  return task;
};

/** Starts the background tasks of a server: measuring, deleting, waking matches, and watching its leases and the time. */
const startPeriodicTasks = (options: AppOptions, services: Services, { node }: GameServer, { activator }: WebApp): PeriodicTasks => {
  const { log } = options;
  const { eventLoop, store, active, room, pruner, competitions } = services;
  eventLoop.start();
  const dueMatchWaker = new DueMatchWaker(store, activator, room.time, log);
  dueMatchWaker.start();
  const leaseMonitor = new LeaseMonitor(node.leases.owner, store, () => active.all(), log);
  leaseMonitor.start();
  competitions.start();
  return {
    dueMatchWaker,
    leaseMonitor,
    retention: startRetention(pruner),
    timeCheck: watchTime(options, services),
    checkpoints: startCheckpoints(options, services),
  };
};

export interface App {
  readonly port: number;
  /** Closes all connections, releases all tables and closes the store. Rejects with a `ShutdownError` if a step failed. */
  stop(): Promise<void>;
}

/** Starts a server; rejects if the port cannot be opened. */
export const startApp = async (options: AppOptions): Promise<App> => {
  const services = await createServices(options);
  const game = await createGameServer(options, services);
  const web = createWebApp(options, services, game);
  await game.node.open(() => web.publicTables.listing(), web.handlers);
  game.serve(web.app);
  const periodic = startPeriodicTasks(options, services, game, web);
  const phases = shutdownPhases({
    ...services,
    ...game,
    ...periodic,
    redis: options.redis ?? null,
    damageCheck: options.damageCheck ?? null,
  });
  let stopped: Promise<void> | null = null;
  return {
    port: (game.http.address() as AddressInfo).port,
    stop: () => {
      services.stopping.abort();
      return (stopped ??= shutDown(phases, options.log, options.stepMs));
    },
  };
};
