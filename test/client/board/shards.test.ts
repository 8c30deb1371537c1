import { HEXES } from '@hexfall/shared/hex/cells';
import { type ShardPoint, shardsOf } from '../../../client/src/board/film/shards.js';

const areaOf = (outline: readonly ShardPoint[]): number =>
  outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length]!;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

/** The area of a hex of radius 1.03. */
const HEX_AREA = ((3 * Math.sqrt(3)) / 2) * 1.03 ** 2;

describe.each(HEXES.map((at) => [at.join(), at] as const))('the unit on %s', (_name, at) => {
  test('breaks without a gap and without pieces that overlap', () => {
    const areas = shardsOf(at).map(({ outline }) => areaOf(outline));
    expect(Math.min(...areas)).toBeGreaterThan(0.1);
    expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(HEX_AREA, 6);
  });

  test('breaks the same way every time', () => {
    expect(shardsOf(at)).toEqual(shardsOf(at));
  });
});

test('no two hexes break in the same way', () => {
  expect(new Set(HEXES.map((at) => JSON.stringify(shardsOf(at)))).size).toBe(HEXES.length);
});
