import { readdirSync } from 'node:fs';
import { kindsOn, parsePerft, sequencesFrom, worthOf } from '../support/perft.js';
import { picture } from '../support/picture.js';
import { readProjectFile, resolveInProject, sectionsOf } from '../support/sources.js';

/*
 * How many sequences of legal intents begin at a position, as in the perft of chess programs: a change that adds an intent which
 * is not legal, or loses one that is, changes a number. The counts of depth 1 were worked out by hand from docs/rules.md,
 * those of greater depth where the file says how. A count that changes needs a stated reason.
 */

const FILES = readdirSync(resolveInProject('test/perft')).filter((name) => name.endsWith('.txt'));

const POSITIONS = FILES.flatMap((file) => [...sectionsOf(readProjectFile(`test/perft/${file}`))]);

describe.each(POSITIONS)('%s', (_, text) => {
  const { table, depths, kinds } = parsePerft(text);

  test('the counts are those worked out by hand', () => {
    const reasoned = [...depths, ...Object.values(kinds)].filter(({ reasoning }) => reasoning !== '');
    expect(reasoned.filter(({ count, reasoning }) => worthOf(reasoning) !== count)).toEqual([]);
    expect(Object.values(kinds).reduce((sum, { count }) => sum + count, 0)).toBe(depths[0]?.count);
  });

  test('legal intents by kind', () => {
    const counts = Object.fromEntries(Object.entries(kinds).map(([kind, { count }]) => [kind, count]));
    expect({ board: picture(table), kinds: kindsOn(table) }).toEqual({ board: picture(table), kinds: counts });
  });

  test.each(depths.map(({ count }, index) => [index + 1, count] as const))('depth %i: %i', (depth, count) => {
    expect(sequencesFrom(table, depth)).toBe(count);
  });
});

test('there are positions', () => {
  expect(POSITIONS.length).toBeGreaterThanOrEqual(10);
});
