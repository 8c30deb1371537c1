import { freeSeats, teamsOf, type Seating } from '../../../client/src/store/seating.js';

const seating = (taken: boolean): Seating => ({ taken, name: '', army: '', computer: false, mercenaries: [], connected: 0 });

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
