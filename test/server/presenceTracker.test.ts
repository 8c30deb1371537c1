import { PresenceTracker } from '../../server/src/rooms/PresenceTracker.js';
import { FakeTime } from './support/FakeTime.js';

const AWAY_MS = 180_000;

test('a seat without a connection counts as absent after a while', () => {
  const time = new FakeTime();
  const onAbsent = jest.fn();
  const presence = new PresenceTracker(time, AWAY_MS, onAbsent);
  presence.update([0, 1], new Set([0]));
  time.pass(AWAY_MS - 1);
  expect([presence.isAbsent(0), presence.isAbsent(1)]).toEqual([false, false]);
  time.pass(1);
  expect([presence.isAbsent(0), presence.isAbsent(1)]).toEqual([false, true]);
  expect(onAbsent).toHaveBeenCalledTimes(1);
});

test('what comes after the end of its room starts no waiting time: a process could not end for three minutes', () => {
  const time = new FakeTime();
  const presence = new PresenceTracker(time, AWAY_MS, jest.fn());
  presence.update([0, 1], new Set([0]));
  presence.stop();
  presence.update([0, 1], new Set());
  expect(time.pending).toBe(0);
});
