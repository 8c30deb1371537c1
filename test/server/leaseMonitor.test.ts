import { pino } from 'pino';
import { LeaseMonitor } from '../../server/src/cluster/LeaseMonitor.js';
import { MemoryRepository } from '../../server/src/store/MemoryRepository.js';

/** A table of this process, in an epoch. */
const held = (code: string, epoch: number) => ({ table: { code, epoch }, evictAll: jest.fn((): void => undefined) });

test('all clients are disconnected from a table that another process has taken over, and from no other one', async () => {
  const store = new MemoryRepository();
  for (const process of ['A', 'B']) await store.join(process);
  for (const code of ['KEPT00', 'LOST00', 'ANEW00', 'FREED0']) store.begin(code, 'A', 1);
  await store.release('LOST00', 1, null);
  store.begin('LOST00', 'B', 2);
  // Lost and acquired again: clients of the old room must join the new one.
  store.begin('ANEW00', 'A', 3);
  await store.release('FREED0', 1, null);
  const tables = ['KEPT00', 'LOST00', 'ANEW00', 'FREED0'].map((code) => held(code, 1));
  await new LeaseMonitor('A', store, () => tables, pino({ level: 'silent' })).check();
  expect(tables.map(({ evictAll }) => evictAll.mock.calls.length)).toEqual([0, 1, 1, 1]);
});

test('no client is disconnected because the store does not answer', async () => {
  const [store, table] = [new MemoryRepository(), held('KEPT00', 1)];
  jest.spyOn(store, 'owned').mockRejectedValue(new Error('away'));
  await new LeaseMonitor('A', store, () => [table], pino({ level: 'silent' })).check();
  expect(table.evictAll).not.toHaveBeenCalled();
});
