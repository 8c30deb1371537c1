import type { Hex } from '@hexfall/shared/hex/cells';
import { extentOf, type Layout, placeOf } from '@hexfall/shared/picture/board/geometry';

/** The view of the board: its zoom factor, and its offset from the center in CSS pixels. */
export interface Camera {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE_BOARD: Camera = { zoom: 1, x: 0, y: 0 };

/** The largest useful radius of a hex in CSS pixels. */
const LARGEST_RADIUS = 110;
/** The largest zoom is at least this, even where the hexes are large already. */
const LEAST_RANGE = 1.6;
/** One press of a key or button. */
export const ZOOM_STEP = 1.4;

export const mostZoom = ({ radius }: Layout): number => Math.max(LEAST_RANGE, LARGEST_RADIUS / radius);

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The board's outline may come to the edge of the window, not further in. */
const roomFor = (size: number, window: number): number => (size - window > 1 ? (size - window) / 2 : 0);

/** The nearest camera that shows the board at a sensible size and place. */
export const limited = (whole: Layout, { zoom, x, y }: Camera): Camera => {
  const scale = between(zoom, 1, mostZoom(whole));
  const { across, down } = extentOf(whole.board);
  const [roomX, roomY] = [roomFor(across * whole.radius * scale, whole.width), roomFor(down * whole.radius * scale, whole.height)];
  return { zoom: scale, x: between(x, -roomX, roomX) + 0, y: between(y, -roomY, roomY) + 0 };
};

/** Where the hexes lie for a camera. */
export const layoutAt = (whole: Layout, { zoom, x, y }: Camera): Layout => ({
  ...whole,
  radius: whole.radius * zoom,
  center: { x: whole.center.x + x, y: whole.center.y + y },
});

/** Enlarges the board by a factor. The given point stays in place as far as the limits allow. */
export const zoomedAt = (
  whole: Layout,
  camera: Camera,
  factor: number,
  at: { readonly x: number; readonly y: number } = whole.center,
): Camera => {
  const zoom = between(camera.zoom * factor, 1, mostZoom(whole));
  const ratio = zoom / camera.zoom;
  const toward = (offset: number, center: number, point: number): number => point - center - (point - center - offset) * ratio;
  return limited(whole, { zoom, x: toward(camera.x, whole.center.x, at.x), y: toward(camera.y, whole.center.y, at.y) });
};

export const movedBy = (whole: Layout, camera: Camera, dx: number, dy: number): Camera =>
  limited(whole, { ...camera, x: camera.x + dx, y: camera.y + dy });

/** The camera moved just so far that a hex is in sight. */
export const revealing = (whole: Layout, camera: Camera, hex: Hex): Camera => {
  const { x, y, radius } = placeOf(layoutAt(whole, camera), hex);
  const back = (at: number, window: number): number =>
    between(at, Math.min(radius, window / 2), Math.max(window - radius, window / 2)) - at;
  return movedBy(whole, camera, back(x, whole.width), back(y, whole.height));
};

/** Between two cameras, for a movement. */
export const blend = (from: Camera, to: Camera, part: number): Camera => {
  const mix = (a: number, b: number): number => a + (b - a) * part;
  return { zoom: mix(from.zoom, to.zoom), x: mix(from.x, to.x), y: mix(from.y, to.y) };
};
