import { type Cell, cellOf, distance, HEXES, hexOf, OFF_BOARD, stepFrom } from './cells.js';
import { type Direction, DIRECTIONS } from './direction.js';

export const BOARD_IDS = ['main', 'expanded'] as const;
export type BoardId = (typeof BOARD_IDS)[number];

/** A board and everything that can be tabulated about it once (S1). */
export interface Board {
  readonly id: BoardId;
  /** The distance from the center to the farthest hex. */
  readonly radius: number;
  /** Every cell is smaller than this. */
  readonly size: number;
  /** All cells, by q and then r: the order of every list that a player or a file sees. */
  readonly cells: readonly Cell[];
  /** The neighbor of a cell at `cell * 6 + direction`, or `OFF_BOARD`. */
  readonly neighbor: readonly Cell[];
  /** The cells a shot enters on the straight line at `cell * 6 + direction`, nearest first: up to where the board ends, or up to a High hex (L7). */
  readonly ray: readonly (readonly Cell[])[];
  /** The neighbors of a cell that are on the board, by q and then r. */
  readonly around: readonly (readonly Cell[])[];
}

const byHex = (a: Cell, b: Cell): number => {
  const [q, r] = hexOf(a);
  const [p, s] = hexOf(b);
  return q - p || r - s;
};

/**
 * Works out everything about a board that consists of some hexes, whatever its shape.
 * @param isHigh whether a shot goes no further than a cell (L7).
 */
export const tabulate = (id: BoardId, cells: readonly Cell[], isHigh: (cell: Cell) => boolean = () => false): Board => {
  const size = Math.max(...cells) + 1;
  const onBoard = (cell: Cell): boolean => cells.includes(cell);
  const next = (cell: Cell, direction: Direction): Cell => {
    const found = cellOf(stepFrom(hexOf(cell), direction));
    return onBoard(found) ? found : OFF_BOARD;
  };
  const line = (cell: Cell, direction: Direction): Cell[] => {
    const found: Cell[] = [];
    for (let at = next(cell, direction); at !== OFF_BOARD; at = isHigh(at) ? OFF_BOARD : next(at, direction)) found.push(at);
    return found;
  };
  const perSide = <T>(make: (cell: Cell, direction: Direction) => T): T[] =>
    Array.from({ length: size }, (_, cell) => DIRECTIONS.map((direction) => make(cell, direction))).flat();
  return {
    id,
    radius: Math.max(...cells.map((cell) => distance(hexOf(cell), [0, 0]))),
    size,
    cells: [...cells].sort(byHex),
    neighbor: perSide(next),
    ray: perSide(line),
    around: Array.from({ length: size }, (_, cell) =>
      DIRECTIONS.map((direction) => next(cell, direction))
        .filter(onBoard)
        .sort(byHex),
    ),
  };
};

/** S1: the hexes within `radius` steps of the center. */
const within = (radius: number): Cell[] => HEXES.flatMap((hex, cell) => (distance(hex, [0, 0]) <= radius ? [cell] : []));

export const BOARDS: Readonly<Record<BoardId, Board>> = {
  main: tabulate('main', within(2)),
  expanded: tabulate('expanded', within(3)),
};

/** The place of a cell in the order by q and then r. */
const RANK: readonly number[] = (() => {
  const rank: number[] = [];
  BOARDS.expanded.cells.forEach((cell, index) => (rank[cell] = index));
  return rank;
})();

/** Compares two cells by q and then r. */
export const compareCells = (a: Cell, b: Cell): number => RANK[a]! - RANK[b]!;

export const neighborOf = (board: Board, cell: Cell, direction: Direction): Cell => board.neighbor[cell * 6 + direction]!;
