import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openSaved } from '../../server/src/match/savedGame.js';
import { newTableCode } from '../../server/src/security/credentials.js';
import { openSqliteStore } from '../../server/src/store/openStore.js';
import { MATCH_BYTES } from '../../server/src/store/StoreQuota.js';
import { Crowd } from '../load/Crowd.js';
import { quantile } from '../load/figures.js';
import type { HoardPlan, HoardReport } from '../load/Hoarder.js';
import { metric, metricIn, untilMetric } from '../support/metrics.js';
import { ServerProcess } from '../support/ServerProcess.js';
import { slowTest } from '../support/slow.js';
import { longSavedGame } from './support/longGame.js';
import { MemoryStore } from './support/MemoryStore.js';
import { newKey, Page } from './support/Page.js';
import { askApi, problem } from './support/profileRequests.js';
import { startTestApp, temporaryFolder, type TestApp } from './support/testApp.js';

/*
 * What one address can bring about within its limits.
 */

const RECORD = longSavedGame(60);
const KEYS = RECORD.saved!.seats.map(() => newKey());

const PLAYING = 'hexfall_tables{phase="playing"}';

describe('a server', () => {
  let app: TestApp;

  afterEach(() => app.stop());

  const ask = (method: string, path: string, from = '1.1.1.1', body?: unknown): Promise<Response> =>
    askApi(app.url, method, path, { headers: { 'x-forwarded-for': from }, ...(body !== undefined && { body }) });

  const save = async (from?: string): Promise<string> => {
    const answer = await ask('POST', '/api/saved', from, { record: RECORD, keys: KEYS });
    return ((await answer.json()) as { code: string }).code;
  };

  const open = (code: string, from?: string): Promise<Response> => ask('POST', `/api/matches/${code}/open`, from);

  test('keeps a bounded number of tables without people in memory, and those with people', async () => {
    app = await startTestApp({ mostEmpty: 2 });
    const codes: string[] = [];
    for (let i = 0; i < 6; i++) codes.push(await save());
    expect((await open(codes[0]!)).status).toBe(200);
    const page = await Page.join(app.url, codes[0]!);
    for (const code of codes.slice(1)) expect((await open(code)).status).toBe(200);
    expect([await metric(app.url, 'hexfall_empty_tables'), await metric(app.url, 'hexfall_tables_dropped_total{why="many"}')]).toEqual([
      2, 3,
    ]);
    await untilMetric(app.url, PLAYING, (tables) => tables === 3);
    expect([page.left, page.state.phase]).toEqual([null, 'playing']);
    // One that has left memory is opened again like any other.
    expect((await open(codes[1]!)).status).toBe(200);
    const again = await Page.join(app.url, codes[1]!, [KEYS[0]!]);
    expect(again.welcome?.seats).toEqual([0]);
    await Promise.all([page.leave(), again.leave()]);
  });

  test('closes a table soon that somebody has opened and nobody joins', async () => {
    app = await startTestApp({ room: { unjoinedMs: 0, idleMs: 3_600_000, overIdleMs: 3_600_000 } });
    const code = await save();
    expect((await open(code)).status).toBe(200);
    await untilMetric(app.url, PLAYING, (tables) => tables === 0);
    expect((await open(code)).status).toBe(200);
    const page = await Page.join(app.url, code);
    await page.leave();
    expect(await metric(app.url, PLAYING)).toBe(1);
  });

  test('keeps a saved game for longer than a day if one of its players has come, and not because it was opened or watched', async () => {
    const store = await MemoryStore.open();
    app = await startTestApp({ store });
    const [joined, watched] = [await save(), await save()];
    for (const code of [joined, watched]) await open(code);
    const watcher = await Page.join(app.url, watched);
    const player = await Page.join(app.url, joined, [KEYS[0]!]);
    // Whatever is asked after it is answered after it.
    await player.get('history', { from: 1 });
    await Promise.all([watcher.leave(), player.leave()]);
    await app.stop();
    await store.prune('empty', Date.now() + 1000);
    expect([await store.exists(joined), await store.exists(watched)]).toEqual([true, false]);
    app = await startTestApp({ store });
  });

  test('stores saved games of one address up to its share of the store', async () => {
    const bytes = JSON.stringify({ record: RECORD, keys: KEYS }).length + MATCH_BYTES + 2048;
    app = await startTestApp({ maxStoreMb: (40 * 2 * bytes * 3.5) / 1024 / 1024 });
    for (let saves = 0; saves < 4; saves++) expect(await save()).toEqual(expect.any(String));
    const answer = await ask('POST', '/api/saved', '1.1.1.1', { record: RECORD, keys: KEYS });
    expect([answer.status, Number(answer.headers.get('retry-after')) > 3600]).toEqual([429, true]);
    expect((await ask('POST', '/api/saved', '2.2.2.2', { record: RECORD, keys: KEYS })).status).toBe(200);
  });

  test('lets nobody in while its memory is full, and says when to try again', async () => {
    let use = 0;
    app = await startTestApp({ heapUse: () => use });
    const code = await save();
    use = 0.9;
    const refused = await open(code);
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      503,
      '5',
      { code: 'overloaded', message: 'The server is busy: try again in a moment.', retryAfterMs: 5000 },
    ]);
    expect((await ask('GET', '/api/version')).status).toBe(200);
    use = 0.8;
    expect((await open(code)).status).toBe(200);
  });

  test('plays stored matches again for an address up to a number of intents, whatever they are asked for', async () => {
    app = await startTestApp({ limits: { replays: { burst: 150, perSecond: 0.01 } } });
    const [code, other] = [await save('2.2.2.2'), await save('2.2.2.2')];
    // 60 of each: two are less than the budget, the third uses it up.
    for (const answer of [await open(code), await ask('GET', `/api/tables/${code}/board.svg?seq=9`), await open(other)])
      expect([200, 503]).toContain(answer.status);
    const mine = { tables: [{ code: other, keys: [KEYS[0]] }] };
    const stored = await save('3.3.3.3');
    const asked = { tables: [{ code: stored, keys: [KEYS[0]] }] };
    const refused: readonly (readonly [string, string, unknown?])[] = [
      ['POST', `/api/matches/${stored}/open`],
      ['POST', '/api/mine', asked],
      ['POST', '/api/saved', { record: RECORD, keys: KEYS }],
      ['GET', `/api/tables/${stored}/board.svg?seq=8`],
      ['GET', `/api/tables/${stored}/picture.png`],
      ['GET', `/api/matches/${stored}`],
      ['GET', `/api/matches/${stored}/record`],
    ];
    for (const [method, path, body] of refused) {
      const answer = await ask(method, path, '1.1.1.1', body);
      expect([path, answer.status, Number(answer.headers.get('retry-after')) > 1000]).toEqual([path, 429, true]);
      expect(await answer.json()).toMatchObject({ code: 'rate-limited' });
    }
    // Who has a seat there has a budget of the seat; a key that opens none has not.
    const back = (key: string | undefined): Promise<Response> => ask('POST', `/api/matches/${stored}/open`, '1.1.1.1', { keys: [key] });
    expect((await back(newKey())).status).toBe(429);
    expect((await back(KEYS[0])).status).toBe(200);
    // What is in memory costs nothing.
    expect((await open(other)).status).toBe(200);
    expect((await ask('POST', '/api/mine', '1.1.1.1', mine)).status).toBe(200);
    expect(await problem(ask('GET', `/api/matches/${stored}/record`, '4.4.4.4'))).toBe('403 not-over');
    expect((await ask('POST', '/api/mine', '4.4.4.4', asked)).status).toBe(200);
  });
});

/** How many long games there are before: those that one address may save in an hour. */
const SAVED = 400;

const INTENTS = 1990;

/** Matches of other people, each with an intent a second. */
const MATCHES = 10;

const MOST_P99_MS = 100;

const STEP_MS = 30_000;

const HEAP_MB = 512;

/** Stores long games as if somebody had saved them before; returns their codes, each with a key. */
const prepare = async (folder: string, record: HoardPlan['record']): Promise<HoardPlan['tables']> => {
  const store = await openSqliteStore(folder);
  const tables: { code: string; key: string }[] = [];
  for (let i = 0; i < SAVED; i++) {
    const keys = record.saved!.seats.map(() => newKey());
    const opened = await openSaved(record, keys, { now: Date.now(), pause: () => Promise.resolve(), allowsName: () => true });
    if (!opened.ok) throw new Error(opened.error.message);
    const code = newTableCode();
    if (await store.add(code, opened.value.setup, opened.value.log)) tables.push({ code, key: keys[0]! });
  }
  await store.close();
  return tables;
};

/** How others fare for half a minute. */
const measure = async (url: string, crowd: Crowd, all: number[] = []): Promise<string> => {
  crowd.take();
  await pause(STEP_MS);
  const { latencies } = crowd.take();
  all.push(...latencies);
  const text = await (await fetch(`${url}/metrics`)).text();
  const memory = ['nodejs_heap_size_used_bytes', 'process_resident_memory_bytes'].map((name) => metricIn(text, name) / 1024 / 1024);
  const tables = ['hexfall_tables', 'hexfall_empty_tables', 'hexfall_tables_dropped_total'].map((name) => metricIn(text, name));
  return [latencies.length, quantile(latencies, 0.5), quantile(latencies, 0.99), ...memory, ...tables].map((n) => n.toFixed(0)).join(' | ');
};

slowTest(
  'minutes of one address that stays within its limits end neither the process nor the patience of others',
  10,
  180_000,
  async (minutes) => {
    const folder = temporaryFolder();
    const record = longSavedGame(INTENTS);
    const tables = await prepare(folder.path, record);
    const server = ServerProcess.run('built', { DATA_DIR: folder.path }, [`--max-old-space-size=${HEAP_MB}`]);
    const hoarder = fork(fileURLToPath(new URL('../load/hoarderMain.ts', import.meta.url)), {
      execArgv: ['--conditions=source', '--import', 'tsx'],
    });
    try {
      const url = await server.ready();
      const crowd = new Crowd([url], 1);
      await crowd.growTo(MATCHES);
      const waited: number[] = [];
      const lines = [`quiet | ${await measure(url, crowd)}`];
      // It would be on another machine: here it takes what no one else wants.
      setPriority(hoarder.pid ?? 0, constants.priority.PRIORITY_LOW);
      const plan: HoardPlan = { url, address: '127.0.0.2', seconds: (minutes - 1) * 60, record, tables };
      hoarder.send(plan);
      const [report] = await Promise.all([
        once(hoarder, 'message').then(([report]) => report as HoardReport),
        (async () => {
          for (let step = 1; step <= minutes * 2; step++) lines.push(`${step / 2} min | ${await measure(url, crowd, waited)}`);
        })(),
      ]);
      crowd.end();
      console.log(['time | intents | p50 ms | p99 ms | heap MB | resident MB | tables | empty | left early', ...lines].join('\n'));
      console.log(
        `of all: p50 ${quantile(waited, 0.5).toFixed(0)} ms, p99 ${quantile(waited, 0.99).toFixed(0)} ms`,
        JSON.stringify(report),
      );
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      expect(waited.length).toBeGreaterThan(minutes * 60 * MATCHES * 0.8);
      expect(quantile(waited, 0.99)).toBeLessThanOrEqual(MOST_P99_MS);
    } finally {
      hoarder.kill();
      await server.end('SIGKILL');
      folder.remove();
    }
  },
);
