import { compareCells } from '@hexfall/shared/hex/boards';
import { type Cell, cellOf, hexOf, hexText } from '@hexfall/shared/hex/cells';
import { ENDLESS, type Hit, type Save } from '@hexfall/shared/model/event';
import type { Piece } from './field.js';
import type { Influence } from './influence.js';

/** How far the Medics of a phase have come. */
export interface Rescue {
  readonly open: readonly Hit[];
  /** Hits whose wounds count. */
  readonly settled: readonly Hit[];
  /** The Medics that died for others, in order. */
  readonly saves: readonly Save[];
}

/** A hit that can be canceled, and the Medic that dies for it. */
export interface Pair {
  readonly key: string;
  readonly hit: Hit;
  readonly source: string;
  /** The Medic connected to the unit. */
  readonly serving: Cell;
  /** The Medic that dies (D4). */
  readonly medic: Cell;
}

/** Where a hit comes from, as the notation names it. */
const sourceOf = ({ kind, from, direction, index }: Hit): string => {
  if (kind === 'venom') return kind; // P17
  if (kind === 'terrain') return `terrain/${index!}`; // L21
  if (index !== undefined) return `turret/${index}`; // L17
  return `${hexText(from)}/${kind === 'explosion' || kind === 'trap' ? 'x' : direction}`;
};

/** Sources that name a hex are sorted by it, and stand before the others. */
const compareOrigins = (a: Hit, b: Hit): number => {
  const [one, other] = [a, b].map(({ from, index }) => (index === undefined ? cellOf(from) : null)) as [Cell | null, Cell | null];
  return one === null || other === null ? 0 : compareCells(one, other);
};

const byKey = (a: Pair, b: Pair): number =>
  compareCells(a.medic, b.medic) ||
  compareCells(cellOf(a.hit.to), cellOf(b.hit.to)) ||
  compareOrigins(a.hit, b.hit) ||
  (a.source < b.source ? -1 : 1);

/** What D1–D7 allow with the hits of one phase; `lost` are units nothing can save (D5). */
export interface Rescues {
  readonly start: Rescue;
  /** D7 (b), (c): what may be picked, in the order of the keys; equal keys once for each way to the Medic. */
  readonly pairs: (now: Rescue) => Pair[];
  readonly cancel: (now: Rescue, pair: Pair) => Rescue;
  /** D7: the hit units and Medics that are linked with each other now, directly or through others. */
  readonly groups: (now: Rescue) => ReadonlySet<Cell>[];
  readonly woundsOn: (now: Rescue, cell: Cell) => number;
  /** Whether a unit is destroyed by what is settled, or has died for another one. */
  readonly isDead: (now: Rescue, cell: Cell) => boolean;
}

export const rescuesFrom = (
  { field: { pieces }, givers, leftOf, isFragile }: Influence,
  hits: readonly Hit[],
  lost: ReadonlySet<Cell>,
): Rescues => {
  // Which unit serves which does not change within a phase (N4); no unit serves a bomber (P2).
  const serving = new Map(
    [...pieces].map(([cell, piece]) => [cell, piece.spec.explodesWhenHit ? [] : givers('medic', piece).map((medic) => medic.cell)]),
  );
  const isSpent = ({ saves }: Rescue, cell: Cell): boolean => saves.some(({ medic }) => cellOf(medic) === cell);
  const woundsOn = ({ settled }: Rescue, cell: Cell): number =>
    settled.reduce((total, { to, wounds }) => (cellOf(to) === cell ? total + wounds : total), 0);
  /** L12 */
  const isDestroyedBy = (piece: Piece, wounds: number): boolean => wounds >= leftOf(piece) || (wounds > 0 && isFragile(piece));
  const isDead = (now: Rescue, cell: Cell): boolean =>
    lost.has(cell) || isSpent(now, cell) || isDestroyedBy(pieces.get(cell)!, woundsOn(now, cell));

  const medicsFor = (now: Rescue, cell: Cell): Cell[] => serving.get(cell)!.filter((medic) => !isDead(now, medic));

  /** D7 (a) */
  const settle = (now: Rescue): Rescue => {
    const clear = now.open.find(({ to }) => {
      const cell = cellOf(to);
      return lost.has(cell) || isSpent(now, cell) || medicsFor(now, cell).length === 0;
    });
    if (!clear) return now;
    return settle({ ...now, open: now.open.filter((hit) => hit !== clear), settled: [...now.settled, clear] });
  };

  /** D4: a Medic and all that can be reached by going on to the Medics that serve it. */
  const chainFrom = (now: Rescue, medic: Cell): Set<Cell> => {
    const chain = new Set([medic]);
    for (const cell of chain) medicsFor(now, cell).forEach((next) => chain.add(next));
    return chain;
  };
  const endsOf = (now: Rescue, medic: Cell): Cell[] =>
    [...chainFrom(now, medic)].filter((end) => [...chainFrom(now, end)].every((cell) => chainFrom(now, cell).has(end)));

  const pairs = (now: Rescue): Pair[] => {
    const all = now.open.flatMap((hit) => medicsFor(now, cellOf(hit.to)).map((medic) => ({ hit, medic })));
    const ready = all.filter(({ medic }) => !now.open.some(({ to }) => cellOf(to) === medic));
    return (ready.length > 0 ? ready : all)
      .flatMap(({ hit, medic }) => {
        const source = sourceOf(hit);
        return endsOf(now, medic).map((end): Pair => {
          const key = `${hexText(hexOf(end))} saves ${hexText(hit.to)} from ${source}`;
          return { key, hit, source, serving: medic, medic: end };
        });
      })
      .filter(({ key, hit }, _, every) => every.every((other) => other.key !== key || other.hit.wounds <= hit.wounds))
      .sort(byKey);
  };

  /** P5: a Medic cancels one lap of an attack without limit, and the attack goes on. */
  const cancel = (now: Rescue, { hit, medic, source }: Pair): Rescue =>
    settle({
      ...now,
      open: hit.wounds === ENDLESS ? now.open : now.open.filter((other) => other !== hit),
      saves: [...now.saves, { medic: hexOf(medic), unit: hit.to, source }],
    });

  const groups = (now: Rescue): ReadonlySet<Cell>[] => {
    const links = now.open.map(({ to }) => chainFrom(now, cellOf(to)));
    const grown = (cells: ReadonlySet<Cell>): ReadonlySet<Cell> => {
      const more = new Set([...cells, ...links.filter((link) => [...link].some((cell) => cells.has(cell))).flatMap((link) => [...link])]);
      return more.size === cells.size ? cells : grown(more);
    };
    return links.reduce<ReadonlySet<Cell>[]>(
      (found, link) => (found.some((group) => [...link].some((cell) => group.has(cell))) ? found : [...found, grown(link)]),
      [],
    );
  };

  return { start: settle({ open: hits, settled: [], saves: [] }), pairs, cancel, groups, woundsOn, isDead };
};
