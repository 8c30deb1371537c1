import type { Seat } from '../model/seat.js';
import type { MatchScore } from '../model/series.js';
import type { Table } from '../model/state.js';
import { totalOf } from '../rules/outcome.js';
import { sides, teamOf } from '../rules/sides.js';

/** By how much the first or second of two values is greater than the other. */
const lead = ([first = 0, second = 0]: readonly number[], of: number): number => (of === 0 ? first - second : second - first);

/**
 * Returns what a finished match counts in a series. A draw has no HQ difference, and neither has a match of more than two sides. A side that
 * has lost because an HQ fell has none left, also if another of its HQs stands (G5); resigning counts as that, so nobody keeps points by it.
 */
export const matchScoreOf = (table: Table): MatchScore => {
  const { outcome, players } = table;
  const [teams, winners] = [sides(table), outcome?.winners ?? []];
  if (winners.length === 0 || teams.length !== 2) return { winners, hq: players.map(() => 0) };
  const valueOf = (seats: readonly Seat[]): number => {
    const hasWon = seats.some((seat) => winners.includes(seat));
    return !hasWon && (outcome?.reason === 'resigned' || outcome?.reason === 'hq-destroyed') ? 0 : totalOf(table, seats);
  };
  const values = teams.map(valueOf);
  return { winners, hq: players.map((_, seat) => lead(values, teamOf(table.options.mode, seat))) };
};
