import '../store/support/browserGlobals.js';
import { randomUUID } from 'node:crypto';
import type { Shortfall } from '@hexfall/shared/puzzle/shortfall';
import {
  isSolved,
  progressRecordOf,
  puzzleProgress,
  recordFailed,
  recordHints,
  recordSeen,
  recordSolved,
  recordSolvedAt,
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

/** What is known of a puzzle that nobody has opened. */
const UNTOUCHED = { time: null, seen: false, stars: null, hints: 0, timeHints: 0, fails: 0, closest: [] };
const CLOSEST: readonly Shortfall[] = [{ goal: 'destroy-hq', size: 2 }];

test('the shortest time is kept', () => {
  expect(progressRecordOf('easy-1')).toEqual(UNTOUCHED);
  recordSolved('easy-1', 9000);
  recordSolved('easy-1', 5000);
  recordSolved('easy-1', 7000);
  expect(progressRecordOf('easy-1').time).toBe(5000);
  expect(isSolved('easy-2')).toBe(false);
});

test('a puzzle whose solution was seen is not solved; one that was solved before stays so', () => {
  recordSeen('easy-1');
  recordSolved('easy-1', 5000);
  expect(progressRecordOf('easy-1')).toEqual({ ...UNTOUCHED, seen: true });
  recordSolved('easy-2', 5000);
  recordSeen('easy-2');
  expect(progressRecordOf('easy-2')).toEqual({ ...UNTOUCHED, time: 5000, stars: 3 });
});

test.each([
  [0, 0, 3],
  [1, 0, 2],
  [0, 1, 2],
  [2, 0, 1],
  [1, 1, 1],
  [2, 9, 1],
] as const)('a solve after %i hints and %i lost battles has %i stars', (hints, fails, stars) => {
  for (let lost = 0; lost < fails; lost++) recordFailed('easy-1', CLOSEST);
  recordHints('easy-1', hints);
  recordSolved('easy-1', 5000);
  expect(progressRecordOf('easy-1')).toMatchObject({ time: 5000, stars, closest: [] });
});

test('the first solve counts for the stars: another one, which knows the solution, changes only the time', () => {
  recordFailed('easy-1', CLOSEST);
  recordSolved('easy-1', 9000);
  recordFailed('easy-1', CLOSEST);
  recordSolved('easy-1', 5000);
  expect(progressRecordOf('easy-1')).toMatchObject({ time: 5000, stars: 2, fails: 1 });
});

test('a time with hints does not replace one without', () => {
  recordSolved('easy-1', 9000);
  recordHints('easy-1', 1);
  recordSolved('easy-1', 2000);
  expect(progressRecordOf('easy-1')).toMatchObject({ time: 9000, timeHints: 0, stars: 3 });
  // Both with a hint: the shorter one.
  recordHints('easy-2', 1);
  for (const ms of [9000, 2000]) recordSolved('easy-2', ms);
  expect(progressRecordOf('easy-2')).toMatchObject({ time: 2000, timeHints: 1, stars: 2 });
});

test('hints and the closest try are there again on the next visit', async () => {
  recordHints('easy-1', 2);
  recordHints('easy-1', 1);
  recordFailed('easy-1', CLOSEST);
  const again = await loadAgain(randomUUID());
  expect(again.progressRecordOf('easy-1')).toEqual({ ...UNTOUCHED, hints: 2, fails: 1, closest: CLOSEST });
});

test.each<Shortfall>([
  { goal: 'more-points', size: 2, own: 3, enemy: 4 },
  { goal: 'destroy-hq', size: 2 },
  { goal: 'damage', size: 1, done: 2, wanted: 3 },
  { goal: 'hq-unhurt', size: 4 },
  { goal: 'save-hq', size: 3, lacking: 3 },
  { goal: 'save-hq', size: 1, lacking: null },
  { goal: 'lose-nothing', size: 1 },
  { goal: 'kill', size: 2, standing: [{ tile: 'moloch/blocker', left: 2 }] },
])('what a try lacked of the goal $goal is kept', (lack) => {
  recordFailed('easy-1', [lack]);
  expect(progressRecordOf('easy-1').closest).toEqual([lack]);
});

test('a try that could reach no goal is not kept as the closest', () => {
  recordFailed('easy-1', [{ goal: 'destroy-hq', size: Infinity }]);
  expect(progressRecordOf('easy-1')).toMatchObject({ fails: 1, closest: [] });
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
  expect(progressRecordOf('constructor')).toEqual(UNTOUCHED);
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

test('what is wrong in a record beside its time is left out: the solve stays', async () => {
  const wrong = { stars: 4, hints: 'two', timeHints: 3, fails: -1 };
  for (const closest of [
    'near',
    [null],
    [{ goal: 'kill', size: 1, standing: [{ tile: 'no/tile', left: 1 }] }],
    [{ goal: 'win', size: 1 }],
  ]) {
    localStorage.setItem(
      'hexfall.puzzles',
      JSON.stringify({ puzzles: { 'easy-1': { time: 5000, seen: false, ...wrong, closest } }, days: [] }),
    );
    const again = await loadAgain(randomUUID());
    expect(again.progressRecordOf('easy-1')).toEqual({ ...UNTOUCHED, time: 5000 });
  }
});

test('a puzzle that was solved before stars were counted stays solved, and has those of its next solve', async () => {
  localStorage.setItem(
    'hexfall.puzzles',
    '{"puzzles":{"easy-1":{"time":5000,"seen":false},"easy-2":{"time":null,"seen":true}},"days":[20]}',
  );
  const again = await loadAgain(randomUUID());
  expect(again.progressRecordOf('easy-1')).toEqual({ ...UNTOUCHED, time: 5000 });
  expect(again.progressRecordOf('easy-2')).toEqual({ ...UNTOUCHED, seen: true });
  again.recordHints('easy-1', 1);
  again.recordSolved('easy-1', 3000);
  expect(again.progressRecordOf('easy-1')).toMatchObject({ time: 5000, stars: 2 });
});

test('what was kept is there again', async () => {
  localStorage.setItem('hexfall.puzzles', '{"puzzles":{"easy-1":{"time":5000,"seen":false}},"days":[20]}');
  const again = await loadAgain(randomUUID());
  expect(again.isSolved('easy-1')).toBe(true);
  expect(again.streakAt(21)).toBe(1);
});
