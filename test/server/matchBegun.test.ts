import { STORE_OPERATIONS, type StoreOperation } from '../../server/src/store/instrumentStore.js';
import { metricIn } from '../support/metrics.js';
import { startDuel } from './support/table.js';
import { startTestApp } from './support/testApp.js';

/** What a process does from time to time, whatever is played. */
const PERIODIC: readonly StoreOperation[] = [
  'join',
  'heartbeat',
  'moderation',
  'evict',
  'releaseOrphans',
  'due',
  'owned',
  'prune',
  'newestTime',
  'countPruned',
];

const operationsOf = async (url: string): Promise<readonly (readonly [StoreOperation, number])[]> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const counted = STORE_OPERATIONS.filter((operation) => !PERIODIC.includes(operation));
  return counted.map((operation) => [operation, metricIn(text, `hexfall_store_seconds_count{operation="${operation}"}`)]);
};

test('a match that begins is stored three times, and nothing is read: a table and two players who sit down', async () => {
  const app = await startTestApp();
  try {
    const before = new Map(await operationsOf(app.url));
    await startDuel(app.url);
    const after = await operationsOf(app.url);
    const added = after.map(([operation, count]) => [operation, count - (before.get(operation) ?? 0)] as const);
    expect(Object.fromEntries(added.filter(([, count]) => count > 0))).toEqual({ create: 1, saveSetup: 2 });
  } finally {
    await app.stop();
  }
});
