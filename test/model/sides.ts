import { ARMIES } from '@hexfall/shared/content/catalog';
import type { Mode } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import { NOBODY, type Table } from '@hexfall/shared/model/state';

/** Friends and enemies in a match (G). Units without an owner (P2) are everyone's enemies. */
export interface Sides {
  /** Own or a team-mate's (G2). */
  readonly areFriends: (a: Seat, b: Seat) => boolean;
  /** U1, G7: whether units of the first player hit those of the second. */
  readonly hits: (a: Seat, b: Seat) => boolean;
  /** N1, G7: whether nets of the first player catch units of the second. */
  readonly catches: (a: Seat, b: Seat) => boolean;
}

const isTeamMode = (mode: Mode): boolean => mode === 'team' || mode === 'team-score';

/** G4, G5: the players of every side. */
export const teamsIn = ({ options: { mode }, players }: Pick<Table, 'options' | 'players'>): Seat[][] => {
  if (mode === 'one-vs-two') return [[0], [1, 2]];
  return isTeamMode(mode) ? [[0, 1], [2, 3]] : players.map((_, seat) => [seat]); // prettier-ignore
};

export const sidesOf = (table: Pick<Table, 'options' | 'players'>): Sides => {
  const teams = teamsIn(table);
  const isMoloch = (seat: Seat): boolean => seat !== NOBODY && ARMIES[table.players[seat]!.army].hostileToAllies === true;
  const areFriends = (a: Seat, b: Seat): boolean => teams.some((team) => team.includes(a) && team.includes(b));
  const hits = (a: Seat, b: Seat): boolean => !areFriends(a, b) || (a !== b && isMoloch(a));
  return { areFriends, hits, catches: (a, b) => hits(a, b) || hits(b, a) };
};

/** The seats in the order of turns, from the turn that follows the latest one of a player (G4, G5, P2). */
export const turnsAfter = ({ options: { mode }, players, turn }: Pick<Table, 'options' | 'players' | 'turn'>, seat: Seat): Seat[] => {
  const round = mode === 'one-vs-two' ? [0, 1, 0, 2] : isTeamMode(mode) ? [0, 2, 1, 3] : players.map((_, player) => player);
  // The loner has two turns in a round; the later one has been if the turns have come so far.
  const last = mode === 'one-vs-two' && seat === 0 && turn.slot >= 2 ? 2 : round.indexOf(seat);
  return [...round.slice(last + 1), ...round.slice(0, last + 1)];
};
