import { type Cell, cellOf, hexOf } from '@hexfall/shared/hex/cells';
import { DIRECTIONS, opposite } from '@hexfall/shared/hex/direction';
import type { Hit } from '@hexfall/shared/model/event';
import type { Seat } from '@hexfall/shared/model/seat';
import { NOBODY } from '@hexfall/shared/model/state';
import { beside, faces, type Field, type Piece, piecesOn } from './field.js';
import type { Influence } from './influence.js';

/** P2, P3, P5, U6: one wound to the units around, except those that the exploding unit spares. */
export const explosionHits = (field: Field, piece: Piece): Hit[] => {
  const isSpared = ({ owner, spec }: Piece): boolean => {
    if (!piece.spec.explodesWhenHit) return false;
    return piece.owner === NOBODY ? spec.kind === 'hq' : field.sides.areFriends(owner, piece.owner);
  };
  return DIRECTIONS.flatMap((direction): Hit[] => {
    const target = beside(field, piece.cell, direction);
    if (!target || isSpared(target)) return [];
    const kind = piece.spec.effect?.trap ? 'trap' : 'explosion';
    return [{ from: hexOf(piece.cell), direction, to: hexOf(target.cell), arrival: direction, kind, wounds: 1 }];
  });
};

export const hitsOn = (hits: readonly Hit[], { cell }: Piece): Hit[] => hits.filter(({ to }) => cellOf(to) === cell);

/** Whether hits make a unit explode: a bomber (P2), or a Trap through its marked edge (P5). */
const isSetOff = ({ netted }: Influence, piece: Piece, hits: readonly Hit[]): boolean => {
  if (netted.has(piece.cell)) return false;
  const own = hitsOn(hits, piece).filter(({ kind }) => kind !== 'venom'); // P17
  if (piece.spec.explodesWhenHit) return own.length > 0;
  return (
    piece.spec.effect?.trap === true &&
    own.some(({ kind, arrival }) => kind !== 'terrain' && faces(piece, piece.spec.entries, opposite(arrival)))
  );
};

/** The hits of a phase with those of all that they set off, and what has been set off. */
export const withReactions = (influence: Influence, attacks: readonly Hit[]): { readonly hits: Hit[]; readonly setOff: Set<Cell> } => {
  const hits = [...attacks];
  const setOff = new Set<Cell>();
  for (;;) {
    const next = piecesOn(influence.field).find((piece) => !setOff.has(piece.cell) && isSetOff(influence, piece, hits));
    if (!next) return { hits, setOff };
    setOff.add(next.cell);
    hits.push(...explosionHits(influence.field, next));
  }
};

/** P2: whose units hit a bomber; for the explosion of another bomber those count who set that one off. */
export const hittersOf = (field: Field, hits: readonly Hit[], bomber: Piece, seen: readonly Piece[] = []): Set<Seat> => {
  const trail = [...seen, bomber];
  const seats = hitsOn(hits, bomber).flatMap(({ from, kind, by }) => {
    if (by !== undefined) return by === NOBODY ? [] : [by]; // L21
    const hitter = field.pieces.get(cellOf(from))!;
    if (kind !== 'explosion' || !hitter.spec.explodesWhenHit) return [hitter.owner];
    return trail.includes(hitter) ? [] : [...hittersOf(field, hits, hitter, trail)];
  });
  return new Set(seats);
};
