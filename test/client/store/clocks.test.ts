import './support/browserGlobals.js';
import { daysAndHours, passedThreshold, readClocks, ServerTime, timeLeft, watchText } from '../../../client/src/store/clocks.js';
import { searchTime } from '../../../client/src/store/duelSearch.js';
import { CLOCKS } from '../../../client/src/store/newTableForm.js';
import { clockText } from '../../../client/src/text/clockText.js';

const view = { at: 10_000, left: [60_000, 5_000], running: 1 };

test('O10: only the running clock goes on, and none below zero', () => {
  expect(timeLeft(view, 0, 13_000)).toBe(60_000);
  expect(timeLeft(view, 1, 13_000)).toBe(2_000);
  expect(timeLeft(view, 1, 99_000)).toBe(0);
  expect(timeLeft(view, 1, 9_000)).toBe(5_000);
});

test("the server's time is the latest it can be by what was heard, whatever this device believes", () => {
  let steady = 500;
  const time = new ServerTime(() => steady);
  time.hear(1_000_500);
  steady = 2_500;
  // Three seconds on the way.
  time.hear(1_002_500 - 3_000);
  expect(time.now()).toBe(1_002_500);
  // Asleep: the steady time stood, the server went on.
  time.hear(1_099_000);
  expect(time.now()).toBe(1_099_000);
});

test("the server's time is what it says it has been set to", () => {
  const time = new ServerTime(() => 0);
  time.join(1_000_000);
  time.set(990_000);
  expect(time.now()).toBe(990_000);
});

test.each([
  ['a message that was late', 999_000, 1_000_000],
  ['a server whose clock was set back while it was down', 400_000, 400_000],
  ['one whose clock was set forward', 5_000_000, 5_000_000],
])('a connection begins anew: %s', (_what, heard, now) => {
  const time = new ServerTime(() => 0);
  time.join(1_000_000);
  time.join(heard);
  expect(time.now()).toBe(now);
});

test('the Schema has the clocks as text, or none', () => {
  const time = new ServerTime(() => 0);
  expect(readClocks({ clock: 'null' }, time)).toBeNull();
  expect(readClocks({ clock: JSON.stringify(view) }, time)).toEqual(view);
  expect(time.now()).toBe(10_000);
});

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [9_000, '0:09'],
  [60_000, '1:00'],
  [3_909_000, '1:05:09'],
])('%i milliseconds are shown as %s', (ms, text) => {
  expect(watchText(ms)).toBe(text);
});

test('long times are in days and hours', () => {
  expect(daysAndHours(50 * 3_600_000)).toEqual({ days: 2, hours: 2 });
  expect(daysAndHours(3_600_000)).toBeNull();
});

test('a threshold is said once', () => {
  expect([passedThreshold(61_000, 60_000), passedThreshold(60_000, 59_000), passedThreshold(12_000, 9_000)]).toEqual([60, null, 10]);
});

test('every clock offered has words of its own', () => {
  expect(CLOCKS.map(clockText)).toEqual([
    'No clock',
    '1 min a turn',
    '3 min a turn',
    '10 min + 10 sec a turn',
    '20 min + 20 sec a turn',
    '3 days a turn',
  ]);
});

test('a clock stands while pages show a battle', () => {
  const view = { at: 10_000, grace: 3000, left: [60_000, 60_000], running: 0 };
  expect([10_000, 13_000, 14_000].map((now) => timeLeft(view, 0, now))).toEqual([60_000, 60_000, 59_000]);
});

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [12_345, '0:12'],
  [60_000, '1:00'],
  [754_000, '12:34'],
  [-5, '0:00'],
])('a search of %d ms has lasted %s', (ms, text) => {
  expect(searchTime({ code: 'ABCDEF', since: 1000 }, 1000 + ms)).toBe(text);
});
