import { cellOf } from '@hexfall/shared/hex/cells';
import type { Hit } from '@hexfall/shared/model/event';
import { NOBODY, type Seat } from '@hexfall/shared/model/state';
import type { Field } from './field.js';

const MOST = 20;

/** G3, G6: the points that wounds which count are worth, by player, where `scores` has what the players have already. */
export const pointsFor = (field: Field, wounding: readonly Hit[], scores: readonly number[]): { player: Seat; points: number }[] =>
  scores.flatMap((score, player) => {
    const dealt = wounding.map(({ from, to, wounds, by }) => {
      const target = field.pieces.get(cellOf(to))!;
      const hitter = by ?? field.pieces.get(cellOf(from))!.owner;
      if (hitter !== player || hitter === NOBODY || target.spec.kind !== 'hq') return 0;
      return field.sides.areFriends(player, target.owner) ? 0 : wounds;
    });
    const points = Math.min(
      MOST - score,
      dealt.reduce((total, wounds) => total + wounds, 0),
    );
    return points > 0 ? [{ player, points }] : [];
  });
