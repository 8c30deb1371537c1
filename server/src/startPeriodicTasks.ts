import type { AppOptions } from './appOptions.js';
import { DueMatchWaker } from './cluster/DueMatchWaker.js';
import { LeaseMonitor } from './cluster/LeaseMonitor.js';
import type { GameServer } from './createGameServer.js';
import type { Services } from './createServices.js';
import type { WebApp } from './createWebApp.js';
import { startRetention } from './rooms/retention.js';
import type { PeriodicTask } from './runtime/PeriodicTask.js';

export interface PeriodicTasks {
  readonly dueMatchWaker: DueMatchWaker;
  readonly leaseMonitor: LeaseMonitor;
  readonly retention: PeriodicTask;
}

/** Starts what a server does by itself: measuring, deleting, waking matches and watching its leases. */
export const startPeriodicTasks = (
  { retention = {}, log }: AppOptions,
  { eventLoop, store, active, room }: Services,
  { node }: GameServer,
  { activator }: WebApp,
): PeriodicTasks => {
  eventLoop.start();
  const dueMatchWaker = new DueMatchWaker(store, activator, room.time, log);
  dueMatchWaker.start();
  const leaseMonitor = new LeaseMonitor(node.leases.owner, store, () => active.all(), log);
  leaseMonitor.start();
  return { dueMatchWaker, leaseMonitor, retention: startRetention(store, retention, log) };
};
