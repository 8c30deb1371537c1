import type { Cell } from '@hexfall/shared/hex/cells';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import { piecesOn, type Field, type Piece } from './field.js';
import { cellBeside } from './ground.js';

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
export const motherlandsOn = (field: Field, netted: ReadonlySet<Cell>): Piece[][] =>
  piecesOn(field)
    .filter(({ cell, spec }) => spec.effect?.motherland === true && !netted.has(cell))
    .map((hq) => {
      const ground = groundOf(field, hq);
      return piecesOn(field).filter(({ cell, owner }) => owner === hq.owner && ground.has(cell));
    });
