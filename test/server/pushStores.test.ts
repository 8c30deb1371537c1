import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { newVapidKeys } from '../../server/src/push/PushSender.js';
import { MemoryRepository } from '../../server/src/store/MemoryRepository.js';
import { NEW_STATUS, type MatchRepository, type SavedSeat, type Setup } from '../../server/src/store/MatchRepository.js';
import { openPostgresStore } from '../../server/src/store/openPostgresStore.js';
import { openSqliteStore } from '../../server/src/store/openSqliteStore.js';
import { CALLED_AFTER_END_MS, SUBSCRIBED_MS, type NewSubscription } from '../../server/src/store/PushStore.js';
import { describeWith } from '../support/programs.js';
import { EMPTY_TABLE, FIRST_ENTRY } from './support/emptyTable.js';
import { PostgresCluster } from './support/PostgresCluster.js';
import { temporaryFolder } from './support/testApp.js';

const folder = temporaryFolder();

afterAll(() => {
  folder.remove();
});

const seated: SavedSeat = { name: 'Bob', army: 'borgo', keyHash: 'bob', mercenaries: [] };
const setup: Setup = { ...EMPTY_TABLE, seats: [null, seated], creator: 'bob' };

const at = (name: string): NewSubscription => ({
  endpoint: `https://push.example/${name}`,
  keys: { p256dh: 'p', auth: 'a' },
  language: 'pl',
  origin: 'https://hexfall.example',
});

/** What every store does; `open` opens the same one each time. */
const keepsSubscriptions = (open: () => Promise<MatchRepository>): void => {
  test('makes one pair of keys, which two processes find that start at once', async () => {
    const [one, other] = [await open(), await open()];
    const [first, second] = await Promise.all([one.push.keys(newVapidKeys), other.push.keys(newVapidKeys)]);
    expect(first).toEqual(second);
    await Promise.all([one.close(), other.close()]);
    const again = await open();
    expect(await again.push.keys(newVapidKeys)).toEqual(first);
    await again.close();
  });

  test('keeps subscriptions of seats, and what they were called for', async () => {
    const store = await open();
    await store.create('AAAAAA', setup);
    const seat = { code: 'AAAAAA', holder: 'bob' };
    expect(await store.push.subscribe({ code: 'AAAAAA', holder: 'ann' }, at('x'))).toBe(false);
    expect(await store.push.subscribe({ code: 'XXXXXX', holder: 'bob' }, at('x'))).toBe(false);
    expect(await store.push.subscribe(seat, at('x'))).toBe(true);
    await store.push.noteCalled(seat, 'turn 1');
    expect(await store.push.subscribe(seat, { ...at('x'), language: 'en' })).toBe(true);
    expect(await store.push.subscriptions(seat)).toEqual([{ ...at('x'), language: 'en', called: 'turn 1' }]);
    expect(await store.push.subscriptions({ ...seat, holder: 'ann' })).toEqual([]);
    await store.close();
  });

  test('copies, renews and forgets them', async () => {
    const store = await open();
    await store.create('BBBBBB', setup);
    await store.create('CCCCCC', setup);
    const [here, there] = ['BBBBBB', 'CCCCCC'].map((code) => ({ code, holder: 'bob' })) as [
      { code: string; holder: string },
      { code: string; holder: string },
    ];
    await store.push.subscribe(here, at('y'));
    await store.push.noteCalled(here, 'turn 1');
    await store.push.copy('BBBBBB', 'CCCCCC');
    expect(await store.push.subscriptions(there)).toEqual([{ ...at('y'), called: null }]);
    await store.push.renew(at('y').endpoint, { endpoint: at('z').endpoint, keys: { p256dh: 'q', auth: 'b' } });
    for (const seat of [here, there])
      expect(await store.push.subscriptions(seat)).toMatchObject([{ endpoint: at('z').endpoint, keys: { p256dh: 'q' } }]);
    await store.push.forget(at('y').endpoint);
    expect(await store.push.subscriptions(here)).toHaveLength(1);
    await store.push.forget(at('z').endpoint);
    for (const seat of [here, there]) expect(await store.push.subscriptions(seat)).toEqual([]);
    await store.close();
  });

  test('deletes them a while after the end of their match, or when no page has renewed them for long', async () => {
    const store = await open();
    for (const code of ['DDDDDD', 'EEEEEE']) {
      await store.create(code, { ...setup, course: NEW_STATUS });
      await store.push.subscribe({ code, holder: 'bob' }, at(code));
    }
    await store.append('DDDDDD', FIRST_ENTRY, true);
    const left = async (): Promise<readonly number[]> =>
      Promise.all(['DDDDDD', 'EEEEEE'].map(async (code) => (await store.push.subscriptions({ code, holder: 'bob' })).length));
    await store.push.expire(Date.now());
    expect(await left()).toEqual([1, 1]);
    await store.push.expire(Date.now() + CALLED_AFTER_END_MS + 1000);
    expect(await left()).toEqual([0, 1]);
    await store.push.expire(Date.now() + SUBSCRIBED_MS + 1000);
    expect(await left()).toEqual([0, 0]);
    await store.close();
  });
};

describe('a store in memory', () => {
  const store = new MemoryRepository();
  keepsSubscriptions(() => Promise.resolve(store));
});

describe('a store in SQLite', () => {
  keepsSubscriptions(() => openSqliteStore(folder.path));

  test('deletes them with their match', async () => {
    const store = await openSqliteStore(folder.path);
    const waiting = { ...setup, seats: [null, seated] };
    await store.create('FFFFFF', waiting);
    await store.push.subscribe({ code: 'FFFFFF', holder: 'bob' }, at('f'));
    await store.expire({ finishedBefore: null, waitingBefore: Date.now() + 1000 });
    expect(await store.exists('FFFFFF')).toBe(false);
    expect(await store.push.subscriptions({ code: 'FFFFFF', holder: 'bob' })).toEqual([]);
    await store.close();
  });
});

describeWith('postgresql', 'a store in PostgreSQL', (executable) => {
  let cluster: PostgresCluster;
  let url: string;

  beforeAll(async () => {
    cluster = await PostgresCluster.start(executable);
    url = await cluster.newDatabase();
  }, 60_000);

  afterAll(() => cluster.remove());

  keepsSubscriptions(() => openPostgresStore(url, pino({ level: 'silent' })));
});
