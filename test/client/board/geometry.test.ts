import { BOARDS } from '@hexfall/shared/hex/boards';
import { hexOf, stepFrom } from '@hexfall/shared/hex/cells';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import { aimAt, directionTo, hexAt, layoutFor, placeOf } from '@hexfall/shared/picture/board/geometry';

const SIZES = [
  [1280, 720],
  [390, 560],
  [900, 300],
] as const;

describe.each(['main', 'expanded'] as const)('the %s board', (id) => {
  test.each(SIZES)('fits into %d × %d, every hex under its own center', (width, height) => {
    const layout = layoutFor(BOARDS[id], width, height);
    for (const cell of BOARDS[id].cells) {
      const { x, y, radius } = placeOf(layout, hexOf(cell));
      expect(hexAt(layout, x, y)).toEqual(hexOf(cell));
      expect(Math.min(x, width - x)).toBeGreaterThan(radius);
      expect(Math.min(y, height - y)).toBeGreaterThan(radius * 0.87);
    }
  });

  test('leaves no more room than it must in the narrower direction', () => {
    for (const [width, height] of SIZES) {
      const layout = layoutFor(BOARDS[id], width, height);
      const corners = BOARDS[id].cells.map((cell) => placeOf(layout, hexOf(cell)));
      const free = Math.min(...corners.flatMap(({ x, y, radius }) => [x - radius, y - radius * 0.87]));
      expect(free).toBeLessThan(layout.radius * 0.4);
    }
  });
});

test('points near the edges of a hex belong to it up to the edge', () => {
  const layout = layoutFor(BOARDS.main, 800, 800);
  const { x, y, radius } = placeOf(layout, [0, 0]);
  for (const direction of DIRECTIONS) {
    const next = placeOf(layout, stepFrom([0, 0], direction));
    const at = (part: number): readonly [number, number] => [x + (next.x - x) * part, y + (next.y - y) * part];
    expect(hexAt(layout, ...at(0.49))).toEqual([0, 0]);
    expect(hexAt(layout, ...at(0.51))).toEqual(stepFrom([0, 0], direction));
  }
  expect(radius).toBeGreaterThan(80);
});

test('beside the board there is no hex', () => {
  const layout = layoutFor(BOARDS.main, 1000, 600);
  expect(aimAt(layout, 2, 2)).toEqual({ hex: null, direction: null });
  expect(hexAt(layout, 998, 300)).toBeNull();
});

test('a pointer gives the direction of the edge it is turned to, and none near the center', () => {
  const layout = layoutFor(BOARDS.main, 800, 800);
  const { x, y, radius } = placeOf(layout, [1, 0]);
  for (const direction of DIRECTIONS) {
    for (const off of [-0.48, 0, 0.48]) {
      const angle = ((direction + off) * Math.PI) / 3;
      expect(directionTo(layout, [1, 0], x + Math.sin(angle) * radius * 2, y - Math.cos(angle) * radius * 2)).toBe(direction);
    }
  }
  expect(aimAt(layout, x + 2, y - 2)).toEqual({ hex: [1, 0], direction: null });
});
