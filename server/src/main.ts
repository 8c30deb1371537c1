import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Logger, pino } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import { removeLeftBackups } from './admin/backupFolders.js';
import { operatorAccess } from './admin/OperatorAccess.js';
import { startApp } from './app.js';
import type { RedisConnection } from './cluster/RedisConnection.js';
import { readCommit } from './config/commit.js';
import { type Config, readEnv } from './config/env.js';
import { explainStart } from './config/explainStart.js';
import { Metrics } from './metrics/Metrics.js';
import { installCrashHandlers, ShutdownError } from './runtime/shutdown.js';
import { lanHosts, readNetworks, readyHost } from './security/lanHosts.js';
import { DamageCheck } from './store/DamageCheck.js';
import { closeToOthers, FAULT_FOLDER, FolderLock, makeOwnFolder } from './store/dataFolder.js';
import { openStore } from './store/openStore.js';
import { retentionOf } from './store/prunePass.js';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

const PAGES = join(PROJECT, 'client/dist');

const { version } = createRequire(import.meta.url)('../package.json') as { readonly version: string };

/** The last resort: each phase of a shutdown has its own limit. docker-compose.yml and deploy/kubernetes kill the process after 30 seconds. */
const STOP_MS = 20_000;

const exitWith = (sentences: readonly string[]): never => {
  for (const sentence of sentences) console.error(sentence);
  process.exit(1);
};

/** Locks the data folder, unless the matches are in a database that several processes may share. */
const lockFolder = async ({ databaseUrl, dataDir }: Config): Promise<void> => {
  if (databaseUrl !== undefined) return;
  makeOwnFolder(dataDir);
  const lock = await FolderLock.take(dataDir);
  if (!lock) exitWith([`Another server is using ${resolve(dataDir)}: stop it, or set DATA_DIR to another folder for this one.`]);
  // Keeps the lock until exit: without this reference it would be garbage-collected.
  process.once('exit', () => void lock?.release());
};

/** A single process never loads the client of Redis, which takes a fifth of its start. */
const connectToRedis = async ({ redisUrl }: Config, log: Logger): Promise<RedisConnection | undefined> => {
  if (redisUrl === undefined) return undefined;
  const { RedisConnection } = await import('./cluster/RedisConnection.js');
  return RedisConnection.open(redisUrl, log);
};

const run = async (config: Config): Promise<void> => {
  const log = pino({ level: config.logLevel });
  const metrics = new Metrics();
  collectDefaultMetrics({ register: metrics.registry });
  installCrashHandlers(log, () => metrics.faults.inc());
  await lockFolder(config);
  const redis = await connectToRedis(config, log);
  const store = await openStore(config, log);
  closeToOthers(config.dataDir, log);
  removeLeftBackups(config.dataDir);
  const hosts = lanHosts(config.host, await readNetworks());
  const damageCheck = config.databaseUrl === undefined ? new DamageCheck(config.dataDir, log) : undefined;
  const app = await startApp({
    ...config,
    lanHosts: hosts,
    retention: retentionOf(config),
    operator: config.adminToken === undefined ? undefined : operatorAccess(config.adminToken, config),
    redis,
    store,
    damageCheck,
    log,
    metrics,
    faultFolder: join(config.dataDir, FAULT_FOLDER),
    pages: PAGES,
    version,
    commit: readCommit(process.env, PROJECT),
  });
  const stop = (): void => {
    setTimeout(() => {
      log.fatal(`the shutdown did not end within ${STOP_MS} ms`);
      process.exit(1);
    }, STOP_MS);
    app.stop().then(
      () => process.exit(0),
      (err: unknown) => {
        log.fatal(
          { failed: err instanceof ShutdownError ? err.failed : err },
          'the shutdown was incomplete; all accepted moves are stored',
        );
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, stop);
  // After that: a process that waits for this line may send a signal at once.
  console.log(`Hexfall is ready: http://${readyHost(config.host)}:${app.port}`);
  for (const host of hosts) console.log(`In your network: http://${host}:${app.port}`);
  damageCheck?.start();
};

const config = readEnv(process.env);
if (config.ok) await run(config.value).catch((error: unknown) => exitWith([explainStart(error, config.value)]));
else exitWith(config.error);
