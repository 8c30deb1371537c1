import { unitOf } from '@hexfall/shared/content/catalog';
import { BOARDS, compareCells } from '@hexfall/shared/hex/boards';
import { type Cell, cellOf } from '@hexfall/shared/hex/cells';
import { type Direction, DIRECTIONS, type Edge, edgeDirection, type EdgeStrengths, type Rotation } from '@hexfall/shared/hex/direction';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Foundation, Table } from '@hexfall/shared/model/state';
import type { Prize, Turret, Warehouse } from '@hexfall/shared/model/terrain';
import type { TileKey, UnitSpec } from '@hexfall/shared/model/tile';
import { cellBeside, type Ground, groundOf, lineFrom } from './ground.js';
import { type Sides, sidesOf } from './sides.js';

/*
 * A second, plain implementation of the battle, written from the rules and not from the engine. It is slow and works
 * everything out again whenever it is needed.
 */

/** A unit in a battle of the model. */
export interface Piece {
  readonly cell: Cell;
  readonly owner: Seat;
  readonly tile: TileKey;
  readonly spec: UnitSpec;
  readonly rot: Rotation;
  /** Wounds (HQs: toughness) it can still lose, without what others give (P10); without limit for an HQ that cannot be destroyed (G3). */
  left: number;
  /** P16: the owners of the venom markers on it. */
  readonly venom: Seat[];
  /** R4 */
  readonly prizes: readonly Prize[];
  /** By printed initiative value: used, lost or missed. */
  readonly used: boolean[];
  /** For each extra action used, lost or missed, the sources it can have come from (I5). */
  readonly usedExtras: ReadonlySet<Cell>[];
  /** C4 */
  converted: boolean;
}

/** The units that fight, by cell, in the order by q and then r. */
export interface Field {
  readonly ground: Ground;
  readonly sides: Sides;
  readonly pieces: ReadonlyMap<Cell, Piece>;
  readonly foundations: readonly Foundation[];
  readonly turrets: readonly Turret[];
  /** R1: those that hold prizes. */
  readonly warehouses: readonly Warehouse[];
  /** What stands for the warehouses where attacks look for targets: enemies of everyone. */
  readonly depots: ReadonlyMap<Cell, Piece>;
}

/** An owner that nobody is a friend of. */
const WAREHOUSE = -2;

export const isScoreMode = ({ options }: Pick<Table, 'options'>): boolean => options.mode.endsWith('-score');

export const fieldOf = (table: Table): Field => {
  const pieces = BOARDS.expanded.cells.toSorted(compareCells).flatMap((cell): [Cell, Piece][] => {
    const unit = table.board[cell];
    if (!unit) return [];
    const { owner, tile, rot, wounds, venom = [], prizes = [] } = unit;
    const { spec } = unitOf(tile);
    const toughness = isScoreMode(table) ? Infinity : table.players[owner]?.hq;
    const left = spec.kind === 'hq' ? toughness! : 1 + (spec.extraToughness ?? 0) - wounds;
    return [[cell, { cell, owner, tile, spec, rot, left, venom: [...venom], prizes, used: [], usedExtras: [], converted: false }]];
  });
  const { foundations, turrets, warehouses } = table;
  return {
    ground: groundOf(table),
    sides: sidesOf(table),
    pieces: new Map(pieces),
    foundations,
    turrets,
    warehouses,
    depots: depotsOf(warehouses),
  };
};

/** R1: the warehouses of a list as targets. */
export const depotsOf = (warehouses: readonly Warehouse[]): ReadonlyMap<Cell, Piece> =>
  new Map(
    warehouses.map(({ at }): [Cell, Piece] => {
      const cell = cellOf(at);
      const spec: UnitSpec = { id: 'warehouse', name: 'Warehouse', count: 1, kind: 'module' };
      const nothing = { venom: [], prizes: [], used: [], usedExtras: [], converted: false };
      return [cell, { cell, owner: WAREHOUSE, tile: 'warehouse/warehouse' as TileKey, spec, rot: 0, left: Infinity, ...nothing }];
    }),
  );

/** R4 */
export const prizesOn = ({ prizes }: Piece, kind: Prize): number => prizes.filter((prize) => prize === kind).length;

/** L14, R4: the toughness a unit has more where it stands and by what it carries. */
export const givenByPlace = ({ ground }: Field, piece: Piece): number =>
  (piece.spec.kind !== 'hq' && ground.is(piece.cell, 'fortress') ? 1 : 0) + prizesOn(piece, 'first-aid-kit');

export const piecesOn = ({ pieces }: Field): Piece[] => [...pieces.values()];

/** The unit next to a cell. */
export const beside = ({ ground, pieces }: Field, cell: Cell, direction: Direction): Piece | undefined =>
  pieces.get(cellBeside(ground, cell, direction));

/** The unit or warehouse on a cell that attacks can hit. */
export const targetOn = ({ pieces, depots }: Field, cell: Cell): Piece | undefined => pieces.get(cell) ?? depots.get(cell);

/** The units next to some edges of a piece. */
export const besideEdges = (field: Field, { cell, rot }: Piece, edges: readonly Edge[] = []): Piece[] =>
  edges.flatMap((edge) => beside(field, cell, edgeDirection(edge, rot)) ?? []);

/** The units, and a warehouse, on the line of fire from a cell, nearest first. */
export const onLine = (field: Field, cell: Cell, direction: Direction): Piece[] =>
  lineFrom(field.ground, cell, direction).flatMap((at) => targetOn(field, at) ?? []);

/** The edges at which something is printed. */
export const edgesOf = (strengths: EdgeStrengths = {}): Edge[] => DIRECTIONS.filter((edge) => strengths[edge]);

/** Whether the side of a unit that faces one way is one of some edges of its tile. */
export const faces = ({ rot }: Piece, edges: readonly Edge[] = [], direction: Direction): boolean =>
  edges.some((edge) => edgeDirection(edge, rot) === direction);
