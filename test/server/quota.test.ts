import { pino } from 'pino';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { PROTOCOL_VERSION } from '@hexfall/shared/protocol/messages';
import { MemoryStore } from './support/MemoryStore.js';
import type { MatchRepository } from '../../server/src/store/MatchRepository.js';
import type { Setup } from '../../server/src/table/setup.js';
import { STORE_FULL } from '../../server/src/store/StoreQuota.js';
import { openPostgresStore } from '../../server/src/store/openPostgresStore.js';
import { openSqliteStore } from '../../server/src/store/openStore.js';
import { describeWith } from '../support/programs.js';
import { Page } from './support/Page.js';
import { PostgresCluster } from './support/PostgresCluster.js';
import { playRandomly, startDuel } from './support/table.js';
import { startTestApp, temporaryFolder, type TestApp } from './support/testApp.js';
import { EMPTY_TABLE } from './support/table.js';

const MEGABYTE = 1024 * 1024;

class SizedStore extends MemoryStore {
  bytes = 0;

  override size(): Promise<number> {
    return Promise.resolve(this.bytes);
  }
}

describe('a store that takes as much as it may', () => {
  let store: SizedStore;
  let app: TestApp;

  beforeAll(async () => {
    store = await SizedStore.open();
    app = await startTestApp({ store, maxStoreMb: 5 });
  });

  afterAll(() => app.stop());

  test('takes no new table, while what is played goes on', async () => {
    store.bytes = 5 * MEGABYTE - 1;
    const duel = await startDuel(app.url);
    const [a, b] = duel.pages;
    store.bytes = 5 * MEGABYTE;
    await expect(Page.create(app.url)).rejects.toThrow('The store of this server is full');
    const create = await fetch(`${app.url}/matchmake/create/match`, {
      method: 'POST',
      body: JSON.stringify({ protocol: PROTOCOL_VERSION, options: DEFAULT_OPTIONS }),
    });
    expect([create.status, await create.json()]).toEqual([507, { code: 'store-full', message: STORE_FULL }]);
    const quick = await fetch(`${app.url}/api/quick`, { method: 'POST' });
    expect(quick.status).toBe(507);
    expect(await quick.text()).toContain('"store-full"');
    await playRandomly(duel, 3, 10);

    await a.get('propose', { seat: 0, kind: 'draw' }).then(({ proposal }) => b.get('answer', { seat: 1, proposal, agree: true }));
    await a.until(() => a.state.phase === 'over');
    const { proposal } = await a.get('propose', { seat: 0, kind: 'rematch' });
    expect(await b.refusal('answer', { seat: 1, proposal, agree: true })).toBe('store-full');
    expect(app.log().match(/the store is full/g)).toHaveLength(1);

    store.bytes = 0;
    await Page.create(app.url);
  });
});

const setup: Setup = EMPTY_TABLE;

/** The store knows that it has grown. */
const knowsItsSize = async (store: MatchRepository): Promise<number> => {
  const before = await store.size();
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(50 * MEGABYTE);
  // Random: databases compress what is the same.
  const seed = Array.from({ length: MEGABYTE }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');
  await store.create('AAAAAA', { ...setup, seed });
  expect(await store.size()).toBeGreaterThan(before + MEGABYTE / 2);
  return before;
};

test('a store in SQLite knows what it takes, and what is free again', async () => {
  const folder = temporaryFolder();
  const store = await openSqliteStore(folder.path);
  const before = await knowsItsSize(store);
  await store.prune(Date.now() + 1000);
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
