import { BOARDS } from '@hexfall/shared/hex/boards';
import { hexOf } from '@hexfall/shared/hex/cells';
import { hexAt, layoutFor, placeOf } from '@hexfall/shared/picture/board/geometry';
import { layoutAt, limited, mostZoom, movedBy, revealing, WHOLE_BOARD, zoomedAt } from '../../../client/src/board/camera.js';

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
