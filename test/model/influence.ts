import type { Cell } from '@hexfall/shared/hex/cells';
import { DIRECTIONS, edgeDirection } from '@hexfall/shared/hex/direction';
import type { Seat } from '@hexfall/shared/model/seat';
import type { EffectKind } from '@hexfall/shared/model/tile';
import { beside, besideEdges, type Field, givenByPlace, type Piece, piecesOn } from './field.js';
import { cellBeside, lineFrom } from './ground.js';
import { nettedIn } from './nets.js';

/** P11 (a): the hexes of the Motherland of an HQ: its own, and those with units and Roots of its player that hang together with it. */
const groundOf = ({ ground: land, pieces, foundations }: Field, hq: Piece): Set<Cell> => {
  const ground = new Set([hq.cell]);
  for (const cell of ground) {
    for (const direction of DIRECTIONS) {
      const next = cellBeside(land, cell, direction);
      const hasRoots = foundations.some((lying) => lying.cell === next && lying.owner === hq.owner && lying.tile.endsWith('/roots'));
      if (hasRoots || pieces.get(next)?.owner === hq.owner) ground.add(next);
    }
  }
  return ground;
};

/** P11: for each HQ that makes one and is not netted the members of its Motherland. */
const motherlandsOn = (field: Field, netted: ReadonlySet<Cell>): Piece[][] =>
  piecesOn(field)
    .filter(({ cell, spec }) => spec.effect?.motherland === true && !netted.has(cell))
    .map((hq) => {
      const ground = groundOf(field, hq);
      return piecesOn(field).filter(({ cell, owner }) => owner === hq.owner && ground.has(cell));
    });

/** What acts on the units as they stand (T6). */
export interface Influence {
  readonly field: Field;
  readonly netted: ReadonlySet<Cell>;
  /** The active units that give an effect to a unit (C1, C5, G2, U2). */
  readonly givers: (kind: EffectKind, piece: Piece) => Piece[];
  /** The effects of a kind added up. */
  readonly sum: (kind: EffectKind, piece: Piece) => number;
  /** The wounds (HQs: toughness) a unit can still lose with all that others give it. */
  readonly leftOf: (piece: Piece) => number;
  /** L12: whether any wound that counts destroys a unit. */
  readonly isFragile: (piece: Piece) => boolean;
  /** The players whose Scopers have taken a module from its owner (C5). */
  readonly scopersOf: (module: Piece) => Seat[];
}

export const influenceOn = (field: Field): Influence => {
  const { areFriends } = field.sides;
  const netted = nettedIn(field);
  const active = piecesOn(field).filter(({ cell }) => !netted.has(cell));

  /** C1, C6: whether a unit is connected to another one. */
  const reaches = (giver: Piece, piece: Piece): boolean =>
    (giver.spec.connects ?? []).some((edge) => {
      const direction = edgeDirection(edge, giver.rot);
      if (beside(field, giver.cell, direction) === piece) return true;
      const second = lineFrom(field.ground, giver.cell, direction)[1]; // L7
      return giver.spec.longDistance?.includes(edge) === true && second === piece.cell;
    });

  const scopersOf = (module: Piece): Seat[] => {
    if (module.spec.kind !== 'module' || module.spec.effect?.scope) return [];
    const scopers = active.filter(
      (scoper) => scoper.spec.effect?.scope && !areFriends(scoper.owner, module.owner) && reaches(scoper, module),
    );
    return [...new Set(scopers.map(({ owner }) => owner))];
  };

  /** P12: what an enemy's module or HQ beside it gives a Spy, if it is good. */
  const helpsSpy = (giver: Piece, piece: Piece): boolean =>
    piece.spec.spy === true &&
    !netted.has(piece.cell) &&
    giver.spec.affects === undefined &&
    !areFriends(giver.owner, piece.owner) &&
    besideEdges(field, giver, giver.spec.connects).includes(piece);

  const members = motherlandsOn(field, netted);

  /** P11 (b), (d): what an own module that is connected to one of the members gives all of them. */
  const spreads = (giver: Piece, piece: Piece): boolean => {
    if (giver.spec.kind !== 'module' || giver.owner !== piece.owner || giver.spec.effect?.scope) return false;
    const isScoped = scopersOf(giver).length > 0;
    if (isScoped !== (giver.spec.affects === 'enemy')) return false;
    return members.some((some) => some.includes(piece) && some.some((member) => member !== giver && reaches(giver, member)));
  };

  const gives = (giver: Piece, piece: Piece): boolean => {
    if (giver === piece) return false;
    if (spreads(giver, piece)) return true;
    if (!reaches(giver, piece)) return false;
    const scopers = scopersOf(giver);
    const masters = scopers.length > 0 ? scopers : [giver.owner];
    return masters.some((master) => areFriends(master, piece.owner) !== (giver.spec.affects === 'enemy')) || helpsSpy(giver, piece);
  };
  const allGivers = new Map(piecesOn(field).map((piece) => [piece, active.filter((giver) => giver.spec.effect && gives(giver, piece))]));
  const givers = (kind: EffectKind, piece: Piece): Piece[] => allGivers.get(piece)!.filter(({ spec }) => spec.effect![kind]);

  const sum = (kind: EffectKind, piece: Piece): number =>
    givers(kind, piece).reduce((total, { spec }) => total + Number(spec.effect?.[kind]), 0);

  /** U3, P10, L14, R4 */
  const leftOf = (piece: Piece): number => {
    if (piece.spec.kind === 'hq') return piece.left;
    return piece.left + sum('extraToughness', piece) + givenByPlace(field, piece);
  };

  /** L12 */
  const isFragile = ({ cell, spec }: Piece): boolean =>
    spec.kind !== 'hq' && (field.ground.is(cell, 'rocky') || field.ground.is(cell, 'deep'));

  return { field, netted, givers, sum, leftOf, isFragile, scopersOf };
};
