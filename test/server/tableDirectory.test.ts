import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { parseListing } from '../../server/src/cluster/TableDirectory.js';

const OPEN = { code: 'ABCDEF', connected: 1, spectators: 0, duel: { taken: 1, seats: 2 } };
const SEAT = { name: 'Ann', army: 'moloch', computer: false };
const RUNNING = {
  code: 'GHJKLM',
  phase: 'playing',
  options: DEFAULT_OPTIONS,
  startingSeat: 'random',
  armySelection: 'ban-and-pick',
  forecast: false,
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
