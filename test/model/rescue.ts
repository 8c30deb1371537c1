import { hexText, type Cell } from '@hexfall/shared/hex/cells';
import type { Hit } from '@hexfall/shared/model/event';
import type { Seat } from '@hexfall/shared/model/state';
import { deciderOf } from './deciders.js';
import type { Influence } from './influence.js';
import { rescuesFrom, type Pair, type Rescue } from './medics.js';
import { pointsFor } from './points.js';
import { askAll, type Asked, type Question } from './question.js';

/** Everything a rescue can depend on. */
export interface Danger {
  readonly influence: Influence;
  readonly hits: readonly Hit[];
  /** Units nothing can save (D5). */
  readonly lost: ReadonlySet<Cell>;
  readonly starter: Seat;
  /** What the players have scored; empty where points do not count. */
  readonly scores: readonly number[];
}

/** B4 (4), D7: settles all hits of a phase; asks what is left to the players. */
export function* rescue({ influence, hits, lost, starter, scores }: Danger): Generator<Question, Rescue, string> {
  const { pairs, cancel, woundsOn, isDead, start } = rescuesFrom(influence, hits, lost);
  const { field } = influence;

  /** Deaths, wounds, HQs and points, as text. */
  const resultText = (end: Rescue): string => {
    const fates = [...field.pieces].map(([cell, { spec, left }]) => {
      if (isDead(end, cell)) return 'dead';
      return spec.kind === 'hq' && left === Infinity ? 0 : woundsOn(end, cell);
    });
    return JSON.stringify([fates, pointsFor(field, end.settled, scores)]);
  };

  const names = new Map(hits.map((hit, place) => [hit, place]));
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

  const known = new Map<string, ReadonlySet<string>>();
  /** The results that can still come about. */
  const resultsOf = (now: Rescue): ReadonlySet<string> => {
    const state = stateText(now);
    const before = known.get(state);
    if (before) return before;
    const next = pairs(now);
    const results = next.length === 0 ? new Set([resultText(now)]) : new Set(next.flatMap((pair) => [...resultsOf(cancel(now, pair))]));
    known.set(state, results);
    return results;
  };

  const pairsOf = (player: Seat, all: readonly Pair[]): Pair[] => all.filter((pair) => deciderOf(influence, all, pair, starter) === player);

  /** D7: whether what a player picks, now or later, can make a difference. */
  const decides = (player: Seat, now: Rescue, seen: Set<string> = new Set()): boolean => {
    const state = stateText(now);
    if (seen.has(state) || resultsOf(now).size === 1) return false;
    seen.add(state);
    const all = pairs(now);
    const outcomes = pairsOf(player, all).map((pair) => [...resultsOf(cancel(now, pair))].sort().join('\n'));
    return new Set(outcomes).size > 1 || all.some((pair) => decides(player, cancel(now, pair), seen));
  };

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
      const forced = questions.filter(({ player, keys }) => keys.length === 1 || !decides(player, now));
      if (forced.length === 0) return questions;
      const first = all.find(({ key }) => forced.some(({ keys }) => keys.includes(key)))!;
      now = cancel(now, first);
    }
  };
  yield* askAll(open, starter);
  return now;
}
