import type { Board } from '../../hex/boards.js';
import { cellOf, type Hex, hexOf } from '../../hex/cells.js';
import { type Direction, DIRECTIONS } from '../../hex/direction.js';
import { Shape } from '../Shape.js';

/** Center and size of a hex in CSS pixels of the host element, for DOM that sits beside it. */
export interface HexPlace {
  readonly x: number;
  readonly y: number;
  /** Center to corner. */
  readonly radius: number;
}

/** Where a pointer is. `direction` is the board direction from the hex's center to the pointer; null close to the center. */
export interface PointedHex {
  readonly hex: Hex | null;
  readonly direction: Direction | null;
}

const ROOT3 = Math.sqrt(3);
/** Room for the frame around the hexes, in radii. */
export const FRAME = 0.26;
/** Nearer to the center than this part of the radius a pointer gives no direction. */
const DEAD_ZONE = 0.3;

/** Where the hexes of a board lie in a rectangle of CSS pixels. */
export interface Layout {
  readonly board: Board;
  readonly width: number;
  readonly height: number;
  /** From the center of a hex to a corner. */
  readonly radius: number;
  readonly center: { readonly x: number; readonly y: number };
}

/** Width and height of a board with its frame, in radii. */
export const extentOf = ({ radius: rings }: Board): { readonly across: number; readonly down: number } => {
  return { across: 3 * rings + 2 + 2 * FRAME, down: ROOT3 * (2 * rings + 1) + 2 * FRAME };
};

/** Whether two boards have the same hexes. */
export const sameShape = (a: Board, b: Board): boolean => a === b || a.cells.join() === b.cells.join();

/** Makes a board as large as fits, in the middle. */
export const layoutFor = (board: Board, width: number, height: number): Layout => {
  const { across, down } = extentOf(board);
  return {
    board,
    width,
    height,
    radius: Math.max(1, Math.min(width / across, height / down)),
    center: { x: width / 2, y: height / 2 },
  };
};

/** The center of a hex, on the board or beside it. */
export const placeOf = ({ radius, center }: Layout, [q, r]: Hex): HexPlace => ({
  x: center.x + 1.5 * radius * q,
  y: center.y + ROOT3 * radius * (r + q / 2),
  radius,
});

/** The hex of the board under a point, or null. */
export const hexAt = ({ board, radius, center }: Layout, x: number, y: number): Hex | null => {
  const q = (x - center.x) / (1.5 * radius);
  const r = (y - center.y) / (ROOT3 * radius) - q / 2;
  const s = -q - r;
  let [a, b] = [Math.round(q), Math.round(r)];
  const c = Math.round(s);
  const off = { q: Math.abs(a - q), r: Math.abs(b - r), s: Math.abs(c - s) };
  if (off.q > off.r && off.q > off.s) a = -b - c;
  else if (off.r > off.s) b = -a - c;
  const cell = cellOf([a, b]);
  return board.cells.includes(cell) ? hexOf(cell) : null;
};

/** The direction from the center of a hex to a point; null while close to the center. */
export const directionTo = (layout: Layout, hex: Hex, x: number, y: number): Direction | null => {
  const place = placeOf(layout, hex);
  const [dx, dy] = [x - place.x, y - place.y];
  if (Math.hypot(dx, dy) < DEAD_ZONE * layout.radius) return null;
  const sixths = Math.round((Math.atan2(dx, -dy) * 3) / Math.PI);
  return DIRECTIONS[(sixths + 6) % 6] ?? null;
};

export const aimAt = (layout: Layout, x: number, y: number): PointedHex => {
  const hex = hexAt(layout, x, y);
  return { hex, direction: hex && directionTo(layout, hex, x, y) };
};

const HEIGHT = 250;

/** The size of the small picture of a board with its frame, in pixels: as high for every board, as wide as the board needs. */
export const boardPictureSize = (board: Board): { readonly width: number; readonly height: number } => {
  const { across, down } = extentOf(board);
  return { width: Math.round((HEIGHT * across) / down), height: HEIGHT };
};

/** The size of a picture of a board with its frame that is as wide as given, in pixels. */
export const sizeInWidth = (board: Board, width: number): { readonly width: number; readonly height: number } => {
  const { across, down } = extentOf(board);
  return { width, height: Math.round((width * down) / across) };
};

/** A point over the whole board, in units of a hex's radius from the middle of the board. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The center of a hex. */
export const pointOf = (layout: Layout, hex: Hex): Point => {
  const { x, y } = placeOf(layout, hex);
  return { x: (x - layout.center.x) / layout.radius, y: (y - layout.center.y) / layout.radius };
};

/** The point `by` before the end of the way from `a` to `b`. */
export const shortOf = (a: Point, b: Point, by: number): Point => {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: b.x - ((b.x - a.x) / length) * by, y: b.y - ((b.y - a.y) / length) * by };
};

export const line = (points: readonly Point[]): Shape => {
  const path = new Shape();
  for (const { x, y } of points) path.lineTo(x, y);
  return path;
};
