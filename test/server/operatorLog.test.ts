import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { WebSocket } from 'ws';
import { INVITATION_HEADER } from '@hexfall/shared/protocol/profiles';
import type { AppOptions } from '../../server/src/appOptions.js';
import { ApiProblem, errorHandler } from '../../server/src/http/problems.js';
import { Metrics } from '../../server/src/metrics/Metrics.js';
import { Pruner } from '../../server/src/rooms/retention.js';
import { HTTP_CODES, type HttpCode, NOTABLE_CODES, RefusalReporter } from '../../server/src/runtime/RefusalReporter.js';
import { TableLog } from '../../server/src/table/TableLog.js';
import { FakeTime } from './support/FakeTime.js';
import { MemoryStore } from './support/MemoryStore.js';
import { Page } from './support/Page.js';
import { linesOf, type LogLine, recordedLog } from './support/recordedLog.js';
import { startDuel } from './support/table.js';
import { startTestApp } from './support/testApp.js';

/*
 * What the operator of a server learns from its log and its metrics.
 */

const WARN = 40;

const DAY = 24 * 60 * 60 * 1000;

const isAboutTable = ({ msg }: LogLine): boolean => /^table /.test(msg);

describe('the log has the course of each table', () => {
  test('made, started and over, with code, mode and number of players, and no names', async () => {
    const app = await startTestApp();
    const duel = await startDuel(app.url);
    await duel.pages[0].play(0, { do: 'resign' });
    const lines = linesOf(app.log())
      .filter(isAboutTable)
      .map(({ level, msg, code, mode, people, computers }) => ({ level, msg, code, mode, people, computers }));
    const about = { level: 30, code: duel.code, mode: 'duel', computers: 0 };
    expect(lines).toEqual([
      { ...about, msg: 'table made', people: 0 },
      { ...about, msg: 'table started', people: 2 },
      { ...about, msg: 'table over', people: 2 },
    ]);
    expect(app.log()).not.toMatch(/"msg":"table[^\n]*"name/);
    await Promise.all(duel.pages.map((page) => page.leave()));
    await app.stop();
  });

  test('also of those that nobody makes by hand: quick matches', async () => {
    const app = await startTestApp();
    await fetch(`${app.url}/api/quick`, { method: 'POST' });
    expect(linesOf(app.log()).filter(isAboutTable)).toMatchObject([{ msg: 'table made', mode: 'duel', people: 0 }]);
    await app.stop();
  });

  test('also of a rematch, which begins when it is made', async () => {
    const app = await startTestApp();
    const duel = await startDuel(app.url);
    const [a, b] = duel.pages;
    await a.play(0, { do: 'resign' });
    await a.until(() => a.state.phase === 'over');
    const { proposal } = await a.get('propose', { seat: 0, kind: 'rematch' });
    await b.get('answer', { seat: 1, proposal, agree: true });
    await a.until(() => a.state.rematchCode !== '');
    const lines = linesOf(app.log()).filter((line) => isAboutTable(line) && line['code'] !== duel.code);
    expect(lines).toMatchObject([
      { msg: 'table made', code: a.state.rematchCode, people: 2 },
      { msg: 'table started', code: a.state.rematchCode, people: 2 },
    ]);
    await Promise.all(duel.pages.map((page) => page.leave()));
    await app.stop();
  });

  test('deleted, each kind after its own time, and why', async () => {
    const { log, lines } = recordedLog();
    const [time, store] = [new FakeTime(), await MemoryStore.open()];
    const prune = jest.spyOn(store, 'prune').mockImplementation((kind) => Promise.resolve([kind]));
    jest.spyOn(store, 'countPruned').mockResolvedValue(1);
    const retention = { finishedDays: 1, waitingDays: 2, idleDays: 3 };
    const pruner = new Pruner({ store, retention, log, tableLog: new TableLog(log.info.bind(log)), time });
    time.pass(400 * DAY);
    await pruner.run();
    for (const [kind, days] of Object.entries({ empty: 1, finished: 1, waiting: 2, idle: 3, invitations: 1 }))
      expect(prune).toHaveBeenCalledWith(kind, time.now() - days * DAY);
    expect(prune).not.toHaveBeenCalledWith('profiles', expect.anything());
    const kinds = ['empty', 'finished', 'waiting', 'idle'];
    expect(lines()).toMatchObject(kinds.map((why) => ({ level: 30, msg: 'table deleted', code: why, why })));
  });
});

/** Refusals of HTTP requests that were counted, by code. */
const counted = async (metrics: Metrics): Promise<Readonly<Record<string, number>>> => {
  const { values } = await metrics.httpRefusals.get();
  return Object.fromEntries(values.filter(({ value }) => value > 0).map(({ labels, value }) => [String(labels.code), value]));
};

describe('refusals', () => {
  test.each(HTTP_CODES)('of an HTTP request as %s are counted, and logged if the operator has to know of them', async (code) => {
    const { log, lines } = recordedLog();
    const metrics = new Metrics();
    const app = express();
    app.get('/', () => {
      throw new ApiProblem(400, code, 'No.');
    });
    app.use(errorHandler(log, new RefusalReporter(log, metrics)));
    const http = createServer(app).listen(0);
    const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/?key=secret`;
    for (let i = 0; i < 3; i++) await (await fetch(url)).text();
    http.close();
    expect(await counted(metrics)).toEqual({ [code]: 3 });
    const isNotable = (NOTABLE_CODES as readonly HttpCode[]).includes(code);
    const warned = lines().filter(({ level }) => level === WARN);
    expect(warned.map(({ msg }) => msg)).toEqual(isNotable ? [`refused: ${code}`] : []);
    expect(JSON.stringify(lines())).not.toContain('secret');
  });

  /** Ways to be refused by what guards all routes: what the server is told, and a request. */
  const GUARDS: readonly (readonly [code: HttpCode, options: Partial<AppOptions>, path: string, headers: Record<string, string>])[] = [
    ['invitation-needed', { invitationCodes: ['first-code'] }, '/api/quick', {}],
    ['invitation-wrong', { invitationCodes: ['first-code'] }, '/api/quick', { [INVITATION_HEADER]: 'a-guess' }],
    ['not-for-you', { metricsToken: 'a-token-that-is-long' }, 'GET /metrics', { authorization: 'Bearer a-guess' }],
    ['rate-limited', { limits: { create: { windowMs: 60_000, limit: 1 } } }, '/api/quick', {}],
    ['overloaded', { lagMs: () => 10_000 }, '/api/quick', {}],
    ['foreign-origin', {}, '/api/quick', { origin: 'https://other.example' }],
    ['too-large', {}, `GET /api/tables?${'x'.repeat(2000)}`, {}],
    ['unknown-route', {}, 'GET /api/nothing', {}],
  ];

  test.each(GUARDS)('as %s by a guard are counted', async (code, options, path, headers) => {
    const metrics = new Metrics();
    const app = await startTestApp({ ...options, metrics });
    const [method, where] = path.startsWith('GET ') ? ['GET', path.slice(4)] : ['POST', path];
    let answer = await fetch(app.url + where, { method, headers });
    // Within the limit.
    if (answer.ok) answer = await fetch(app.url + where, { method, headers });
    expect(await answer.json()).toMatchObject({ code });
    expect(await counted(metrics)).toEqual({ [code]: 1 });
    const isNotable = (NOTABLE_CODES as readonly HttpCode[]).includes(code);
    expect(linesOf(app.log()).filter(({ level }) => level === WARN)).toHaveLength(isNotable ? 1 : 0);
    expect(app.log()).not.toContain('a-guess');
    await app.stop();
  });

  test('of WebSockets are counted with those of other requests', async () => {
    const metrics = new Metrics();
    const app = await startTestApp({ metrics, limits: { sockets: 0 }, hosts: ['hexfall.example'] });
    const open = (headers: Readonly<Record<string, string>>, path = '/x'): Promise<unknown> =>
      new Promise((resolve) => {
        new WebSocket(`${app.url.replace('http', 'ws')}${path}`, { headers }).once('error', resolve);
      });
    await open({});
    await open({ origin: 'https://other.example' });
    await open({ host: 'other.example' });
    await open({}, `/${'x'.repeat(2000)}`);
    expect(await counted(metrics)).toEqual({ 'rate-limited': 1, 'foreign-origin': 1, 'unknown-host': 1, 'too-large': 1 });
    const warned = linesOf(app.log()).filter(({ level }) => level === WARN);
    expect(warned.map(({ msg }) => msg)).toEqual(['refused: rate-limited', 'refused: foreign-origin', 'refused: unknown-host']);
    await app.stop();
  });

  test('at a table are logged as well if the operator has to know of them', async () => {
    const app = await startTestApp({ room: { rate: { burst: 1, perSecond: 0 } } });
    const page = await Page.create(app.url);
    expect(await page.refusal('history', { from: -1 })).toBe('malformed');
    expect(await page.refusal('history', { from: 1 })).toBe('rate-limited');
    const warned = linesOf(app.log()).filter(({ level }) => level === WARN);
    expect(warned).toMatchObject([{ msg: 'refused at a table: rate-limited', code: page.code }]);
    await page.leave();
    await app.stop();
  });
});
