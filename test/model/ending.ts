import { cellOf } from '@hexfall/shared/hex/cells';
import type { Hit } from '@hexfall/shared/model/event';
import type { Seat } from '@hexfall/shared/model/seat';
import { NOBODY, type Table } from '@hexfall/shared/model/state';
import { type Field, isScoreMode } from './field.js';
import { teamsIn } from './sides.js';

/** G3, G6: the points that wounds which count are worth, by player, where `scores` has what the players have already. */
export const pointsFor = (field: Field, wounding: readonly Hit[], scores: readonly number[]): { player: Seat; points: number }[] =>
  scores.flatMap((_, player) => {
    const points = wonBy(field, wounding, scores, player);
    return points > 0 ? [{ player, points }] : [];
  });

/** G6: what each side's points come to, in the order of its lowest seat. */
export const sidePointsFor = (field: Field, wounding: readonly Hit[], scores: readonly number[]): number[] => {
  const seats = [...scores.keys()];
  const sides = seats.map((seat) => seats.filter((other) => field.sides.areFriends(seat, other)));
  return sides
    .filter(([lowest], seat) => lowest === seat)
    .map((side) => side.reduce((total, seat) => total + wonBy(field, wounding, scores, seat), 0));
};

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

/** Who has won by the fall of HQs or by points when a battle is over (E1, G1, G3–G6); no winners: a draw; null: the match goes on. */
export const winnersAfter = (table: Table, toughness: readonly number[], scores: readonly number[]): Seat[] | null => {
  const teams = teamsIn(table);
  const total = (team: readonly Seat[], of: readonly number[]): number => team.reduce((sum, seat) => sum + of[seat]!, 0);
  if (isScoreMode(table)) {
    const done = teams.filter((team) => total(team, scores) === 20 * team.length);
    return done.length === 0 ? null : done.length === 1 ? done[0]! : [];
  }
  const fell = (seat: Seat): boolean => toughness[seat]! <= 0;
  if (!table.players.some((_, seat) => fell(seat))) return null;
  switch (table.options.mode) {
    case 'one-vs-two':
      return fell(1) || fell(2) ? (fell(0) ? [1, 2] : [0]) : [1, 2];
    case 'team': {
      const losing = teams.filter((team) => team.some(fell));
      if (losing.length === 1) return teams.find((team) => !losing.includes(team))!;
      const [first, second] = teams.map((team) => total(team, toughness)) as [number, number];
      return first === second ? [] : teams[first > second ? 0 : 1]!;
    }
    default: {
      const standing = table.players.flatMap((_, seat) => (fell(seat) ? [] : [seat]));
      return standing.length > 1 ? null : standing;
    }
  }
};
