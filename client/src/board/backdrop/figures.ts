import type { GroundPoint } from './Scatter.js';

/** A part of a circle as a line. */
export const arc = (x: number, y: number, radius: number, from: number, to: number): readonly GroundPoint[] =>
  Array.from({ length: 25 }, (_, step) => {
    const angle = from + ((to - from) * step) / 24;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });

/** Parking bays in two rows, back to back. */
export const BAYS: readonly (readonly GroundPoint[])[] = [-4.4, 2.6].flatMap((y) => [
  [
    [-11, y],
    [11, y],
  ] as const,
  ...Array.from(
    { length: 13 },
    (_, bay) =>
      [
        [-10.5 + bay * 1.75, y - 2],
        [-10.5 + bay * 1.75, y + 2],
      ] as const,
  ),
]);

/** The houses of a block, and their rooms. */
export const HOUSES: readonly (readonly [GroundPoint, GroundPoint])[] = (
  [
    [-8.6, -6.4, 4.6, 3.6],
    [-2.4, -7, 5.2, 3],
    [4.4, -6.2, 4.8, 4.2],
    [-9.2, 0.4, 3.4, 4.8],
    [-4, -1.6, 3.6, 3],
    [1.4, -0.8, 3.4, 3.8],
    [6.4, 0.2, 3.2, 4.4],
    [-4.6, 3.4, 4.6, 3.4],
  ] as const
).flatMap(([x, y, w, h]): (readonly [GroundPoint, GroundPoint])[] => [
  [
    [x, y],
    [x + w, y],
  ],
  [
    [x, y + h],
    [x + w, y + h],
  ],
  [
    [x, y],
    [x, y + h],
  ],
  [
    [x + w, y],
    [x + w, y + h],
  ],
  [
    [x + w * 0.45, y],
    [x + w * 0.45, y + h * 0.6],
  ],
  [
    [x + w * 0.45, y + h * 0.6],
    [x + w, y + h * 0.6],
  ],
]);
