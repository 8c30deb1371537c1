import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import { startApp } from './app.js';
import { RedisLink } from './cluster/RedisLink.js';
import { readEnv, type Config } from './env.js';
import { Metrics } from './metrics/Metrics.js';
import { openStore } from './store/openStore.js';
import { surviveFaults } from './surviveFaults.js';

const PAGES = fileURLToPath(new URL('../../client/dist', import.meta.url));

const { version } = createRequire(import.meta.url)('../package.json') as { readonly version: string };

/** Once told to stop, the server is gone after this time, whatever its database does: everything it has acknowledged is kept. */
const STOP_MS = 10_000;

const give = (sentences: readonly string[]): never => {
  for (const sentence of sentences) console.error(sentence);
  process.exit(1);
};

const explain = (error: unknown, { port, dataDir }: Config): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop the other program or set PORT to another number.`;
  if (code === 'EACCES') return `Hexfall may not listen on port ${port} or not write to ${dataDir}.`;
  return `Hexfall cannot start: ${error instanceof Error ? error.message : String(error)}`;
};

const run = async (config: Config): Promise<void> => {
  const log = pino({ level: config.logLevel });
  const metrics = new Metrics();
  collectDefaultMetrics({ register: metrics.registry });
  surviveFaults(log, () => metrics.faults.inc());
  const link = config.redisUrl === undefined ? undefined : await RedisLink.open(config.redisUrl, log);
  const store = await openStore(config, log);
  const retention = { finishedDays: config.keepFinishedDays, waitingDays: config.keepWaitingDays };
  const app = await startApp({
    ...config,
    retention,
    link,
    store,
    log,
    metrics,
    faultFolder: join(config.dataDir, 'faults'),
    pages: PAGES,
    version,
  });
  console.log(`Hexfall is ready: http://localhost:${app.port}`);
  const stop = (): void => {
    setTimeout(() => {
      log.error('the database did not come to an end in time');
      process.exit(0);
    }, STOP_MS);
    app.stop().then(
      () => process.exit(0),
      (err: unknown) => {
        log.fatal({ err }, 'could not stop in good order');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
};

const config = readEnv(process.env);
if (config.ok) await run(config.value).catch((error: unknown) => give([explain(error, config.value)]));
else give(config.error);
