import type { Direction } from './direction.js';

/** A hex in axial coordinates, as the notation writes it. */
export type Hex = readonly [q: number, r: number];

/**
 * A hex as a small number: 0 is the center, 1–6 the ring around it, 7–18 the second and 19–36 the third ring.
 * The main board is therefore a prefix of the expanded one (S1).
 */
export type Cell = number;

/** Stands for "no such hex" where a table has to hold a number. */
export const OFF_BOARD = -1;

const STEPS: readonly Hex[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

const MAX_RADIUS = 3;

export const stepFrom = ([q, r]: Hex, direction: Direction): Hex => {
  const [dq, dr] = STEPS[direction]!;
  return [q + dq, r + dr];
};

/** Number of steps between two hexes. */
export const distance = ([q, r]: Hex, [p, s]: Hex): number => Math.max(Math.abs(q - p), Math.abs(r - s), Math.abs(q - p + (r - s)));

/** How many hexes a path is long that goes straight from each of its hexes to the next. */
export const pathLength = (path: readonly Hex[]): number =>
  path.slice(1).reduce((sum, hex, index) => sum + distance(hex, path[index] ?? hex), 0);

const spiral = (): Hex[] => {
  const hexes: Hex[] = [[0, 0]];
  for (let ring = 1; ring <= MAX_RADIUS; ring++) {
    let hex: Hex = [0, -ring];
    for (const direction of [2, 3, 4, 5, 0, 1] as const) {
      for (let i = 0; i < ring; i++) {
        hexes.push(hex);
        hex = stepFrom(hex, direction);
      }
    }
  }
  return hexes;
};

/** The hex of every cell. The tuples are shared and frozen: use them, do not copy them. */
export const HEXES: readonly Hex[] = spiral().map((hex) => Object.freeze(hex));

const WIDTH = 2 * MAX_RADIUS + 1;
const CELL_BY_HEX: readonly Cell[] = (() => {
  const cells = new Array<Cell>(WIDTH * WIDTH).fill(OFF_BOARD);
  HEXES.forEach(([q, r], cell) => (cells[(q + MAX_RADIUS) * WIDTH + r + MAX_RADIUS] = cell));
  return cells;
})();

export const hexOf = (cell: Cell): Hex => HEXES[cell]!;

/** The cell of a hex, or `OFF_BOARD` when it lies beyond the expanded board. */
export const cellOf = (hex: Hex): Cell => {
  const q = hex[0]; // not by destructuring, which walks frozen tuples with an iterator
  const r = hex[1];
  if (q < -MAX_RADIUS || q > MAX_RADIUS || r < -MAX_RADIUS || r > MAX_RADIUS) return OFF_BOARD;
  return CELL_BY_HEX[(q + MAX_RADIUS) * WIDTH + r + MAX_RADIUS] ?? OFF_BOARD;
};

/** The text of a hex in decision keys: `"q,r"`. */
export const hexText = ([q, r]: Hex): string => `${q},${r}`;

export const sameHex = (a: Hex, b: Hex): boolean => a[0] === b[0] && a[1] === b[1];

/** Whether a hex is among some. */
export const includesHex = (hexes: readonly Hex[], hex: Hex): boolean => hexes.some((other) => sameHex(other, hex));
