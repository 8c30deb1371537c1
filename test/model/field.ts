import { unitOf } from '@hexfall/shared/content/catalog';
import { BOARDS, neighborOf, rayFrom, type Board } from '@hexfall/shared/hex/boards';
import type { Cell } from '@hexfall/shared/hex/cells';
import { DIRECTIONS, turn, type Direction, type Edge, type Rotation } from '@hexfall/shared/hex/direction';
import type { Foundation, Seat, Table } from '@hexfall/shared/model/state';
import type { EdgeStrengths, TileKey, UnitSpec } from '@hexfall/shared/model/tile';
import { sidesOf, type Sides } from './sides.js';

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
  /** By printed initiative value: used, lost or missed. */
  readonly used: boolean[];
  /** For each extra action used, lost or missed, the sources it can have come from (I5). */
  readonly usedExtras: ReadonlySet<Cell>[];
  /** C4 */
  converted: boolean;
}

/** The units that fight, by cell, in the order by q and then r. */
export interface Field {
  readonly board: Board;
  readonly sides: Sides;
  readonly pieces: ReadonlyMap<Cell, Piece>;
  readonly foundations: readonly Foundation[];
}

export const isScoreMode = ({ options }: Pick<Table, 'options'>): boolean => options.mode.endsWith('-score');

export const fieldOf = (table: Table): Field => {
  const board = BOARDS[table.options.board];
  const pieces = board.cells.flatMap((cell): [Cell, Piece][] => {
    const unit = table.board[cell];
    if (!unit) return [];
    const { owner, tile, rot, wounds, venom = [] } = unit;
    const { spec } = unitOf(tile);
    const toughness = isScoreMode(table) ? Infinity : table.players[owner]?.hq;
    const left = spec.kind === 'hq' ? toughness! : 1 + (spec.extraToughness ?? 0) - wounds;
    return [[cell, { cell, owner, tile, spec, rot, left, venom: [...venom], used: [], usedExtras: [], converted: false }]];
  });
  return { board, sides: sidesOf(table), pieces: new Map(pieces), foundations: table.foundations };
};

export const piecesOn = ({ pieces }: Field): Piece[] => [...pieces.values()];

/** The unit next to a cell. */
export const beside = ({ board, pieces }: Field, cell: Cell, direction: Direction): Piece | undefined =>
  pieces.get(neighborOf(board, cell, direction));

/** The units next to some edges of a piece. */
export const besideEdges = (field: Field, { cell, rot }: Piece, edges: readonly Edge[] = []): Piece[] =>
  edges.flatMap((edge) => beside(field, cell, turn(edge, rot)) ?? []);

/** The units on the straight line from a cell, nearest first. */
export const onLine = ({ board, pieces }: Field, cell: Cell, direction: Direction): Piece[] =>
  rayFrom(board, cell, direction).flatMap((at) => pieces.get(at) ?? []);

/** The edges at which something is printed. */
export const edgesOf = (strengths: EdgeStrengths = {}): Edge[] => DIRECTIONS.filter((edge) => strengths[edge]);

/** Whether the side of a unit that faces one way is one of some edges of its tile. */
export const faces = ({ rot }: Piece, edges: readonly Edge[] = [], direction: Direction): boolean =>
  edges.some((edge) => turn(edge, rot) === direction);
