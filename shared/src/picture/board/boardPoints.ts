import type { Hex } from '../../hex/cells.js';
import { Shape } from '../Shape.js';
import { type Layout, placeOf } from './geometry.js';

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
