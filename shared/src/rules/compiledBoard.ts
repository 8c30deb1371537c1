import { tileOf } from '../content/catalog.js';
import type { CompiledUnit, Facing } from '../content/compile.js';
import { BOARDS, type Board } from '../hex/boards.js';
import type { Cell } from '../hex/cells.js';
import type { Foundation, Player, Table, Unit } from '../model/state.js';
import { relationsOf, seatBit, type Relations, type SeatSet } from './sides.js';

/** The facts about a table that what units do to each other depends on. */
export interface BoardFacts extends Pick<Table, 'options' | 'board' | 'foundations'> {
  readonly players: readonly Pick<Player, 'army'>[];
}

/** A board with its units looked up in the catalog, by cell. */
export interface CompiledBoard {
  readonly board: Board;
  readonly relations: Relations;
  /** The table's own list: it shows every change at once. */
  readonly units: readonly (Unit | null)[];
  /** Whose unit it is, as a set of one seat; the empty set where there is none. */
  readonly owners: SeatSet[];
  /** Whose units it attacks and is stopped by (U1, G2, G7). */
  readonly targets: readonly SeatSet[];
  /** Only for occupied cells. */
  readonly tiles: readonly CompiledUnit[];
  readonly facings: readonly Facing[];
  /** The cells with units on them, by q and then r. */
  readonly occupied: Cell[];
  /** Of these, the cells whose unit changes others by standing there: it has nets or gives something (N, C). */
  readonly influential: Cell[];
  /** How many hexes the connections of modules and HQs reach: 2 with long-distance ones (C1, C6). */
  readonly farthest: 1 | 2;
  /** Whether any unit redirects shots (P5). */
  readonly redirecting: boolean;
  /** Whether any unit explodes by being hit (P2, P5). */
  readonly explosive: boolean;
  /** P7: what lies on hexes. */
  readonly foundations: readonly Foundation[];
  /** Whether any unit is a Spy (P12). */
  readonly spied: boolean;
  /** Whether any HQ has a Motherland (P11). */
  readonly hasMotherland: boolean;
  /** Whether any HQ makes units tougher (P10). */
  readonly fortified: boolean;
  /** Whether any unit brings venom markers (P16). */
  readonly venomous: boolean;
}

export const compileBoard = (position: BoardFacts): CompiledBoard => {
  const { board: units, foundations } = position;
  const board = BOARDS[position.options.board];
  const owners = NOBODY_ANYWHERE.slice(0, board.size);
  const targets = NOBODY_ANYWHERE.slice(0, board.size);
  const relations = relationsOf(position);
  const tiles = new Array<CompiledUnit>(board.size);
  const facings = new Array<Facing>(board.size);
  const occupied: Cell[] = [];
  const influential: Cell[] = [];
  let farthest: CompiledBoard['farthest'] = 1;
  let redirecting = false;
  let explosive = false;
  let spied = false;
  let hasMotherland = false;
  let fortified = false;
  let venomous = false;
  for (let place = 0; place < board.size; place++) {
    const cell = board.cells[place]!;
    const unit = units[cell];
    if (!unit) continue;
    const tile = tileOf(unit.tile) as CompiledUnit;
    owners[cell] = seatBit(unit.owner);
    targets[cell] = relations.attacks[unit.owner + 1]!;
    tiles[cell] = tile;
    facings[cell] = tile.facings[unit.rot]!;
    occupied.push(cell);
    if (tile.isInfluential) influential.push(cell);
    if (!tile.marksBoard) continue;
    if (tile.isLongDistance) farthest = 2;
    redirecting ||= tile.redirects;
    explosive ||= tile.explodesWhenHit || tile.isTrap;
    spied ||= tile.isSpy;
    hasMotherland ||= tile.hasMotherland;
    fortified ||= tile.fortifies;
    venomous ||= tile.isVenomous;
  }
  return {
    board,
    relations,
    units,
    owners,
    targets,
    tiles,
    facings,
    occupied,
    influential,
    farthest,
    redirecting,
    explosive,
    foundations,
    spied,
    hasMotherland,
    fortified,
    venomous,
  };
};

const NOBODY_ANYWHERE: readonly SeatSet[] = BOARDS.expanded.cells.map(() => 0);

/** Takes the units out of a field that have left the board: the only change there can be to one. */
export const dropRemoved = (field: CompiledBoard, removed: readonly Cell[]): void => {
  for (const cell of removed) field.owners[cell] = 0;
  keepOccupied(field, field.occupied);
  keepOccupied(field, field.influential);
};

/** Takes the cells without a unit out of a list. */
const keepOccupied = ({ owners }: CompiledBoard, cells: Cell[]): void => {
  let kept = 0;
  for (const cell of cells) if (owners[cell]) cells[kept++] = cell;
  while (cells.length > kept) cells.pop();
};
