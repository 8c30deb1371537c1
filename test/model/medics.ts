import { cellOf, hexOf, hexText, type Cell } from '@hexfall/shared/hex/cells';
import { compareCells } from '@hexfall/shared/hex/boards';
import type { Save } from '@hexfall/shared/model/event';
import type { Seat } from '@hexfall/shared/model/state';
import type { Influence } from './influence.js';
import type { ShownHit } from '../support/film.js';
import type { Question } from './question.js';

/** How far the Medics of a phase have come. */
export interface Rescue {
  readonly open: readonly ShownHit[];
  /** Wounds that count, by cell. */
  readonly wounds: ReadonlyMap<Cell, number>;
  /** The Medics that died for others, in order. */
  readonly saves: readonly Save[];
}

/** A hit that can be cancelled, and the Medic that dies for it. */
interface Pair {
  readonly hit: ShownHit;
  readonly medic: Cell;
  readonly source: string;
}

const keyOf = ({ hit, medic, source }: Pair): string => `${hexText(hexOf(medic))} saves ${hexText(hit.to)} from ${source}`;

const byKey = (a: Pair, b: Pair): number =>
  compareCells(a.medic, b.medic) ||
  compareCells(cellOf(a.hit.to), cellOf(b.hit.to)) ||
  compareCells(cellOf(a.hit.from), cellOf(b.hit.from)) ||
  (a.source < b.source ? -1 : 1);

/** D1–D7 for the hits of one phase; `lost` are units nothing can save (D5). */
export function* rescueFrom(
  { pieces, givers }: Influence,
  hits: readonly ShownHit[],
  lost: ReadonlySet<Cell>,
  starter: Seat,
): Generator<Question, Rescue, string> {
  const isSpent = ({ saves }: Rescue, cell: Cell): boolean => saves.some(({ medic }) => cellOf(medic) === cell);
  const isDead = (now: Rescue, cell: Cell): boolean => isSpent(now, cell) || (now.wounds.get(cell) ?? 0) >= pieces.get(cell)!.left;

  const medicsFor = (now: Rescue, cell: Cell): Cell[] => {
    const unit = pieces.get(cell)!;
    return givers('medic', unit).flatMap((medic) => (isDead(now, medic.cell) ? [] : [medic.cell]));
  };

  /** D7 (a) */
  const settled = (now: Rescue): Rescue => {
    const clear = now.open.find(({ to }) => {
      const cell = cellOf(to);
      return lost.has(cell) || isSpent(now, cell) || medicsFor(now, cell).length === 0;
    });
    if (!clear) return now;
    const cell = cellOf(clear.to);
    const wounds = new Map([...now.wounds, [cell, (now.wounds.get(cell) ?? 0) + clear.wounds]]);
    return settled({ ...now, open: now.open.filter((hit) => hit !== clear), wounds });
  };

  /** D4: a Medic and all that can be reached by going on to the Medics that serve it. */
  const chainFrom = (now: Rescue, medic: Cell): Set<Cell> => {
    const chain = new Set([medic]);
    for (const cell of chain) medicsFor(now, cell).forEach((next) => chain.add(next));
    return chain;
  };
  const endsOf = (now: Rescue, medic: Cell): Cell[] =>
    [...chainFrom(now, medic)].filter((end) => [...chainFrom(now, end)].every((cell) => chainFrom(now, cell).has(end)));

  /** D7 (b), (c): what may be picked, each key once. */
  const pairsIn = (now: Rescue): Pair[] => {
    const all = now.open.flatMap((hit) => medicsFor(now, cellOf(hit.to)).map((medic) => ({ hit, medic })));
    const ready = all.filter(({ medic }) => !now.open.some(({ to }) => cellOf(to) === medic));
    const pairs = (ready.length > 0 ? ready : all).flatMap(({ hit, medic }) => {
      const source = `${hexText(hit.from)}/${hit.kind === 'explosion' ? 'x' : hit.direction}`;
      return endsOf(now, medic).map((end): Pair => ({ hit, medic: end, source }));
    });
    return [...new Map(pairs.map((pair) => [keyOf(pair), pair])).values()].sort(byKey);
  };

  const cancel = (now: Rescue, { hit, medic, source }: Pair): Rescue =>
    settled({
      ...now,
      open: now.open.filter((other) => other !== hit),
      saves: [...now.saves, { medic: hexOf(medic), unit: hit.to, source }],
    });

  const resultsOf = (now: Rescue): Rescue[] => {
    const pairs = pairsIn(now);
    return pairs.length === 0 ? [now] : pairs.flatMap((pair) => resultsOf(cancel(now, pair)));
  };

  const isOf = (seat: Seat, { hit }: Pair): boolean => pieces.get(cellOf(hit.to))!.owner === seat;

  /** D7: whether more than one result is possible for a player's units and the Medics that may die for them. */
  const hasChoice = (seat: Seat, pairs: readonly Pair[], results: readonly Rescue[]): boolean => {
    const own = pairs.filter((pair) => isOf(seat, pair));
    const cells = [...pieces.values()].flatMap(({ cell, owner }) =>
      owner === seat || own.some(({ medic }) => medic === cell) ? [cell] : [],
    );
    const fates = results.map((result) => cells.map((cell) => (isDead(result, cell) ? 'dead' : (result.wounds.get(cell) ?? 0))).join());
    return own.length > 0 && new Set(fates).size > 1;
  };

  let now = settled({ open: hits, wounds: new Map(), saves: [] });
  let speaker: Seat | null = null;
  for (let pairs = pairsIn(now); pairs.length > 0; pairs = pairsIn(now)) {
    const results = pairs.length > 1 ? resultsOf(now) : [];
    const choosing = [0, 1].filter((seat) => hasChoice(seat, pairs, results));
    if (choosing.length === 0) {
      now = cancel(now, pairs[0]!);
      continue;
    }
    if (speaker === null || !choosing.includes(speaker))
      speaker = choosing.length === 1 ? choosing[0]! : Number(yield { player: starter, kind: 'order', keys: choosing.map(String) });
    const asked: Seat = speaker;
    const own = pairs.filter((pair) => isOf(asked, pair));
    // Where one pair is all there is to choose from, nothing is asked.
    const answer: string = own.length > 1 ? yield { player: asked, kind: 'medic', keys: own.map(keyOf) } : keyOf(own[0]!);
    now = cancel(
      now,
      own.find((pair) => keyOf(pair) === answer)!,
    );
  }
  return now;
}
