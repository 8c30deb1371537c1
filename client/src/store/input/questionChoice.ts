import { includesHex, sameHex, type Hex } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import { type TargetPick } from '@hexfall/shared/inspect/targeting';

/** An answer to the open question, and the hexes by which it can be pointed at. */
export interface PointedAnswer {
  readonly intent: Intent;
  readonly hexes: readonly Hex[];
}

const isWithin = (inner: readonly Hex[], outer: readonly Hex[]): boolean => inner.every((hex) => includesHex(outer, hex));

const hexesOfAll = (answers: readonly PointedAnswer[], except: readonly Hex[]): Hex[] =>
  answers
    .flatMap(({ hexes }) => hexes)
    .filter((hex, place, all) => !includesHex(except, hex) && all.findIndex((other) => sameHex(other, hex)) === place);

/**
 * The choice that the picked hexes leave: as soon as they belong to a single answer it is ready. Answers that no hex tells apart
 * have buttons only.
 */
export const questionChoice = (
  all: readonly PointedAnswer[],
  picks: readonly TargetPick[],
): { readonly selectable: readonly Hex[]; readonly alternatives: readonly Hex[]; readonly ready: Intent | null } => {
  const pointable = all.filter(
    (answer) => answer.hexes.length > 0 && !all.some((other) => other !== answer && isWithin(answer.hexes, other.hexes)),
  );
  const picked = picks.flatMap((pick) => (pick.pick === 'hex' ? [pick.at] : []));
  const open = pointable.filter(({ hexes }) => isWithin(picked, hexes));
  const [only] = open;
  const isClear = picked.length > 0 && open.length === 1;
  const before = pointable.filter(({ hexes }) => isWithin(picked.slice(0, -1), hexes));
  return {
    selectable: isClear ? [] : hexesOfAll(open, picked),
    alternatives: picked.length > 0 ? hexesOfAll(before, picked.slice(0, -1)) : [],
    ready: isClear && only ? only.intent : null,
  };
};
