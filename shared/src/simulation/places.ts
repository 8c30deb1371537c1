import { BOARDS, compareCells } from '../hex/boards.js';
import { OFF_BOARD, type Cell } from '../hex/cells.js';
import { DIRECTIONS } from '../hex/direction.js';

/*
 * The main board as bits. A place is the rank of a cell by q and then r, so that a set of cells is one number, a line of fire runs through
 * rising places in the directions 1 to 3 and through falling ones in the others, and the lowest place is the first key of a decision.
 */
const { main } = BOARDS;

export const CELL_OF: readonly Cell[] = main.cells;
export const PLACE_COUNT = CELL_OF.length;

/** A set of directions as bits has this many values. */
export const DIRECTION_SETS = 64;

const placeOf = (cell: Cell): number => (cell === OFF_BOARD ? OFF_BOARD : CELL_OF.indexOf(cell));

const setOf = (places: readonly number[]): number => places.reduce((set, place) => (place < 0 ? set : set | (1 << place)), 0);

const perDirection = (value: (cell: Cell, direction: number) => number): Int32Array =>
  Int32Array.from(CELL_OF.flatMap((cell) => DIRECTIONS.map((direction) => value(cell, direction))));

/** The neighbor at `place * 6 + direction`, or `OFF_BOARD`. */
export const NEIGHBOR = perDirection((cell, direction) => placeOf(main.neighbor[cell * 6 + direction]!));

/** The places on the straight line at `place * 6 + direction`, as a set. */
export const RAY = perDirection((cell, direction) => setOf(main.ray[cell * 6 + direction]!.map(placeOf)));

const inDirections = (distance: number): Int32Array =>
  Int32Array.from({ length: PLACE_COUNT * DIRECTION_SETS }, (_, index) => {
    const cell = CELL_OF[Math.floor(index / DIRECTION_SETS)]!;
    const reached = DIRECTIONS.filter((direction) => (index >> direction) & 1).map(
      (direction) => main.ray[cell * 6 + direction]![distance - 1],
    );
    return setOf(reached.flatMap((found) => (found === undefined ? [] : [placeOf(found)])));
  });

/** The neighbors of a place in some directions, at `place * DIRECTION_SETS + directions`. */
export const BESIDE = inDirections(1);
/** The same for the places two hexes away in a straight line (C6). */
export const TWO_AWAY = inDirections(2);

/** All six directions as a set. */
export const AROUND = DIRECTION_SETS - 1;

/** The direction from a place to its neighbor, at `from * PLACES + to`. */
export const DIRECTION_TO = new Int8Array(PLACE_COUNT * PLACE_COUNT);
for (let from = 0; from < PLACE_COUNT; from++)
  for (const direction of DIRECTIONS) {
    const to = NEIGHBOR[from * 6 + direction]!;
    if (to !== OFF_BOARD) DIRECTION_TO[from * PLACE_COUNT + to] = direction;
  }

/** The direction opposite to each. */
export const OPPOSITE = [3, 4, 5, 0, 1, 2] as const;

/** The lowest place of a set that is not empty. */
export const lowest = (set: number): number => 31 - Math.clz32(set & -set);

/** The place of a set that comes first on a line in that direction. */
export const nearest = (set: number, direction: number): number =>
  direction >= 1 && direction <= 3 ? 31 - Math.clz32(set & -set) : 31 - Math.clz32(set);

export const countOf = (set: number): number => {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
};

if (main.cells.some((cell, rank) => rank > 0 && compareCells(main.cells[rank - 1]!, cell) >= 0)) throw new Error('cells are not in order');
