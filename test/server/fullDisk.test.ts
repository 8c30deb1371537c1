import type Database from 'libsql/promise';
import { sqliteStoreOver, openSqlite } from '../../server/src/store/openStore.js';
import { PROTOCOL_VERSION } from '@hexfall/shared/protocol/messages';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { askApi } from './support/askApi.js';
import { newKey, Page } from './support/Page.js';
import { playRandomly, startDuel } from './support/table.js';
import { startTestApp, type TestApp } from './support/testApp.js';

/* What is answered while the disk of the database is full: it refuses to end a transaction, as SQLite does then. */

let isFull = false;
let app: TestApp;

/** A database on a disk that is full when the test says so. */
const openLimited = async (): Promise<Database> => {
  const database = await openSqlite(':memory:');
  const exec = database.exec.bind(database);
  database.exec = (async (sql: string): Promise<void> => {
    if (isFull && sql === 'commit') {
      await exec('rollback');
      throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    }
    await exec(sql);
  }) as Database['exec'];
  return database;
};

const open: Page[] = [];

beforeEach(async () => {
  isFull = false;
  app = await startTestApp({ store: await sqliteStoreOver(await openLimited()) });
});

afterEach(async () => {
  isFull = false;
  await Promise.all(open.splice(0).map((page) => page.leave()));
  await app.stop();
});

const CREST = { shape: 'bolt', color: 'blue' } as const;

/** Requests that store something, after a player card of this key. */
const REQUESTS: readonly (readonly [string, string, (key: string) => object])[] = [
  ['POST', '/api/profiles', () => ({ key: newKey(), name: 'Bob', crest: CREST })],
  ['PUT', '/api/profile', () => ({ name: 'Cyd', crest: CREST })],
  ['POST', '/api/profile/renew', () => ({ key: newKey() })],
  ['DELETE', '/api/profile', () => ({})],
  ['POST', '/api/quick', () => ({})],
  ['POST', '/matchmake/create/match', () => ({ protocol: PROTOCOL_VERSION, options: DEFAULT_OPTIONS })],
];

test.each(REQUESTS)('%s %s says that the store is full', async (method, path, body) => {
  const key = newKey();
  expect((await askApi(app.url, 'POST', '/api/profiles', { body: { key, name: 'Ann', crest: CREST } })).status).toBe(200);
  isFull = true;
  const answer = await askApi(app.url, method, path, { key, body: body(key) });
  expect([answer.status, await answer.json()]).toEqual([507, { code: 'store-full', message: expect.any(String) as unknown }]);
  expect(app.log()).toContain('database or disk is full');
  isFull = false;
  expect((await askApi(app.url, method, path, { key, body: body(key) })).status).toBeLessThan(300);
});

test('a line that cannot be stored is refused and heard by nobody, and the next one has a number of its own', async () => {
  const duel = await startDuel(app.url);
  open.push(...duel.pages);
  const [a, b] = duel.pages;
  isFull = true;
  expect(await a.refusal('say', { text: 'lost' })).toBe('store-full');
  isFull = false;
  await a.get('say', { text: 'kept' });
  const heard = (): readonly unknown[] => b.received.filter(({ type }) => type === 'chatLine').map(({ payload }) => payload);
  await b.until(() => heard().length > 0);
  expect(heard()).toMatchObject([{ n: 2, text: 'kept' }]);
  const watcher = await Page.join(app.url, duel.code);
  open.push(watcher);
  await watcher.until(() => watcher.received.some(({ type }) => type === 'chat'));
  expect(watcher.received.find(({ type }) => type === 'chat')?.payload).toMatchObject({ lines: [{ n: 2, text: 'kept' }] });
  await playRandomly(duel, 5, 4);
});
