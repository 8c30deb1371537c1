import { BOARDS } from '@hexfall/shared/hex/boards';
import { hexOf, stepFrom } from '@hexfall/shared/hex/cells';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import { aimAt, directionTo, hexAt, layoutFor, placeOf } from '@hexfall/shared/picture/board/geometry';
import { layoutAt, limited, mostZoom, movedBy, revealing, WHOLE_BOARD, zoomedAt } from '../../../client/src/board/camera.js';

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

describe('the window on the board', () => {
  const PHONE = layoutFor(BOARDS.expanded, 390, 480);

  test('what is at the point zoomed at stays there', () => {
    const at = { x: 150, y: 300 };
    const hex = hexAt(PHONE, at.x, at.y);
    const camera = zoomedAt(PHONE, WHOLE_BOARD, 2, at);
    expect(camera.zoom).toBe(2);
    expect(hexAt(layoutAt(PHONE, camera), at.x, at.y)).toEqual(hex);
  });

  test('hexes can be enlarged until all of their signs can be read, and no further', () => {
    const most = zoomedAt(PHONE, WHOLE_BOARD, 100);
    expect(most.zoom).toBe(mostZoom(PHONE));
    expect(layoutAt(PHONE, most).radius).toBeGreaterThan(100);
    expect(zoomedAt(PHONE, most, 0.001)).toEqual(WHOLE_BOARD);
  });

  test('the whole board cannot be moved, an enlarged one only so far that it fills the window', () => {
    expect(movedBy(PHONE, WHOLE_BOARD, 90, -50)).toEqual(WHOLE_BOARD);
    const camera = movedBy(PHONE, { zoom: 2, x: 0, y: 0 }, 10_000, 10_000);
    const { center, radius } = layoutAt(PHONE, camera);
    const [west, north] = [placeOf({ ...PHONE, center, radius }, [-3, 0]), placeOf({ ...PHONE, center, radius }, [0, -3])];
    expect(west.x).toBeGreaterThan(radius);
    expect(west.x).toBeLessThan(radius * 1.5);
    expect(north.y).toBeGreaterThan(radius * 0.8);
    expect(limited(PHONE, camera)).toEqual(camera);
  });

  test('every hex can be brought into sight', () => {
    for (const cell of BOARDS.expanded.cells) {
      const { x, y, radius } = placeOf(layoutAt(PHONE, revealing(PHONE, { zoom: 2.5, x: 0, y: 0 }, hexOf(cell))), hexOf(cell));
      expect(Math.min(x, PHONE.width - x)).toBeGreaterThan(radius * 0.9);
      expect(Math.min(y, PHONE.height - y)).toBeGreaterThan(radius * 0.8);
    }
    expect(revealing(PHONE, { zoom: 2.5, x: 20, y: 0 }, [0, 0])).toEqual({ zoom: 2.5, x: 20, y: 0 });
  });
});
