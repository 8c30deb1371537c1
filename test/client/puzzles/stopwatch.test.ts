import '../store/support/browserGlobals.js';
import { timeText } from '../../../client/src/puzzles/puzzleText.js';
import { Stopwatch } from '../../../client/src/puzzles/Stopwatch.js';

test('time counts only while the stopwatch runs', () => {
  let now = 1000;
  const stopwatch = new Stopwatch(() => now);
  now += 5000;
  expect(stopwatch.elapsed).toBe(0);
  stopwatch.start();
  now += 1500;
  stopwatch.start();
  now += 1000;
  stopwatch.stop();
  expect(stopwatch.seconds.value).toBe(2);
  now += 60_000;
  stopwatch.start();
  now += 700;
  expect(stopwatch.elapsed).toBe(3200);
  stopwatch.tick();
  expect(stopwatch.seconds.value).toBe(3);
});

test('a time is written as on a watch, without the second that has begun', () => {
  expect([999, 83_999, 3_605_000].map(timeText)).toEqual(['0:00', '1:23', '1:00:05']);
});
