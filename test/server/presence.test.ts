import { type EmptyTable, EmptyTables } from '../../server/src/rooms/EmptyTables.js';
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

test('when a seat counts as absent is told in the time of the server, also when that has been set', () => {
  const time = new FakeTime();
  const presence = new PresenceTracker(time, AWAY_MS, jest.fn());
  presence.update([0, 1], new Set([0]));
  time.pass(1000);
  time.setClock(3_600_000);
  time.check();
  expect([presence.awayAt(0), presence.awayAt(1)]).toEqual([0, time.now() + AWAY_MS - 1000]);
  const told = presence.awayAt(1);
  time.perReading = 1;
  expect(presence.awayAt(1)).toBe(told);
});

test('what comes after the end of its room starts no waiting time: a process could not end for three minutes', () => {
  const time = new FakeTime();
  const presence = new PresenceTracker(time, AWAY_MS, jest.fn());
  presence.update([0, 1], new Set([0]));
  presence.stop();
  presence.update([0, 1], new Set());
  expect(time.pending).toBe(0);
});

interface NamedTable extends EmptyTable {
  readonly name: string;
}

const tables = (most: number, heapUse = (): number => 0) => {
  const closed: string[] = [];
  const dropped: string[] = [];
  const empty = new EmptyTables(most, heapUse, (why) => dropped.push(why));
  const add = (name: string, isNeeded = false): NamedTable => {
    const table = { name, isNeeded, close: () => void closed.push(name) };
    empty.add(table);
    return table;
  };
  return { empty, add, closed, dropped };
};

describe('tables in memory that nobody is at', () => {
  test('are bounded: the longest empty leaves first, and one that is needed last', () => {
    const { empty, add, closed, dropped } = tables(3);
    add('needed', true);
    const second = add('second');
    for (const name of ['third', 'fourth']) add(name);
    expect(closed).toEqual(['second']);
    empty.remove(second);
    for (const name of ['fifth', 'sixth']) add(name);
    expect(closed).toEqual(['second', 'third', 'fourth']);
    for (const name of ['seventh', 'eighth', 'ninth']) add(name, true);
    expect(closed).toEqual(['second', 'third', 'fourth', 'fifth', 'sixth', 'needed']);
    expect([empty.count, dropped.length, new Set(dropped)]).toEqual([3, 6, new Set(['many'])]);
  });

  test('that somebody has come to do not count', () => {
    const { empty, add, closed } = tables(2);
    const first = add('first');
    empty.remove(first);
    add('second');
    add('third');
    empty.add(first);
    expect(closed).toEqual(['second']);
  });

  test('leave while memory is scarce, but for the latest', () => {
    let use = 0.5;
    const { add, closed, dropped } = tables(100, () => use);
    for (const name of ['a', 'b', 'c', 'd', 'e']) add(name);
    expect(closed).toEqual([]);
    use = 0.71;
    add('f');
    expect(closed).toEqual(['a', 'b']);
    for (const name of ['g', 'h', 'i', 'j']) add(name);
    expect(closed).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']);
    expect(new Set(dropped)).toEqual(new Set(['memory']));
  });
});
