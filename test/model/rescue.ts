import { type Cell, cellOf, hexText } from '@hexfall/shared/hex/cells';
import type { Hit } from '@hexfall/shared/model/event';
import type { Seat } from '@hexfall/shared/model/seat';
import { askAll, type Asked, deciderOf, type Question } from './deciders.js';
import { sidePointsFor } from './ending.js';
import type { Influence } from './influence.js';
import { type Pair, type Rescue, rescuesFrom } from './medics.js';
import { bringsMarker } from './venom.js';

/** Everything a rescue can depend on. */
export interface Danger {
  readonly influence: Influence;
  readonly hits: readonly Hit[];
  /** Units nothing can save (D5). */
  readonly lost: ReadonlySet<Cell>;
  readonly starter: Seat;
  /** What the players have scored; empty where points do not count. */
  readonly scores: readonly number[];
  /** P16 (c): the venom markers that each player has left. */
  readonly markers: readonly number[];
}

/** B4 (4), D7: settles all hits of a phase; asks what is left to the players. */
export function* rescue({ influence, hits, lost, starter, scores, markers }: Danger): Generator<Question, Rescue, string> {
  const { pairs, cancel, groups, woundsOn, isDead, start } = rescuesFrom(influence, hits, lost);
  const { field } = influence;

  /** G3: whether wounds on a unit are for points alone. */
  const isForPoints = (cell: Cell): boolean => scores.length > 0 && field.pieces.get(cell)!.spec.kind === 'hq';

  /** P16: how many markers of each player the hits that count put on a unit. */
  const markersOn = ({ settled }: Rescue, cell: Cell): number[] =>
    markers.map((left, seat) => {
      const brought = settled.filter((hit) => cellOf(hit.to) === cell && bringsMarker(field, hit, seat)).length;
      return Math.max(0, Math.min(brought, left));
    });

  /** D7: what has become of a group: deaths, wounds, HQ toughness, markers and points; as text. */
  const resultText = (end: Rescue, group: ReadonlySet<Cell>): string => {
    const fates = [...group].map((cell) => {
      if (isForPoints(cell)) return [sidePointsFor(field, end.settled, scores), markersOn(end, cell)];
      return isDead(end, cell) ? 'dead' : [woundsOn(end, cell), markersOn(end, cell)];
    });
    return JSON.stringify(fates);
  };

  /** D7: all HQs that are hit for points are one group. */
  const groupsIn = (now: Rescue): ReadonlySet<Cell>[] => {
    const found = groups(now);
    const scoring = found.filter((group) => [...group].some(isForPoints));
    return [...found.filter((group) => !scoring.includes(group)), new Set(scoring.flatMap((group) => [...group]))];
  };

  const names = new Map(hits.map((hit, index) => [hit, index]));
  const stateText = ({ open, settled, saves }: Rescue): string =>
    [open, settled]
      .map((some) =>
        some
          .map((hit) => names.get(hit)!)
          .sort((a, b) => a - b)
          .join(),
      )
      .concat(
        saves
          .map(({ medic }) => hexText(medic))
          .sort()
          .join(' '),
      )
      .join('|');

  /** What can still become of a group. */
  const resultsOf = (now: Rescue, group: ReadonlySet<Cell>, known: Map<string, ReadonlySet<string>>): ReadonlySet<string> => {
    const state = stateText(now);
    const before = known.get(state);
    if (before) return before;
    const next = pairs(now);
    const results =
      next.length === 0
        ? new Set([resultText(now, group)])
        : new Set(next.flatMap((pair) => [...resultsOf(cancel(now, pair), group, known)]));
    known.set(state, results);
    return results;
  };

  const pairsOf = (player: Seat, all: readonly Pair[]): Pair[] => all.filter((pair) => deciderOf(influence, all, pair, starter) === player);

  /** D7: whether what a player picks in a group, now or later, can make a difference to it. */
  const decides = (player: Seat, now: Rescue, group: ReadonlySet<Cell>): boolean => {
    const known = new Map<string, ReadonlySet<string>>();
    const seen = new Set<string>();
    const decidesFrom = (then: Rescue): boolean => {
      const state = stateText(then);
      if (seen.has(state) || resultsOf(then, group, known).size === 1) return false;
      seen.add(state);
      const all = pairs(then);
      const own = pairsOf(player, all).filter(({ hit }) => group.has(cellOf(hit.to)));
      const outcomes = own.map((pair) => [...resultsOf(cancel(then, pair), group, known)].sort().join('\n'));
      if (new Set(outcomes).size > 1) return true;
      return all.some((pair) => {
        const next = cancel(then, pair);
        const parts = groupsIn(next).filter((part) => [...part].some((cell) => group.has(cell)));
        return parts.length > 1 ? parts.some((part) => decides(player, next, part)) : decidesFrom(next);
      });
    };
    return decidesFrom(now);
  };

  /** D7: whether one of the pairs offered to a player belongs to a group about which the player decides. */
  const isAsked = (player: Seat, own: readonly Pair[]): boolean =>
    groupsIn(now).some((group) => own.some(({ hit }) => group.has(cellOf(hit.to))) && decides(player, now, group));

  let now = start;
  const open = (): Asked[] => {
    for (;;) {
      const all = pairs(now);
      const players = [...new Set(all.map((pair) => deciderOf(influence, all, pair, starter)))].sort();
      const questions = players.flatMap((player) => {
        const keys = [...new Set(pairsOf(player, all).map(({ key }) => key))];
        const take = (key: string): void => {
          now = cancel(
            now,
            all.find((pair) => pair.key === key)!,
          );
        };
        return [{ player, kind: 'medic' as const, keys, about: null, take }];
      });
      const forced = questions.filter(({ player, keys }) => keys.length === 1 || !isAsked(player, pairsOf(player, all)));
      if (forced.length === 0) return questions;
      const first = all.find(({ key }) => forced.some(({ keys }) => keys.includes(key)))!;
      now = cancel(now, first);
    }
  };
  yield* askAll(open, starter);
  return now;
}
