import { EMBLEM_PATHS } from '@hexfall/shared/picture/icons/emblems';
import { LATER_PATHS } from '@hexfall/shared/picture/icons/laterPaths';
import { ICON_PATHS } from '@hexfall/shared/picture/icons/paths';
import { readPath, shortPath } from '../../../client/build/element/shortPath.js';

const PATHS = Object.entries({ ...ICON_PATHS, ...EMBLEM_PATHS, ...LATER_PATHS });

/** Where the commands of a path end; those that close it have no point. */
const pointsOf = (data: string): (readonly number[])[] => {
  let [x, y] = [0, 0];
  return readPath(data).flatMap(({ command, values }) => {
    if (command === 'Z') return [];
    if (command !== 'V') x = (command === 'H' ? values[0] : values.at(-2))!;
    if (command !== 'H') y = values.at(-1)!;
    return [[x, y]];
  });
};

test.each([
  ['M10.2 10.2l5 0l0 5.4z', 'm10 10h5v6z'],
  ['M0 0h10.4H20.6v-3', 'm0 0h10 11v-3'],
  ['m1-1 2-2 3 3', 'm1-1 2-2 3 3'],
  ['M5 5a4 4 0 014 4z', 'm5 5a4 4 0 0 1 4 4z'],
  ['M0 0L10 10zl2.6 2.6', 'm0 0 10 10zl3 3'],
  ['M0 0C1.2 1.2 2.2 2.2 3.2 3.2s1 1 2 2q1 1 2 2t1 1', 'm0 0c1 1 2 2 3 3s1 1 2 2q1 1 2 2t1 1'],
])('%s is written %s', (data, short) => {
  expect(shortPath(data)).toBe(short);
});

test.each(PATHS)('every point of %s is at most half a unit from where it was', (_, data) => {
  const [before, after] = [pointsOf(data), pointsOf(shortPath(data))];
  expect(after).toHaveLength(before.length);
  const farthest = Math.max(...before.flatMap((point, index) => point.map((value, axis) => Math.abs(value - after[index]![axis]!))));
  expect(farthest).toBeLessThanOrEqual(0.5 + 1e-9);
});

test('half of the bytes are saved', () => {
  const length = (paths: readonly string[]): number => paths.join('').length;
  expect(length(PATHS.map(([, data]) => shortPath(data)))).toBeLessThan(length(PATHS.map(([, data]) => data)) * 0.55);
});

test.each(['', 'M', 'M1', 'X1 1', 'M1 1L2'])('what is no path is none: %j', (data) => {
  if (data === '') expect(readPath(data)).toEqual([]);
  else expect(() => readPath(data)).toThrow();
});
