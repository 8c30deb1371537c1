import { tileOf } from '../content/catalog.js';
import type { CompiledUnit, Facing } from '../content/compile.js';
import { type Board, BOARDS, compareCells } from '../hex/boards.js';
import { type Cell, cellOf } from '../hex/cells.js';
import type { Foundation, Player, Table, Unit } from '../model/state.js';
import { type Landscape, landscapeOf } from './landscape.js';
import { prizesOn } from './prizes.js';
import { type Relations, relationsOf, seatBit, type SeatSet } from './sides.js';

/** The facts about a table that what units do to each other depends on. */
export interface BoardFacts extends Pick<Table, 'options' | 'board' | 'foundations' | 'terrain' | 'warehouses'> {
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
  /** What the terrain is like (L); null where there is none. */
  readonly landscape: Landscape | null;
  /** R1: the cells that hold prizes, by q and then r. They are targets of every unit. */
  readonly warehouses: readonly Cell[];
  /** R4: the cells with units that carry prizes. */
  readonly prized: readonly Cell[];
  /** Whether anything makes units tougher than printed (P10, L14, R4). */
  readonly fortified: boolean;
  /** Whether any unit brings venom markers (P16). */
  readonly venomous: boolean;
}

export const compileBoard = (position: BoardFacts): CompiledBoard => {
  const { board: units, foundations } = position;
  const landscape = landscapeOf(position);
  const board = landscape ? landscape.board : BOARDS[position.options.board];
  const warehouses = position.warehouses.length > 0 ? position.warehouses.map(({ at }) => cellOf(at)).sort(compareCells) : NO_CELLS;
  const owners = NOBODY_ANYWHERE.slice(0, board.size);
  const targets = NOBODY_ANYWHERE.slice(0, board.size);
  const relations = relationsOf(position);
  const tiles = new Array<CompiledUnit>(board.size);
  const facings = new Array<Facing>(board.size);
  const occupied: Cell[] = [];
  const influential: Cell[] = [];
  const prized: Cell[] = [];
  let farthest: CompiledBoard['farthest'] = 1;
  let redirecting = false;
  let explosive = false;
  let spied = false;
  let hasMotherland = false;
  let fortified = landscape !== null;
  let venomous = false;
  for (let place = 0; place < board.cells.length; place++) {
    const cell = board.cells[place]!;
    const unit = units[cell];
    if (!unit) continue;
    const tile = tileOf(unit.tile) as CompiledUnit;
    owners[cell] = seatBit(unit.owner);
    targets[cell] = relations.attacks[unit.owner + 1]! | WAREHOUSE;
    tiles[cell] = tile;
    facings[cell] = tile.facings[unit.rot]!;
    occupied.push(cell);
    if (tile.isInfluential) influential.push(cell);
    if (unit.prizes) prized.push(cell);
    if (!tile.marksBoard) continue;
    if (tile.isLongDistance) farthest = 2;
    redirecting ||= tile.redirects;
    explosive ||= tile.explodesWhenHit || tile.isTrap;
    spied ||= tile.isSpy;
    hasMotherland ||= tile.hasMotherland;
    fortified ||= tile.fortifies;
    venomous ||= tile.isVenomous;
  }
  for (const cell of warehouses) owners[cell] = WAREHOUSE;
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
    landscape,
    warehouses,
    prized,
    spied,
    hasMotherland,
    fortified: fortified || prized.length > 0,
    venomous,
  };
};

const NO_CELLS: readonly Cell[] = [];

/** R1: stands for the owner of a warehouse, which every unit attacks: no seat has this bit. */
const WAREHOUSE: SeatSet = 1 << 8;

const NOBODY_ANYWHERE: readonly SeatSet[] = BOARDS.expanded.cells.map(() => 0);

/** U3, L14, R4: the toughness that the unit's ground and prizes give it beyond the printed one. */
export const ownToughness = ({ landscape, tiles, units }: CompiledBoard, cell: Cell): number => {
  if (tiles[cell]!.isHq) return 0;
  return (landscape?.is.fortress[cell] ? 1 : 0) + prizesOn(units[cell]!, 'first-aid-kit');
};

/** P13, L15: whether the owner picks what the unit's ranged attacks hit. */
export const picksTargets = ({ tiles, landscape }: CompiledBoard, cell: Cell): boolean =>
  tiles[cell]!.isSharpshooter || landscape?.is.watchtower[cell] === true;

/** U6, R4 */
export const mayExplode = ({ tiles, units, prized }: CompiledBoard, cell: Cell): boolean =>
  tiles[cell]!.explodes || (prized.length > 0 && prizesOn(units[cell]!, 'explosives') > 0);

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
