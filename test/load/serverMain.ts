import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import { startApp } from '@hexfall/server/app';
import type { AppOptions } from '@hexfall/server/appOptions';
import { RedisConnection } from '@hexfall/server/cluster/RedisConnection';
import { Metrics } from '@hexfall/server/metrics/Metrics';
import { openStore } from '@hexfall/server/store/openStore';

/*
 * The server as `server/src/main.ts` starts it, but that one address may have as many tables, sockets and messages as it wants.
 * DATA_DIR or DATABASE_URL say where matches are kept; REDIS_URL and PORT make it one of several.
 */

const UNLIMITED = { windowMs: 1000, limit: 1_000_000 };

const ANY = { burst: 1e9, perSecond: 1e9 };
const ANY_TRAFFIC = { messages: ANY, bytes: ANY };

const log = pino({ level: 'warn' });
const metrics = new Metrics();
collectDefaultMetrics({ register: metrics.registry });
const store = await openStore({ databaseUrl: process.env['DATABASE_URL'], dataDir: process.env['DATA_DIR'] ?? '' }, log);
const requests = { create: UNLIMITED, ask: UNLIMITED, join: UNLIMITED, competition: UNLIMITED };
const limits = { ...requests, sockets: 1_000_000, traffic: { address: ANY_TRAFFIC, connection: ANY_TRAFFIC } };
const { REDIS_URL: redisUrl, PORT: port = '0' } = process.env;
const cluster: Pick<AppOptions, 'redis' | 'publicAddress'> =
  redisUrl === undefined ? {} : { redis: await RedisConnection.open(redisUrl, log), publicAddress: `127.0.0.1:${port}` };
const place = { port: Number(port), host: '127.0.0.1', pages: tmpdir(), version: '0.0.0-load' };
const app = await startApp({ ...place, ...cluster, store, log, metrics, limits });
process.on('message', () => {
  // What is no longer needed is not to be counted as memory.
  globalThis.gc?.();
  process.send?.('collected');
});
process.once('SIGTERM', () => {
  void app.stop().then(() => process.exit(0));
});
console.log(`Hexfall is ready: http://localhost:${app.port}`);
