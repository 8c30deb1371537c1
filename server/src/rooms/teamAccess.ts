import type { Mode } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import type { ChatLine } from '@hexfall/shared/protocol/chat';
import { isTeamMode, teamOf } from '@hexfall/shared/rules/sides';
import type { TableSession } from '../match/TableSession.js';

/** What says whose team a client belongs to. */
interface Holder {
  readonly access: { readonly seats: readonly Seat[] };
}

/**
 * Returns the team that a client may talk to: the one of all its seats. Null for spectators, without teams, before the match, and for a
 * device that several sides share, because enemies must not read a team's messages.
 */
export const teamOfClient = ({ match, setup }: Pick<TableSession, 'match' | 'setup'>, { access }: Holder): number | null => {
  const { mode } = setup.options;
  if (!match || !isTeamMode(mode)) return null;
  const [team, ...others] = new Set(access.seats.map((seat) => teamOf(mode, seat)));
  return team === undefined || others.length > 0 ? null : team;
};

/** Whether a team has several seats: the one who plays alone against two has nobody to talk to. */
export const hasTeamMates = (mode: Mode, seats: number, team: number): boolean =>
  Array.from({ length: seats }, (_, seat) => teamOf(mode, seat)).filter((other) => other === team).length > 1;

/** Whether a client of a team, or of none, may read a line. */
export const mayRead = (team: number | null, line: Pick<ChatLine, 'team'>): boolean => line.team === undefined || line.team === team;
