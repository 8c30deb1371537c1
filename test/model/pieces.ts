import { unitOf } from '@hexfall/shared/content/catalog';
import { BOARDS, neighborOf } from '@hexfall/shared/hex/boards';
import type { Cell } from '@hexfall/shared/hex/cells';
import { turn, type Direction, type Edge, type Rotation } from '@hexfall/shared/hex/direction';
import type { Seat, Table } from '@hexfall/shared/model/state';
import type { UnitSpec } from '@hexfall/shared/model/tile';

/*
 * A second, plain implementation of the battle of two players with the base armies, written from the rules and not from
 * the engine. It is slow and works everything out again whenever it is needed.
 */

/** A unit in a battle of the model. */
export interface Piece {
  readonly cell: Cell;
  readonly owner: Seat;
  readonly spec: UnitSpec;
  readonly rot: Rotation;
  /** Wounds (HQs: toughness) it can still lose. */
  left: number;
  /** By printed initiative value: used, lost or missed. */
  readonly used: boolean[];
  /** For each extra action used, lost or missed, the sources it can have come from (I5). */
  readonly usedExtras: ReadonlySet<Cell>[];
  /** C4 */
  converted: boolean;
}

export type Pieces = ReadonlyMap<Cell, Piece>;

const BOARD = BOARDS.main;

export const piecesOf = ({ board, players }: Table): Pieces =>
  new Map(
    BOARD.cells.flatMap((cell): [Cell, Piece][] => {
      const unit = board[cell];
      if (!unit) return [];
      const { spec, toughness, isHq } = unitOf(unit.tile);
      const left = isHq ? players[unit.owner]!.hq : toughness - unit.wounds;
      return [[cell, { cell, owner: unit.owner, spec, rot: unit.rot, left, used: [], usedExtras: [], converted: false }]];
    }),
  );

/** The unit next to a cell. */
export const beside = (pieces: Pieces, cell: Cell, direction: Direction): Piece | undefined =>
  pieces.get(neighborOf(BOARD, cell, direction));

/** The units next to some edges of a piece. */
export const besideEdges = (pieces: Pieces, { cell, rot }: Piece, edges: readonly Edge[] = []): Piece[] =>
  edges.flatMap((edge) => beside(pieces, cell, turn(edge, rot)) ?? []);

/** The enemy units on the straight line from a piece, nearest first. */
export const enemiesOnLine = (pieces: Pieces, { cell, owner }: Piece, direction: Direction): Piece[] =>
  (BOARD.ray[cell * 6 + direction] ?? []).flatMap((at) => {
    const piece = pieces.get(at);
    return piece && piece.owner !== owner ? [piece] : [];
  });
