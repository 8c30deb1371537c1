import type { Server as HttpServer } from 'node:http';
import { matchMaker, type Transport } from '@colyseus/core';
import type { ClusterNode } from './cluster/ClusterNode.js';
import type { DueMatchWaker } from './cluster/DueMatchWaker.js';
import type { LeaseMonitor } from './cluster/LeaseMonitor.js';
import type { RedisConnection } from './cluster/RedisConnection.js';
import type { Competitions } from './competition/Competitions.js';
import type { CompetitionWalls } from './competition/CompetitionWalls.js';
import type { TurnPlanner } from './computer/TurnPlanner.js';
import type { EventLoopMonitor } from './metrics/EventLoopMonitor.js';
import type { PushService } from './notify/PushService.js';
import type { WebhookSender } from './notify/WebhookSender.js';
import type { PictureRenderer } from './pictures/PictureRenderer.js';
import type { FaultReporter } from './rooms/FaultReporter.js';
import type { ConnectionWatch } from './rooms/JoinDeadline.js';
import type { PeriodicTask } from './runtime/scheduling.js';
import type { ShutdownPhase } from './runtime/shutdown.js';
import type { DamageCheck } from './store/DamageCheck.js';
import type { MatchRepository } from './store/MatchRepository.js';
import type { ModerationPoller } from './store/ModerationPoller.js';

/** What is running in a server. */
export interface RunningServer {
  readonly eventLoop: EventLoopMonitor;
  readonly dueMatchWaker: DueMatchWaker;
  readonly leaseMonitor: LeaseMonitor;
  readonly competitions: Competitions;
  readonly walls: CompetitionWalls;
  readonly moderation: ModerationPoller;
  readonly retention: PeriodicTask;
  readonly timeCheck: PeriodicTask;
  readonly checkpoints: PeriodicTask;
  readonly arrivals: ConnectionWatch;
  readonly turns: TurnPlanner;
  readonly pictures: PictureRenderer;
  readonly node: ClusterNode;
  readonly webhooks: WebhookSender;
  readonly push: PushService;
  readonly faults: FaultReporter;
  readonly http: HttpServer;
  readonly transport: Transport;
  /** Null if this is the only process. */
  readonly redis: RedisConnection | null;
  readonly store: MatchRepository;
  /** Null if nothing checks the file of the store. */
  readonly damageCheck: DamageCheck | null;
}

/** Disconnects all clients and releases all tables; rejects if one of them could not be released. */
const closeTables = async (faults: FaultReporter): Promise<void> => {
  const before = faults.reported;
  if (matchMaker.state !== matchMaker.MatchMakerState.SHUTTING_DOWN) await matchMaker.gracefullyShutdown();
  const failed = faults.reported - before;
  if (failed > 0) throw new Error(`${failed} faults while tables were released`);
};

/** The phases of a shutdown: first everything that starts work by itself, then the tables, then what they depend on. */
export const shutdownPhases = (running: RunningServer): readonly ShutdownPhase[] => {
  const {
    turns,
    pictures,
    eventLoop,
    dueMatchWaker,
    leaseMonitor,
    competitions,
    walls,
    moderation,
    retention,
    timeCheck,
    checkpoints,
    arrivals,
    node,
    webhooks,
    push,
    faults,
    http,
    transport,
    redis,
    store,
    damageCheck,
  } = running;
  return [
    {
      limitMs: 4000,
      steps: {
        'turn planner': () => turns.stop(),
        pictures: () => pictures.stop(),
        'due match waker': () => dueMatchWaker.stop(),
        'lease monitor': () => leaseMonitor.stop(),
        competitions: () => competitions.stop(),
        walls: () => walls.stop(),
        moderation: () => moderation.stop(),
        retention: () => retention.stop(),
        'time check': () => timeCheck.stop(),
        checkpoints: () => checkpoints.stop(),
        arrivals: () => arrivals.stop(),
        'table directory': () => node.close(),
        'damage check': () => damageCheck?.stop(),
      },
    },
    { limitMs: 4000, steps: { tables: () => closeTables(faults), webhooks: () => webhooks.stop() } },
    {
      limitMs: 1000,
      steps: {
        // After the tables, which ask for calls.
        push: () => push.stop(),
        connections: () => {
          transport.shutdown();
          http.closeAllConnections();
        },
        redis: () => redis?.close(),
        'fault files': () => faults.idle(),
        'event loop monitor': () => eventLoop.stop(),
        membership: () => node.membership.stop(),
      },
    },
    { limitMs: 1500, steps: { store: () => store.close() } },
  ];
};
