import type { Cell } from '@hexfall/shared/hex/cells';
import { besideEdges, type Pieces } from './pieces.js';

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

/** N3: which units are netted. */
export const nettedIn = (pieces: Pieces): Set<Cell> => {
  let nets: Net[] = [...pieces.values()].flatMap((piece) =>
    besideEdges(pieces, piece, piece.spec.nets)
      .filter(({ owner }) => owner !== piece.owner)
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
