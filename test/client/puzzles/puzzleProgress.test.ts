import '../store/support/browserGlobals.js';
import { randomUUID } from 'node:crypto';
import {
  isSolved,
  recordSeen,
  recordSolved,
  recordSolvedAt,
  puzzleProgress,
  progressRecordOf,
  streakAt,
} from '../../../client/src/puzzles/puzzleProgress.js';

/** Loads the module as another visit of the page does. */
const loadAgain = (visit: string) =>
  import(`../../../client/src/puzzles/puzzleProgress.js?${visit}`) as Promise<
    typeof import('../../../client/src/puzzles/puzzleProgress.js')
  >;

beforeEach(() => {
  puzzleProgress.value = { puzzles: {}, days: [] };
});

test('the shortest time is kept', () => {
  expect(progressRecordOf('easy-1')).toEqual({ time: null, seen: false });
  recordSolved('easy-1', 9000);
  recordSolved('easy-1', 5000);
  recordSolved('easy-1', 7000);
  expect(progressRecordOf('easy-1').time).toBe(5000);
  expect(isSolved('easy-2')).toBe(false);
});

test('a puzzle whose solution was seen is not solved; one that was solved before stays so', () => {
  recordSeen('easy-1');
  recordSolved('easy-1', 5000);
  expect(progressRecordOf('easy-1')).toEqual({ time: null, seen: true });
  recordSolved('easy-2', 5000);
  recordSeen('easy-2');
  expect(progressRecordOf('easy-2')).toEqual({ time: 5000, seen: false });
});

/** Times of a day of UTC. */
const at = (day: number, hour: number): number => (day * 24 + hour) * 3_600_000;
const evening = (day: number): number => at(day, 20);

test('a solve of the first 14 hours of a day counts for the day before if only that keeps a streak', () => {
  // Each evening in New York: at 18:00, and then at 20:00, which is the day after the next in UTC.
  recordSolvedAt(at(10, 23));
  recordSolvedAt(at(12, 1));
  expect(puzzleProgress.value.days).toEqual([10, 11]);
  recordSolvedAt(at(13, 1));
  expect(streakAt(13)).toBe(3);
  recordSolvedAt(at(15, 14));
  expect(puzzleProgress.value.days).toEqual([10, 11, 12, 15]);
  // Where there is no streak to keep, today counts.
  recordSolvedAt(at(20, 1));
  expect(streakAt(20)).toBe(1);
});

test('a streak counts the days up to today, or up to yesterday while today is open', () => {
  for (const day of [10, 12, 14, 13, 13]) recordSolvedAt(evening(day));
  expect(puzzleProgress.value.days).toEqual([10, 12, 13, 14]);
  expect([14, 15, 16].map(streakAt)).toEqual([3, 3, 0]);
  expect([13, 11].map(streakAt)).toEqual([2, 1]);
});

test('no record has the name of something that every object has', () => {
  expect(progressRecordOf('constructor')).toEqual({ time: null, seen: false });
});

test.each([
  'no JSON',
  'null',
  '[]',
  '{}',
  '{"puzzles":[],"days":[]}',
  '{"puzzles":{"easy-1":{"time":"soon","seen":false}},"days":[]}',
  '{"puzzles":{"easy-1":{"time":-1,"seen":false}},"days":[]}',
  '{"puzzles":{"easy-1":null},"days":[]}',
  '{"puzzles":{},"days":["yesterday"]}',
  '{"puzzles":{},"days":[1.5]}',
])('what is no progress is not taken for it: %s', async (kept) => {
  localStorage.setItem('hexfall.puzzles', kept);
  const again = await loadAgain(randomUUID());
  expect(again.puzzleProgress.value).toEqual({ puzzles: {}, days: [] });
});

test('what was kept is there again', async () => {
  localStorage.setItem('hexfall.puzzles', '{"puzzles":{"easy-1":{"time":5000,"seen":false}},"days":[20]}');
  const again = await loadAgain(randomUUID());
  expect(again.isSolved('easy-1')).toBe(true);
  expect(again.streakAt(21)).toBe(1);
});
