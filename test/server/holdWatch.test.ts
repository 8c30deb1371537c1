import { expect, jest, test } from '@jest/globals';
import { pino } from 'pino';
import { HoldWatch } from '../../server/src/cluster/HoldWatch.js';
import { MemoryStore } from '../../server/src/store/MemoryStore.js';

/** A table of this process, in an epoch. */
const held = (code: string, epoch: number) => ({ table: { code, epoch }, lose: jest.fn<() => void>() });

test('everybody is sent away from a table that another process has taken over, and from no other one', async () => {
  const store = new MemoryStore();
  for (const process of ['A', 'B']) await store.join(process);
  for (const code of ['KEPT00', 'LOST00', 'ANEW00', 'FREED0']) store.begin(code, 'A', 1);
  await store.release('LOST00', 1, null);
  store.begin('LOST00', 'B', 2);
  // Lost, and had again: whoever is at the table of before must come to the present one.
  store.begin('ANEW00', 'A', 3);
  await store.release('FREED0', 1, null);
  const tables = ['KEPT00', 'LOST00', 'ANEW00', 'FREED0'].map((code) => held(code, 1));
  await new HoldWatch('A', store, () => tables, pino({ level: 'silent' })).look();
  expect(tables.map(({ lose }) => lose.mock.calls.length)).toEqual([0, 1, 1, 1]);
});

test('nobody is sent away because the store does not answer', async () => {
  const [store, table] = [new MemoryStore(), held('KEPT00', 1)];
  jest.spyOn(store, 'owned').mockRejectedValue(new Error('away'));
  await new HoldWatch('A', store, () => [table], pino({ level: 'silent' })).look();
  expect(table.lose).not.toHaveBeenCalled();
});
