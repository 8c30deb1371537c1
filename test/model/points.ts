import { cellOf } from '@hexfall/shared/hex/cells';
import type { Hit } from '@hexfall/shared/model/event';
import type { Seat } from '@hexfall/shared/model/seat';
import { NOBODY } from '@hexfall/shared/model/state';
import type { Field } from './field.js';

/** G3, G6: the points that wounds which count are worth, by player, where `scores` has what the players have already. */
export const pointsFor = (field: Field, wounding: readonly Hit[], scores: readonly number[]): { player: Seat; points: number }[] =>
  scores.flatMap((_, player) => {
    const points = wonBy(field, wounding, scores, player);
    return points > 0 ? [{ player, points }] : [];
  });

/** What counts of a player's points: a side's end at 20 for each of its players, and the lower seat's come first (G6). */
const wonBy = (field: Field, wounding: readonly Hit[], scores: readonly number[], player: Seat): number => {
  const side = [...scores.keys()].filter((seat) => field.sides.areFriends(seat, player));
  const before = side.reduce((total, seat) => total + scores[seat]!, 0);
  const earlier = side.filter((seat) => seat < player).reduce((total, seat) => total + dealtBy(field, wounding, seat), 0);
  return Math.max(0, Math.min(dealtBy(field, wounding, player), 20 * side.length - before - earlier));
};

/** The wounds that a player's units deal to enemy HQs. */
const dealtBy = (field: Field, wounding: readonly Hit[], player: Seat): number =>
  wounding.reduce((total, { from, to, wounds, by }) => {
    const target = field.pieces.get(cellOf(to))!;
    const hitter = by ?? field.pieces.get(cellOf(from))!.owner;
    if (hitter !== player || hitter === NOBODY || target.spec.kind !== 'hq') return total;
    return field.sides.areFriends(player, target.owner) ? total : total + wounds;
  }, 0);
