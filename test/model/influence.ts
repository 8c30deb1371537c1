import type { Cell } from '@hexfall/shared/hex/cells';
import type { Seat } from '@hexfall/shared/model/state';
import type { EffectKind } from '@hexfall/shared/model/tile';
import { nettedIn } from './nets.js';
import { besideEdges, type Piece, type Pieces } from './pieces.js';

/** What acts on the units as they stand (T6). */
export interface Influence {
  readonly pieces: Pieces;
  readonly netted: ReadonlySet<Cell>;
  /** The active units that give an effect to a unit (C1, C5, U2). */
  readonly givers: (kind: EffectKind, piece: Piece) => Piece[];
  /** The effects of a kind added up. */
  readonly sum: (kind: EffectKind, piece: Piece) => number;
}

export const influenceOn = (pieces: Pieces): Influence => {
  const netted = nettedIn(pieces);
  const active = [...pieces.values()].filter(({ cell }) => !netted.has(cell));
  const reaches = (giver: Piece, piece: Piece): boolean => besideEdges(pieces, giver, giver.spec.connects).includes(piece);

  /** Whose units profit: the owner's, or the Scoper's owner's (C5). */
  const profiteer = (giver: Piece): Seat => {
    if (giver.spec.kind !== 'module' || giver.spec.effect?.scope) return giver.owner;
    const scoper = active.find((other) => other.spec.effect?.scope && other.owner !== giver.owner && reaches(other, giver));
    return (scoper ?? giver).owner;
  };

  const givers = (kind: EffectKind, piece: Piece): Piece[] =>
    active.filter((giver) => {
      if (giver === piece || !giver.spec.effect?.[kind] || !reaches(giver, piece)) return false;
      return (profiteer(giver) === piece.owner) !== (giver.spec.affects === 'enemy');
    });

  const sum = (kind: EffectKind, piece: Piece): number =>
    givers(kind, piece).reduce((total, { spec }) => total + Number(spec.effect?.[kind]), 0);

  return { pieces, netted, givers, sum };
};
