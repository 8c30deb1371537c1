import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { BanList, OperatorStatus } from '@hexfall/shared/protocol/operator';
import { removeLeftBackups } from '../../server/src/admin/backupFolders.js';
import { operatorAccess } from '../../server/src/admin/OperatorAccess.js';
import type { AppOptions } from '../../server/src/appOptions.js';
import { LeaseMonitor } from '../../server/src/cluster/LeaseMonitor.js';
import { LIMITS } from '../../server/src/http/limits.js';
import { type RouteName, ROUTES } from '../../server/src/http/routes.js';
import { heapUse } from '../../server/src/runtime/LoadShedder.js';
import { openSqliteStore } from '../../server/src/store/openStore.js';
import { DiskFull } from '../../server/src/store/StoreQuota.js';
import { done } from '../admin/support.js';
import { eventually } from '../support/eventually.js';
import { ServerProcess } from '../support/ServerProcess.js';
import { Page } from './support/Page.js';
import { askApi, problem } from './support/profileRequests.js';
import { startDuel } from './support/table.js';
import { startTestApp, temporaryFolder, type TestApp } from './support/testApp.js';

const TOKEN = 'the-token-of-the-operator';

const folder = temporaryFolder();
let app: TestApp;

const start = async (options: Partial<AppOptions> = {}): Promise<void> => {
  const operator = operatorAccess(TOKEN, { dataDir: folder.path, databaseUrl: undefined });
  app = await startTestApp({ store: await openSqliteStore(folder.path), operator, ...options });
};

afterAll(async () => {
  await ServerProcess.killAll();
  folder.remove();
});

const NAMES = (Object.keys(ROUTES) as RouteName[]).filter((name) => name.includes('/api/admin/'));

const ask = (name: RouteName, asked: { readonly key?: string; readonly body?: unknown } = { key: TOKEN }): Promise<Response> => {
  const [method = '', path = ''] = name.replace(':code', 'ABCDEF').split(' ');
  return askApi(app.url, method, path, asked);
};

const asOperator = (name: RouteName, body: unknown): Promise<Response> => ask(name, { key: TOKEN, body });

const status = async (): Promise<OperatorStatus> => (await (await ask('GET /api/admin/status')).json()) as OperatorStatus;

const networks = async (): Promise<readonly string[]> =>
  ((await (await ask('GET /api/admin/bans')).json()) as BanList).bans.map(({ network }) => network);

describe('what is for the operator', () => {
  afterEach(() => app.stop());

  test.each(NAMES)('%s needs the token', async (name) => {
    await start();
    expect(await problem(ask(name, {}))).toBe('401 admin-token-needed');
    for (const key of ['wrong', `${TOKEN}x`, TOKEN.slice(1)]) expect(await problem(ask(name, { key }))).toBe('401 admin-token-wrong');
    const inAddress = await askApi(app.url, name.split(' ')[0]!, `${name.split(' ')[1]!}?token=${TOKEN}`);
    expect(inAddress.status).toBe(401);
    expect(app.log()).not.toContain(`"${TOKEN}"`);
  });

  test.each(NAMES)('%s is not there while the operator has set no token', async (name) => {
    await start({ operator: undefined });
    for (const key of [undefined, 'undefined', 'null', ''])
      expect(await problem(ask(name, key === undefined ? {} : { key }))).toBe('404 unknown-route');
  });

  test('takes few wrong tokens from an address; requests without one do not count', async () => {
    await start({ limits: { admin: { ...LIMITS.admin, limit: 3 } } });
    for (let i = 0; i < 5; i++) expect(await problem(ask('GET /api/admin/status', {}))).toBe('401 admin-token-needed');
    for (let i = 0; i < 3; i++) expect(await problem(ask('GET /api/admin/bans', { key: 'a-guess' }))).toBe('401 admin-token-wrong');
    expect(await problem(ask('GET /api/admin/status', { key: 'a-guess' }))).toBe('429 rate-limited');
    expect(app.log()).toContain('"refused: admin-token-wrong"');
    expect(app.log()).not.toContain('a-guess');
  });

  test.each(NAMES)('%s takes the right token whatever else came from that address before', async (name) => {
    const few = { ...LIMITS.admin, limit: 3 };
    await start({ limits: { admin: few, ask: few } });
    for (let i = 0; i < 5; i++) await ask(name, { key: 'a-guess' });
    expect(await problem(ask(name, { key: 'a-guess' }))).toBe('429 rate-limited');
    expect((await askApi(app.url, 'GET', '/api/version')).status).toBe(429);
    expect([401, 429]).not.toContain((await ask(name)).status);
  });
});

describe('the operator', () => {
  afterEach(() => app.stop());

  test('sees the tables in memory, the load and what is refused', async () => {
    await start({ maxStoreMb: 100, version: '1.2.3', heapUse });
    const duel = await startDuel(app.url);
    await duel.pages[0].play(0, { do: 'place-hq', at: [9, 9], rot: 0 });
    await askApi(app.url, 'GET', '/api/nothing');
    const seen = await status();
    expect(seen).toMatchObject({ version: '1.2.3', silent: 0, maxStoreMb: 100, notice: null, isProxyUnknown: false });
    expect(seen.processes).toMatchObject([{ connections: 2, count: 1 }]);
    expect(seen.tables).toEqual([
      {
        code: duel.code,
        mode: 'duel',
        phase: 'playing',
        players: ['Ann', 'Bob'],
        connected: 2,
        spectators: 0,
        since: expect.any(Number) as unknown,
        waitsSince: expect.any(Number) as unknown,
      },
    ]);
    expect(seen.refusals).toEqual(
      expect.arrayContaining([
        { of: 'table', code: 'off-board', count: 1 },
        { of: 'http', code: 'unknown-route', count: 1 },
      ]),
    );
    expect(seen.processes[0]?.memoryMb).toBeGreaterThan(10);
    expect(seen.processes[0]?.heap).toBeGreaterThan(0);
    expect(seen.processes[0]?.heap).toBeLessThan(1);
    await Promise.all(duel.pages.map((page) => page.leave()));
  });

  test('sets the notice and removes it; pages know at once', async () => {
    await start();
    const readNotice = async (): Promise<unknown> => (await (await fetch(`${app.url}/api/notice`)).json()) as unknown;
    expect((await asOperator('PUT /api/admin/notice', { text: 'Back at 20:00.' })).status).toBe(204);
    expect(await readNotice()).toMatchObject({ notice: { text: 'Back at 20:00.' } });
    expect((await status()).notice).toBe('Back at 20:00.');
    expect(await problem(asOperator('PUT /api/admin/notice', { text: 'x'.repeat(301) }))).toBe('422 not-done');
    expect(await problem(asOperator('PUT /api/admin/notice', { text: 5 }))).toBe('400 malformed');
    expect((await asOperator('PUT /api/admin/notice', { text: null })).status).toBe(204);
    expect(await readNotice()).toEqual({ notice: null });
  });

  test('bans addresses but not the own one, and lifts bans', async () => {
    await start();
    const from = (address: string): Promise<Response> =>
      askApi(app.url, 'GET', '/api/version', { headers: { 'x-forwarded-for': address } });
    expect((await asOperator('POST /api/admin/bans', { network: '203.0.113.0/24', reason: 'spam' })).status).toBe(204);
    expect((await from('203.0.113.9')).status).toBe(403);
    expect(await networks()).toEqual(['203.0.113.0/24']);
    expect(await problem(asOperator('POST /api/admin/bans', { network: 'nonsense', reason: '' }))).toBe('422 not-done');
    for (const network of ['127.0.0.1', '127.0.0.0/8']) {
      expect(await problem(asOperator('POST /api/admin/bans', { network, reason: '' }))).toBe('422 own-address');
    }
    expect((await asOperator('POST /api/admin/bans/remove', { network: '203.0.113.0/24' })).status).toBe(204);
    expect(await problem(asOperator('POST /api/admin/bans/remove', { network: '203.0.113.0/24' }))).toBe('422 not-done');
    expect([(await from('203.0.113.9')).status, await networks()]).toEqual([200, []]);
    // The log has no addresses of clients.
    expect(app.log()).not.toContain('203.0.113');
  });

  test.each([
    ['PUT /api/admin/notice', { text: 'Back at 20:00.' }],
    ['POST /api/admin/bans', { network: '203.0.113.7', reason: '' }],
    ['POST /api/admin/bans/remove', { network: '203.0.113.7' }],
    ['DELETE /api/admin/tables/:code', undefined],
  ] as const)('is told by %s that the disk is full', async (name, body) => {
    const full = (): Promise<never> => Promise.reject(new DiskFull(new Error('no space')));
    await start({ operator: { token: TOKEN, onStore: full, backup: full } });
    expect(await problem(asOperator(name, body))).toBe('507 store-full');
  });

  test('deletes a table, also one that is being played, and disconnects its players at once', async () => {
    // It disconnects them, too, but seconds later.
    const monitor = jest.spyOn(LeaseMonitor.prototype, 'check').mockResolvedValue();
    await start();
    const duel = await startDuel(app.url);
    const answer = await askApi(app.url, 'DELETE', `/api/admin/tables/${duel.code}`, { key: TOKEN });
    expect(answer.status).toBe(204);
    await Promise.all(duel.pages.map((page) => page.until(() => page.left !== null)));
    expect(await problem(askApi(app.url, 'GET', `/api/matches/${duel.code}`))).toBe('404 unknown-match');
    expect(await problem(askApi(app.url, 'DELETE', `/api/admin/tables/${duel.code}`, { key: TOKEN }))).toBe('422 not-done');
    expect(app.log()).toContain(`"code":"${duel.code}","why":"operator","msg":"table deleted"`);
    expect(app.log()).not.toMatch(/"level":[56]0/);
    monitor.mockRestore();
  });
});

describe('a backup for the page', () => {
  const own = temporaryFolder();
  const location = { dataDir: own.path, databaseUrl: undefined };
  const there = (): readonly string[] => readdirSync(join(own.path, 'backup'));

  afterAll(() => own.remove());

  /** Writes a file as `hexfall admin backup` does, and ends with that code. */
  const ending =
    (code: number, said = '') =>
    (file: string): Promise<{ readonly code: number; readonly said: string }> => {
      if (code === 0 || said.includes('faults')) writeFileSync(file, said);
      return Promise.resolve({ code, said });
    };

  test('is written by several processes with one data folder at the same time', async () => {
    const [one, other] = [operatorAccess(TOKEN, location, ending(0, 'one')), operatorAccess(TOKEN, location, ending(0, 'other'))];
    const [first, second] = await Promise.all([one.backup(), other.backup()]);
    if (!first.ok || !second.ok) throw new Error('a backup has failed');
    expect([first, second].map(({ value }) => readFileSync(value.file, 'utf8'))).toEqual(['one', 'other']);
    await first.value.remove();
    expect(readFileSync(second.value.file, 'utf8')).toBe('other');
    await second.value.remove();
    expect(there()).toEqual([]);
  });

  test('has what could be read of a damaged store, and its answer says so', async () => {
    const damage = '3 matches written; 2 faults of the store are named above.';
    await start({ operator: operatorAccess(TOKEN, location, ending(2, damage)) });
    const answer = await ask('POST /api/admin/backup');
    expect([answer.status, answer.headers.get('hexfall-backup'), await answer.text()]).toEqual([200, 'damaged', damage]);
    expect(app.log()).toContain('2 faults of the store');
    await eventually(async () => expect(await readdir(join(own.path, 'backup'))).toEqual([]));
    await app.stop();
  });

  test('that could not be written leaves nothing, and its answer says why', async () => {
    await start({ operator: operatorAccess(TOKEN, location, ending(2, 'The disk is full.')) });
    const answer = await ask('POST /api/admin/backup');
    expect([answer.status, await answer.json()]).toEqual([422, { code: 'not-done', message: 'The disk is full.' }]);
    expect(there()).toEqual([]);
    await app.stop();
  });

  test('that a killed process has left is removed at the next start, and nothing of a process that runs or of another host', () => {
    const left = (name: string): void => {
      mkdirSync(join(own.path, 'backup', name), { recursive: true });
    };
    const stays = [`${hostname()}-${process.ppid}-aaaaaa`, `elsewhere-${process.pid}-aaaaaa`];
    const goes = [`${hostname()}-${process.pid}-aaaaaa`, `${hostname()}-999999999-aaaaaa`];
    for (const name of [...stays, ...goes]) left(name);
    writeFileSync(join(own.path, 'backup', goes[1]!, 'hexfall.gz'), 'as large as the store');
    removeLeftBackups(own.path);
    expect(there()).toEqual(stays.toSorted());
  });
});

test('the operator of a built server gets a backup that can be restored, one at a time, and nothing of it is left there', async () => {
  const own = temporaryFolder();
  mkdirSync(join(own.path, 'backup', `${hostname()}-999999999-aaaaaa`), { recursive: true });
  const server = ServerProcess.run('built', { DATA_DIR: own.path, ADMIN_TOKEN: TOKEN });
  const url = await server.ready();
  expect(readdirSync(join(own.path, 'backup'))).toEqual([]);
  const page = await Page.create(url);
  await page.leave();
  const backup = (): Promise<Response> => askApi(url, 'POST', '/api/admin/backup', { key: TOKEN });
  const answers = await Promise.all([backup(), backup()]);
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const whole = answers.find(({ ok }) => ok)!;
  expect(whole.headers.get('content-disposition')).toMatch(/^attachment; filename=hexfall-\d{4}-\d\d-\d\d\.gz$/);
  const restored = temporaryFolder();
  const file = join(restored.path, 'backup.gz');
  writeFileSync(file, Buffer.from(await whole.arrayBuffer()));
  await done({ DATA_DIR: restored.path }, 'restore', file);
  expect(await done({ DATA_DIR: restored.path }, 'list')).toContain(page.code);
  await eventually(async () => expect(await readdir(join(own.path, 'backup'))).toEqual([]));
  expect((await backup()).status).toBe(200);
  await server.stop();
  restored.remove();
  own.remove();
});
