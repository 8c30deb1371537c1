import type { AddressInfo } from 'node:net';
import type { AppOptions } from './appOptions.js';
import { createGameServer } from './createGameServer.js';
import { createServices } from './createServices.js';
import { createWebApp } from './createWebApp.js';
import { shutDown } from './runtime/shutdown.js';
import { shutdownPhases } from './shutdownPhases.js';
import { startPeriodicTasks } from './startPeriodicTasks.js';

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
  await game.node.open(
    () => web.publicTables.listing(),
    () => web.quick.find(),
  );
  game.serve(web.app);
  const periodic = startPeriodicTasks(options, services, game, web);
  const phases = shutdownPhases({ ...services, ...game, ...periodic, redis: options.redis ?? null });
  let stopped: Promise<void> | null = null;
  return {
    port: (game.http.address() as AddressInfo).port,
    stop: () => {
      services.stopping.abort();
      return (stopped ??= shutDown(phases, options.log, options.stepMs));
    },
  };
};
