import { TILES } from '../content/catalog.js';
import type { CompiledUnit, Facing } from '../content/compile.js';
import { BOARDS, type Board } from '../hex/boards.js';
import type { Cell } from '../hex/cells.js';
import type { Player, Table, Unit } from '../model/state.js';
import { relationsOf, type Relations } from './sides.js';

/** The facts about a table that what units do to each other depends on. */
export interface Position extends Pick<Table, 'options' | 'board'> {
  readonly players: readonly Pick<Player, 'army'>[];
}

/** A board with its units looked up in the catalog, by cell. */
export interface Field {
  readonly board: Board;
  readonly relations: Relations;
  /** The table's own list: it shows every change at once. */
  readonly units: readonly (Unit | null)[];
  /** Only for occupied cells. */
  readonly tiles: readonly CompiledUnit[];
  readonly facings: readonly Facing[];
  /** The cells with units on them, by q and then r. */
  occupied: readonly Cell[];
  /** Whether any unit redirects shots (P5). */
  readonly redirecting: boolean;
  /** Whether any unit explodes by being hit (P2, P5). */
  readonly explosive: boolean;
}

export const fieldOf = (position: Position): Field => {
  const { board: units } = position;
  const board = BOARDS[position.options.board];
  const tiles = new Array<CompiledUnit>(units.length);
  const facings = new Array<Facing>(units.length);
  const occupied: Cell[] = [];
  let redirecting = false;
  let explosive = false;
  for (const cell of board.cells) {
    const unit = units[cell];
    if (!unit) continue;
    const tile = TILES[unit.tile] as CompiledUnit;
    tiles[cell] = tile;
    facings[cell] = tile.facings[unit.rot]!;
    occupied.push(cell);
    if (tile.redirects) redirecting = true;
    if (tile.explodesWhenHit || tile.isTrap) explosive = true;
  }
  return { board, relations: relationsOf(position), units, tiles, facings, occupied, redirecting, explosive };
};

/** Takes the units out of a field that have left the board meanwhile: the only change there can be to one. */
export const dropRemoved = (field: Field): void => {
  field.occupied = field.occupied.filter((cell) => field.units[cell]);
};
