import { pino } from 'pino';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { PROTOCOL_VERSION } from '@hexfall/shared/protocol/messages';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { BudgetSpent } from '../../server/src/runtime/TokenBucket.js';
import type { MatchRepository } from '../../server/src/store/MatchRepository.js';
import { openPostgresStore } from '../../server/src/store/openPostgresStore.js';
import { openSqliteStore } from '../../server/src/store/openStore.js';
import { COUNTED_INTENTS, MATCH_BYTES, STORE_FULL, StoreShares } from '../../server/src/store/StoreQuota.js';
import { describeWith } from '../support/programs.js';
import { MemoryStore } from './support/MemoryStore.js';
import { codeOf, newKey, Page } from './support/Page.js';
import { PostgresCluster } from './support/PostgresCluster.js';
import { askApi, CREST, problem } from './support/profileRequests.js';
import { type Duel, EMPTY_TABLE, playRandomly, startDuel } from './support/table.js';
import { startTestApp, temporaryFolder, type TestApp } from './support/testApp.js';

const MEGABYTE = 1024 * 1024;

class SizedStore extends MemoryStore {
  bytes = 0;

  override size(): Promise<number> {
    return Promise.resolve(this.bytes);
  }
}

/** What a new table takes, besides the match. */
const NEW_BYTES = 2048;

describe('a store that takes as much as it may', () => {
  let store: SizedStore;
  let app: TestApp;

  beforeAll(async () => {
    store = await SizedStore.open();
    app = await startTestApp({ store, maxStoreMb: 50 });
  });

  afterAll(() => app.stop());

  test('takes no new table, while what is played goes on', async () => {
    store.bytes = 50 * MEGABYTE - 1;
    const duel = await startDuel(app.url);
    const [a, b] = duel.pages;
    store.bytes = 50 * MEGABYTE;
    await expect(Page.create(app.url)).rejects.toThrow('The store of this server is full');
    const create = await fetch(`${app.url}/matchmake/create/match`, {
      method: 'POST',
      body: JSON.stringify({ protocol: PROTOCOL_VERSION, options: DEFAULT_OPTIONS }),
    });
    expect([create.status, await create.json()]).toEqual([507, { code: 'store-full', message: STORE_FULL }]);
    const quick = await fetch(`${app.url}/api/quick`, { method: 'POST' });
    expect(quick.status).toBe(507);
    expect(await quick.text()).toContain('"store-full"');
    const card = { key: newKey(), name: 'Ann', crest: CREST };
    expect(await problem(askApi(app.url, 'POST', '/api/profiles', { body: card }))).toBe('507 store-full');
    await playRandomly(duel, 3, 10);

    await a.get('propose', { seat: 0, kind: 'draw' }).then(({ proposal }) => b.get('answer', { seat: 1, proposal, agree: true }));
    await a.until(() => a.state.phase === 'over');
    const { proposal } = await a.get('propose', { seat: 0, kind: 'rematch' });
    expect(await b.refusal('answer', { seat: 1, proposal, agree: true })).toBe('store-full');
    expect(app.log().match(/the store is full/g)).toHaveLength(1);

    store.bytes = 0;
    await Page.create(app.url);
    expect((await askApi(app.url, 'POST', '/api/profiles', { body: card })).status).toBe(200);
    store.bytes = 50 * MEGABYTE;
    // The answer may have been lost.
    expect((await askApi(app.url, 'POST', '/api/profiles', { body: card })).status).toBe(200);
  });
});

/** The store knows that it has grown. */
const knowsItsSize = async (store: MatchRepository): Promise<number> => {
  const before = await store.size();
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(50 * MEGABYTE);
  // Random: databases compress what is the same.
  const seed = Array.from({ length: MEGABYTE }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');
  await store.create('AAAAAA', { ...EMPTY_TABLE, seed });
  expect(await store.size()).toBeGreaterThan(before + MEGABYTE / 2);
  return before;
};

test('a store in SQLite knows what it takes, and what is free again', async () => {
  const folder = temporaryFolder();
  const store = await openSqliteStore(folder.path);
  const before = await knowsItsSize(store);
  await store.prune('empty', Date.now() + 1000);
  expect(await store.size()).toBeLessThan(before + MEGABYTE / 2);
  await store.close();
  folder.remove();
});

describeWith('postgresql', 'a store in PostgreSQL', (executable) => {
  test('knows what it takes', async () => {
    const cluster = await PostgresCluster.start(executable);
    try {
      const store = await openPostgresStore(await cluster.newDatabase(), pino({ level: 'silent' }));
      await knowsItsSize(store);
      await store.close();
    } finally {
      await cluster.remove();
    }
  });
});

test('one address fills a part of the store with saved games, and as much again a day later', () => {
  let now = 0;
  const [megabyte, hour] = [1024 * 1024, 3_600_000];
  const shares = new StoreShares(400, () => now);
  const save = (address: string, megabytes: number): number | null => {
    try {
      shares.spend(address, megabytes * megabyte);
      return null;
    } catch (error) {
      return error instanceof BudgetSpent ? Math.round(error.retryAfterMs / hour) : NaN;
    }
  };
  // Ten megabytes: a file takes twice as much in the store.
  expect([save('a', 4.9), save('a', 0.4), save('a', 0.1), save('b', 0.1)]).toEqual([null, null, 1, null]);
  now = 24 * hour;
  expect([save('a', 4), save('a', 4), save('a', 0.1)]).toEqual([null, null, 16]);
});

test('a club of twenty plays forty duels an evening and makes twenty saved games at a server of 100 MB, and is never refused', () => {
  let now = 0;
  const shares = new StoreShares(100, () => now);
  for (let day = 0; day < 60; day++, now += 86_400_000) {
    for (let duel = 0; duel < 40; duel++) shares.spend('the club', NEW_BYTES + MATCH_BYTES);
    for (let file = 0; file < 20; file++) shares.spend('the club', 12_000);
  }
});

test('a store without a limit has no shares', () => {
  const shares = new StoreShares(Infinity);
  for (let i = 0; i < 100; i++) shares.spend('a', 1e12);
});

/** A duel after both HQs are placed, and what floods it: a discard that the first player takes back, again and again. */
const startFlood = async (url: string): Promise<Duel & { readonly flood: (times: number) => Promise<string[]> }> => {
  const duel = await startDuel(url);
  await playRandomly(duel, 1, 2);
  const [page] = duel.pages;
  const discard = legalIntents(page.table!, 0).find((intent) => intent.do === 'discard')!;
  const flood = async (times: number): Promise<string[]> => {
    const answers: string[] = [];
    for (let i = 0; i < times; i++)
      for (const intent of [discard, { do: 'take-back' } as const]) answers.push(codeOf(await page.play(0, intent)));
    return answers;
  };
  return { ...duel, flood };
};

describe('one address', () => {
  /** A fortieth of that is what one address may store at once: 102 kB. */
  const maxStoreMb = 4;
  let app: TestApp;

  beforeEach(async () => {
    app = await startTestApp({ maxStoreMb });
  });

  afterEach(() => app.stop());

  const card = (address: string): Promise<Response> =>
    askApi(app.url, 'POST', '/api/profiles', {
      body: { key: newKey(), name: 'Ann', crest: CREST },
      headers: { 'x-forwarded-for': address },
    });

  test('stores its share and no more, whatever it makes', async () => {
    const made: string[] = [];
    while (made.length < 50 && (await card('203.0.113.1')).status === 200) made.push('card');
    expect(made).toHaveLength(26);
    const again = await card('203.0.113.1');
    expect([again.status, Number(again.headers.get('retry-after')) > 0]).toEqual([429, true]);
    for (const path of ['/api/quick', '/matchmake/create/match'])
      expect(
        await problem(
          askApi(app.url, 'POST', path, { body: { protocol: PROTOCOL_VERSION }, headers: { 'x-forwarded-for': '203.0.113.1' } }),
        ),
      ).toBe('429 rate-limited');
    expect((await card('203.0.113.2')).status).toBe(200);
  });

  test('that has stored its share makes nothing new, and all matches there go on', async () => {
    const from = { 'x-forwarded-for': '127.0.0.1' };
    const club = await startFlood(app.url);
    const flooder = await startFlood(app.url);
    while ((await card('127.0.0.1')).status === 200);
    expect(new Set(await flooder.flood(110))).toEqual(new Set(['ack']));
    const quick = await askApi(app.url, 'POST', '/api/quick', { headers: from });
    expect([quick.status, Number(quick.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(new Set(await club.flood(20))).toEqual(new Set(['ack']));
    await Promise.all([...club.pages, ...flooder.pages].map((page) => page.leave()));
  });

  test('is counted the intents of its matches beyond those that a usual one has', async () => {
    const retryAfter = async (): Promise<number> => Number((await card('127.0.0.1')).headers.get('retry-after'));
    const duel = await startFlood(app.url);
    while ((await card('127.0.0.1')).status === 200);
    const before = await retryAfter();
    await duel.flood((COUNTED_INTENTS - 2) / 2);
    expect((await retryAfter()) - before).toBeLessThanOrEqual(0);
    await duel.flood(30);
    // 60 intents of 103 bytes, at 102 kB a day.
    expect((await retryAfter()) - before).toBeGreaterThan(3000);
    await Promise.all(duel.pages.map((page) => page.leave()));
  });
});

test('a seat that adds intents without end is slowed, and neither its opponent nor its resignation', async () => {
  const app = await startTestApp({ room: { intentRate: { burst: 4, perSecond: 0.001 } } });
  const duel = await startFlood(app.url);
  const [a, b] = duel.pages;
  // The HQ was the first.
  expect(await duel.flood(3)).toEqual(['ack', 'ack', 'ack', 'rate-limited', 'rate-limited', 'rate-limited']);
  expect(codeOf(await b.play(1, { do: 'end-turn' }))).toBe('not-your-turn');
  expect(codeOf(await a.play(0, { do: 'resign' }))).toBe('ack');
  await Promise.all(duel.pages.map((page) => page.leave()));
  await app.stop();
});
