import { DEFAULT_OPTIONS, type Mode } from '@hexfall/shared/model/options';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { publicTable } from '@hexfall/shared/rules/view';
import { freeSeats, panelOrder, teamsOf, type Seating } from '../../../client/src/store/seating.js';

const seating = (taken: boolean): Seating => ({
  taken,
  name: '',
  army: '',
  computer: false,
  mercenaries: [],
  connected: 0,
  standIn: false,
  absent: false,
});

test('seats are grouped by team, or all together where everybody is alone', () => {
  expect(teamsOf('duel', 2)).toEqual([[0, 1]]);
  expect(teamsOf('deathmatch-score', 4)).toEqual([[0, 1, 2, 3]]);
  expect(teamsOf('one-vs-two', 3)).toEqual([[0], [1, 2]]);
  expect(teamsOf('team', 4)).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

test('free seats are those that nobody has taken', () => {
  expect(freeSeats([seating(true), seating(false), seating(false)])).toEqual([1, 2]);
});

const tableOf = (mode: Mode, players: number) => {
  const created = createMatch({ options: { ...DEFAULT_OPTIONS, mode }, armies: ARMY_IDS.slice(0, players), seed: 'panels' });
  if (!created.ok) throw new Error(created.error.message);
  return publicTable(created.value);
};

test.each([
  ['duel', 2, 0, [1, 0]],
  ['deathmatch', 4, 1, [2, 3, 0, 1]],
  ['deathmatch', 3, null, [0, 1, 2]],
  ['one-vs-two', 3, 1, [0, 2, 1]],
  ['team', 4, 0, [2, 3, 1, 0]],
  ['team', 4, null, [0, 1, 2, 3]],
] as const)(
  'panels of %s with %d players, seen from seat %p, in the order of turns with allies side by side',
  (mode, players, me, order) => {
    expect(panelOrder(tableOf(mode, players), me)).toEqual(order);
  },
);
