import { type Board, BOARDS, compareCells } from '../hex/boards.js';
import { type Cell, OFF_BOARD } from '../hex/cells.js';
import { DIRECTIONS } from '../hex/direction.js';

/*
 * The hexes of a board as bits. A place is the rank of a cell by q and then r among those that matter, so that a set of cells is one
 * number, a line of fire runs through rising places in the directions 1 to 3 and through falling ones in the others, and the lowest place
 * is the first key of a decision. The tables hold the places used last: the most frequent lookups are at a fixed address, and a sequence of
 * battles on the same places does not refill the tables.
 */

/** The most places of a board: the bits of a set. */
export const MOST_PLACES = 32;

/** A board, and those of its cells that have a place, by q and then r. */
export interface BoardPlaces {
  readonly board: Board;
  readonly cells: readonly Cell[];
}

/** The places of a match without terrain on the main board. */
export const PLAIN: BoardPlaces = { board: BOARDS.main, cells: BOARDS.main.cells };

/** A set of directions as bits has this many values. */
export const DIRECTION_SETS = 64;

/** The cell of a place. */
export const CELL_OF = new Int8Array(MOST_PLACES);
/** The place of a cell, or `OFF_BOARD`. */
export const PLACE_OF = new Int8Array(BOARDS.expanded.size);
/** The places on the straight line at `place * 6 + direction` up to where shots end (L7), as a set. */
export const RAY = new Int32Array(MOST_PLACES * 6);
/** The neighbors of a place in some directions, at `place * DIRECTION_SETS + directions`. */
export const BESIDE = new Int32Array(MOST_PLACES * DIRECTION_SETS);
/** The place two hexes away in a straight line (C6) at `place * 6 + direction`, as a set: empty behind a High hex (L7). */
export const TWO_AWAY = new Int32Array(MOST_PLACES * 6);
/** The direction from a place to its neighbor, at `from * MOST_PLACES + to`. */
export const DIRECTION_TO = new Int8Array(MOST_PLACES * MOST_PLACES);

/** All six directions as a set. */
export const AROUND = DIRECTION_SETS - 1;

/** The direction opposite to each. */
export const OPPOSITE = [3, 4, 5, 0, 1, 2] as const;

/** What the tables hold. */
let used: BoardPlaces | null = null;

/** Fills the tables for the places of a board, unless they hold them already. */
export const usePlaces = (places: BoardPlaces): void => {
  if (places === used) return;
  used = places;
  const { board, cells } = places;
  PLACE_OF.fill(OFF_BOARD);
  for (let place = 0; place < cells.length; place++) {
    CELL_OF[place] = cells[place]!;
    PLACE_OF[cells[place]!] = place;
  }
  for (let place = 0; place < cells.length; place++) tabulatePlace(board, place);
};

const bitOf = (cell: Cell | undefined): number => {
  const place = cell === undefined || cell === OFF_BOARD ? OFF_BOARD : PLACE_OF[cell]!;
  return place === OFF_BOARD ? 0 : 1 << place;
};

const tabulatePlace = (board: Board, place: number): void => {
  const around = CELL_OF[place]! * 6;
  const beside = place * DIRECTION_SETS;
  for (const direction of DIRECTIONS) {
    const next = bitOf(board.neighbor[around + direction]);
    BESIDE[beside + (1 << direction)] = next;
    if (next !== 0) DIRECTION_TO[place * MOST_PLACES + lowest(next)] = direction;
    const line = board.ray[around + direction]!;
    let ray = 0;
    for (const cell of line) ray |= bitOf(cell);
    RAY[place * 6 + direction] = ray;
    TWO_AWAY[place * 6 + direction] = bitOf(line[1]);
  }
  for (let set = 3; set < DIRECTION_SETS; set++)
    BESIDE[beside + set] = BESIDE[beside + (set & (set - 1))]! | BESIDE[beside + (set & -set)]!;
};

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

for (const { cells } of Object.values(BOARDS))
  if (cells.some((cell, rank) => rank > 0 && compareCells(cells[rank - 1]!, cell) >= 0)) throw new Error('cells are not in order');
