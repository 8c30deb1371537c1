import type { RandomSource } from '@hexfall/shared/model/random';
import type { View } from './groundPixels.js';

/** What a layer draws with. The unit is a hex's radius, 0, 0 the middle of the board; light comes from the upper left. */
export interface Scatter {
  readonly context: CanvasRenderingContext2D;
  /** The same numbers for the same layer of a backdrop, whatever is seen of it. */
  readonly random: RandomSource;
  /** How far things lie from the middle, across and down. */
  readonly reach: { readonly x: number; readonly y: number };
  /** What is seen: the rest need not be drawn. */
  readonly view: View;
}

export type GroundPoint = readonly [x: number, y: number];

const TAU = 2 * Math.PI;

export const between = (random: RandomSource, low: number, high: number): number => low + (high - low) * random();

/** A point anywhere. */
export const anywhere = ({ random, reach }: Scatter): GroundPoint => [
  between(random, -reach.x, reach.x),
  between(random, -reach.y, reach.y),
];

/** Whether something of a size at a point is seen. */
export const isSeen = ({ view }: Scatter, [x, y]: GroundPoint, size: number): boolean =>
  x > view.left - size && x < view.left + view.width + size && y > view.top - size && y < view.top + view.height + size;

/** Begins a path through points. */
export const trace = (context: CanvasRenderingContext2D, points: readonly GroundPoint[], isClosed = false): void => {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  if (isClosed) context.closePath();
};

/** The corners of an irregular piece around a point. */
export const pieceAround = (random: RandomSource, [x, y]: GroundPoint, size: number, corners: number): readonly GroundPoint[] =>
  Array.from({ length: corners }, (_, corner) => {
    const angle = ((corner + 0.7 * random()) / corners) * TAU;
    const reach = size * between(random, 0.65, 1.1);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.9];
  });

/** Begins the path of a soft closed form around a point: a puddle, a patch. */
export const softForm = ({ context, random }: Scatter, [x, y]: GroundPoint, size: number, flatness = 0.7): void => {
  const [a, b, c] = [random() * TAU, random() * TAU, random() * TAU];
  context.beginPath();
  for (let step = 0; step < 40; step++) {
    const angle = (step / 40) * TAU;
    const reach = size * (1 + 0.2 * Math.sin(2 * angle + a) + 0.12 * Math.sin(3 * angle + b) + 0.07 * Math.sin(7 * angle + c));
    context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * flatness);
  }
  context.closePath();
};

/** A way through points, bent smoothly, as many short steps. */
export const smoothWay = (points: readonly GroundPoint[], steps = 14): readonly GroundPoint[] =>
  points.slice(0, -1).flatMap((from, index) => {
    const to = points[index + 1] ?? from;
    const [before, after] = [points[index - 1] ?? from, points[index + 2] ?? to];
    return Array.from({ length: steps }, (_, step): GroundPoint => {
      const t = step / steps;
      const at = (axis: 0 | 1): number =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t ** 2 +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t ** 3);
      return [at(0), at(1)];
    });
  });
