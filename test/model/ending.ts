import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { isScoreMode } from './field.js';
import { teamsIn } from './sides.js';

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
