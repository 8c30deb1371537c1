import { pino } from 'pino';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { LeaseMonitor } from '../../server/src/cluster/LeaseMonitor.js';
import { parseListing } from '../../server/src/cluster/TableDirectory.js';
import { FIRST_EPOCH } from '../../server/src/store/LeaseStore.js';
import { MemoryStore } from './support/MemoryStore.js';
import { EMPTY_TABLE } from './support/table.js';

const OPEN = { code: 'ABCDEF', connected: 1, spectators: 0, duel: { taken: 1, seats: 2 } };
const SEAT = { name: 'Ann', army: 'moloch', computer: false };
const RUNNING = {
  code: 'GHJKLM',
  phase: 'playing',
  options: DEFAULT_OPTIONS,
  startingSeat: 'random',
  armySelection: 'ban-and-pick',
  forecast: false,
  seriesKind: 'return',
  seats: [SEAT, null],
  seq: 3,
  acting: 0,
  turn: 7,
  connected: 2,
  spectators: 3,
};

describe('what another process publishes', () => {
  test('is read with all it says of tables to watch', () => {
    expect(parseListing(JSON.stringify({ open: [OPEN, { ...OPEN, duel: null }], running: [RUNNING] }))).toEqual({
      open: [OPEN, { ...OPEN, duel: null }],
      running: [RUNNING],
    });
  });

  test.each<[string, string]>([
    ['nothing', ''],
    ['no JSON', '{'],
    ['null', 'null'],
    ['another version', JSON.stringify({ tables: [] })],
    ['an open table without its connections', JSON.stringify({ open: [{ code: 'ABCDEF', duel: null }], running: [] })],
    ['a running table in an unknown phase', JSON.stringify({ open: [], running: [{ ...RUNNING, phase: 'asleep' }] })],
    ['a running table with an unknown army', JSON.stringify({ open: [], running: [{ ...RUNNING, seats: [{ ...SEAT, army: 'none' }] }] })],
    ['a negative number', JSON.stringify({ open: [{ ...OPEN, connected: -1 }], running: [] })],
  ])('is left out if it is %s', (_what, text) => {
    expect(parseListing(text)).toBeNull();
  });
});

const MINUTE = 60_000;

/** A table of this process, in an epoch. */
const held = (code: string, epoch: number) => ({ table: { code, epoch }, evictAll: jest.fn((): void => undefined) });

test('all clients are disconnected from a table that another process has taken over, and from no other one', async () => {
  const store = await MemoryStore.open();
  for (const process of ['A', 'B']) await store.join(process, MINUTE);
  for (const code of ['KEPT00', 'LOST00', 'ANEW00', 'FREED0']) await store.create(code, EMPTY_TABLE, undefined, 'A');
  for (const code of ['LOST00', 'ANEW00', 'FREED0']) await store.release(code, FIRST_EPOCH, null);
  await store.claim('LOST00', 'B');
  // Lost and acquired again: clients of the old room must join the new one.
  await store.claim('ANEW00', 'A');
  const tables = ['KEPT00', 'LOST00', 'ANEW00', 'FREED0'].map((code) => held(code, FIRST_EPOCH));
  await new LeaseMonitor('A', store, () => tables, pino({ level: 'silent' })).check();
  expect(tables.map(({ evictAll }) => evictAll.mock.calls.length)).toEqual([0, 1, 1, 1]);
});

test('no client is disconnected because the store does not answer', async () => {
  const [store, table] = [await MemoryStore.open(), held('KEPT00', FIRST_EPOCH)];
  jest.spyOn(store, 'owned').mockRejectedValue(new Error('away'));
  await new LeaseMonitor('A', store, () => [table], pino({ level: 'silent' })).check();
  expect(table.evictAll).not.toHaveBeenCalled();
});
