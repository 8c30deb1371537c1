import type { Cell } from '@hexfall/shared/hex/cells';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import { beside, besideEdges, type Field, givenByPlace, type Piece, piecesOn } from './field.js';

interface Net {
  readonly from: Cell;
  readonly to: Cell;
}

/** Everything that can be reached over nets, the start included. */
const reach = (nets: readonly Net[], start: Cell): Set<Cell> => {
  const seen = new Set([start]);
  for (const cell of seen) for (const { from, to } of nets) if (from === cell) seen.add(to);
  return seen;
};

/** P10 (g): whether a unit stands only by the bonus of an HQ that the other one points at with a net. */
const standsByNetted = (field: Field, piece: Piece, target: Piece): boolean => {
  const hqs = DIRECTIONS.flatMap((direction) => beside(field, piece.cell, direction) ?? []).filter(
    ({ owner, spec }) => spec.kind === 'hq' && spec.effect?.extraToughness && field.sides.areFriends(owner, piece.owner),
  );
  const caught = besideEdges(field, target, target.spec.nets).filter(({ owner }) => field.sides.catches(target.owner, owner));
  return caught.some((hq) => hqs.includes(hq) && piece.left + givenByPlace(field, piece) + hqs.length - 1 <= 0);
};

/** N3: which units are netted. */
export const nettedIn = (field: Field): Set<Cell> => {
  let nets: Net[] = piecesOn(field).flatMap((piece) =>
    besideEdges(field, piece, piece.spec.nets)
      .filter((target) => field.sides.catches(piece.owner, target.owner) && !standsByNetted(field, piece, target))
      .map(({ cell }) => ({ from: piece.cell, to: cell })),
  );
  const netted = new Set<Cell>();
  while (nets.length > 0) {
    const free = nets.find(({ from }) => !nets.some(({ to }) => to === from));
    if (free) {
      // What a free unit points at is netted, and its own nets fall away.
      netted.add(free.to);
      nets = nets.filter(({ from, to }) => from !== free.to && to !== free.to);
      continue;
    }
    const groups = nets.map(({ from }) => {
      const reached = reach(nets, from);
      return new Set([...reached].filter((cell) => reach(nets, cell).has(from)));
    });
    const first = groups.find((group) => nets.every(({ from, to }) => group.has(from) || !group.has(to)));
    if (!first) throw new Error('some ring has none that points into it');
    nets = nets.filter(({ from, to }) => !(first.has(from) && first.has(to)));
  }
  return netted;
};
