import { mkdtempSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../server/support/freePort.js';
import { PostgresCluster } from '../server/support/PostgresCluster.js';
import { RedisServer } from '../server/support/RedisServer.js';
import { findProgram } from '../support/programs.js';
import { BareRooms } from './BareRooms.js';
import { measureComputers } from './computers.js';
import { Crowd } from './Crowd.js';
import { EchoPairs } from './EchoPairs.js';
import { quantile } from './figures.js';
import { LoadMatch, newTally } from './LoadMatch.js';
import { measureOverload } from './overload.js';
import { type Plan, readPlan } from './plan.js';
import { measureRounds } from './rounds.js';
import { type ServerFigures, type ServerOptions, ServerUnderLoad } from './ServerUnderLoad.js';
import { traffic } from './TableSocket.js';

/** One server process, or several that serve the same people. */
class ServerFleet {
  private constructor(private readonly servers: readonly ServerUnderLoad[]) {}

  /** Several of them need the addresses of a Redis and a PostgreSQL in `env`. */
  static async start({ env, profile }: ServerOptions, processes: number): Promise<ServerFleet> {
    const servers: ServerUnderLoad[] = [];
    for (let i = 0; i < processes; i++) {
      const port = processes > 1 ? { PORT: String(await freePort()) } : {};
      servers.push(await ServerUnderLoad.start({ env: { ...env, ...port }, profile }));
    }
    return new ServerFleet(servers);
  }

  get urls(): readonly string[] {
    return this.servers.map(({ url }) => url);
  }

  /** Of all together; delays are the longest of one. */
  async figures(): Promise<ServerFigures> {
    const figures = await Promise.all(this.servers.map((server) => server.figures()));
    const sum = (name: keyof ServerFigures): number => figures.reduce((total, one) => total + one[name], 0);
    return {
      cpu: sum('cpu'),
      resident: sum('resident'),
      heap: sum('heap'),
      loopDelay: Math.max(...figures.map(({ loopDelay }) => loopDelay)),
      loopMost: Math.max(...figures.map(({ loopMost }) => loopMost)),
      appends: sum('appends'),
      appending: sum('appending'),
    };
  }

  async collect(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.collect()));
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.stop()));
  }
}

/** How long a table that was opened stays. */
const STAY_MS = 1000;

/** Opens and leaves tables while the matches go on, and prints how they fare. */
const measureOpenings = async (
  crowd: Crowd,
  urls: readonly string[],
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
): Promise<void> => {
  const pace = { rate: 0, tally: newTally() };
  let opened = 0;
  let failed = 0;
  const open = async (): Promise<void> => {
    try {
      const match = await LoadMatch.begin(urls, pace, Infinity, () => undefined);
      opened += 1;
      await pause(STAY_MS);
      match.end();
    } catch {
      failed += 1;
    }
  };
  crowd.take();
  const timer = setInterval(() => void open(), 1000 / rate);
  const since = performance.now();
  await pause(seconds * 1000);
  clearInterval(timer);
  const { intents, refused, dropped, latencies } = crowd.take();
  const elapsed = (performance.now() - since) / 1000;
  const answered = (100 * intents) / (intents + dropped);
  console.log(
    `  besides ${Math.round(opened / elapsed)} new tables/s (${failed} failed): ${Math.round(intents / elapsed)} intents/s, ` +
      `${answered.toFixed(1)} % answered, ${refused} refused at first, p99 ${Math.round(quantile(latencies, 0.99))} ms`,
  );
  await pause(STAY_MS);
};

/*
 * npm run load: how many matches of two, with one intent per second and match at random times, until the change takes longer than this
 * to the other player. Bots and bare WebSockets are in this process, the server in another one.
 */

const LIMIT_MS = 100;

/** Before a step is measured, for connections just made to calm down. */
const CALM_MS = 3000;

/** From -20, the first to get the processor, to 19. */
const BOT_PRIORITY = 5;

const COLUMNS = [
  'matches',
  'intents/s',
  'p50 ms',
  'p99 ms',
  'echo p99 ms',
  'cpu ms/intent',
  'alone ms',
  'bare ms',
  'ratio',
  'ms/match begun',
  'bare ms/room',
  'cpu %',
  'RSS kB',
  'heap kB',
  'bytes/intent',
  'loop p99 ms',
  'store ms',
  'bots cpu %',
];

const printRow = (cells: readonly (string | number)[]): void => {
  const text = (cell: string | number): string => (typeof cell === 'number' ? cell.toFixed(cell < 10 ? 2 : cell < 100 ? 1 : 0) : cell);
  console.log(COLUMNS.map((column, index) => text(cells[index] ?? '').padStart(Math.max(column.length, 7))).join('  '));
};

interface Scene {
  readonly server: ServerFleet;
  readonly crowd: Crowd;
  readonly echo: EchoPairs;
  readonly bare: BareRooms;
  readonly rate: number;
  /** Of the server without a match, in bytes. */
  readonly empty: { readonly resident: number; readonly heap: number };
}

/** One step, printed as one row; gives its 99th percentile. */
const measure = async ({ server, crowd, echo, bare, empty, rate }: Scene, matches: number, seconds: number): Promise<number> => {
  const { begun, first } = { begun: crowd.begun, first: await server.figures() };
  // Nothing is played meanwhile, so that this is the processor time that matches begun take.
  crowd.rate = 0;
  await crowd.growTo(matches);
  const beginning = ((await server.figures()).cpu - first.cpu) / (crowd.begun - begun);
  crowd.rate = rate;
  await pause(CALM_MS);
  const before = await server.figures();
  const [sent, received, own, started] = [traffic.sent, traffic.received, process.cpuUsage(), crowd.begun];
  crowd.take();
  const since = performance.now();
  await pause(seconds * 1000);
  const tally = crowd.take();
  const elapsed = (performance.now() - since) / 1000;
  const { user, system } = process.cpuUsage(own);
  const [after, renewed] = [await server.figures(), crowd.begun - started];
  const bytes = traffic.sent - sent + traffic.received - received;
  await server.collect();
  const memory = await server.figures();
  await echo.growTo(matches);
  const echoed = await echo.measure(Math.min(seconds, 5));
  const bareBeginning = await bare.growTo(matches);
  const bareCpu = await bare.measure(rate, Math.min(seconds, 5));
  const cpu = (after.cpu - before.cpu) / elapsed;
  const p99 = quantile(tally.latencies, 0.99);
  const perIntent = (cpu * 1000 * elapsed) / tally.intents;
  // A bare room plays for ever: what the matches take that began meanwhile is left out.
  const alone = perIntent - (beginning * 1000 * renewed) / tally.intents;
  printRow([
    String(matches),
    String(Math.round(tally.intents / elapsed)),
    quantile(tally.latencies, 0.5),
    p99,
    quantile(echoed, 0.99),
    perIntent,
    alone,
    bareCpu,
    alone / bareCpu,
    beginning * 1000,
    bareBeginning,
    cpu * 100,
    (memory.resident - empty.resident) / 1024 / matches,
    (memory.heap - empty.heap) / 1024 / matches,
    bytes / tally.intents,
    after.loopDelay * 1000,
    ((after.appending - before.appending) / (after.appends - before.appends)) * 1000,
    (user + system) / 1e4 / elapsed,
  ]);
  if (tally.refused > 0) console.log(`  ${tally.refused} times the server was overloaded`);
  if (tally.dropped > 0) console.log(`  ${tally.dropped} intents were not sent: those before them were not answered`);
  if (tally.troubles.length > 0) console.log(`  ${tally.troubles.length} troubles, the first: ${tally.troubles[0] ?? ''}`);
  return p99;
};

const run = async (
  { steps, seconds, rate, all, overload, openings, computers, round, profile, processes }: Plan,
  env: Readonly<Record<string, string>>,
): Promise<void> => {
  const server = await ServerFleet.start({ env, profile }, processes);
  const echo = await EchoPairs.start();
  const bare = await BareRooms.start();
  const crowd = new Crowd(server.urls, rate);
  // Bots would be on other machines: they must not take the processor from the servers, which run by now.
  setPriority(BOT_PRIORITY);
  try {
    await server.collect();
    const scene = { server, crowd, echo, bare, rate, empty: await server.figures() };
    printRow(COLUMNS);
    for (const matches of steps) {
      if ((await measure(scene, matches, seconds)) > LIMIT_MS && !all) break;
    }
    if (overload) await measureOverload(crowd, overload, { matches: steps.at(-1) ?? 0, seconds });
    if (openings > 0) await measureOpenings(crowd, server.urls, { rate: openings, seconds });
    if (computers > 0) await measureComputers(crowd, server.urls, { tables: computers, seconds });
    if (round > 0) await measureRounds(crowd, server.urls[0] ?? '', () => server.figures(), round);
  } finally {
    crowd.end();
    await echo.stop();
    await bare.stop();
    await server.stop();
  }
};

const withRedis = async (plan: Plan, env: Readonly<Record<string, string>>): Promise<void> => {
  if (plan.processes === 1) return run(plan, env);
  const executable = findProgram('redis');
  if (executable === null) throw new Error('Redis is not installed here');
  const redis = await RedisServer.start(executable);
  try {
    await run(plan, { ...env, REDIS_URL: redis.url });
  } finally {
    await redis.stop();
  }
};

const withPostgres = async (plan: Plan): Promise<void> => {
  const executable = findProgram('postgresql');
  if (executable === null) throw new Error('PostgreSQL is not installed here');
  const cluster = await PostgresCluster.start(executable);
  try {
    await withRedis(plan, { DATABASE_URL: await cluster.newDatabase() });
  } finally {
    await cluster.remove();
  }
};

const withSqlite = async (plan: Plan): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'hexfall-load-'));
  try {
    await run(plan, { DATA_DIR: folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const plan = readPlan(process.argv.slice(2));
await (plan.store === 'postgres' ? withPostgres(plan) : withSqlite(plan));
