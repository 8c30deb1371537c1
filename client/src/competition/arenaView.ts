import { isPairing } from '@hexfall/shared/competition/competition';
import { MOST_ARENA_MATCHES } from '@hexfall/shared/competition/regulations';
import type { CompetitionView } from '@hexfall/shared/protocol/competitions';

export const isArena = ({ regulations }: Pick<CompetitionView, 'regulations'>): boolean => regulations.format === 'arena';

/** Whether the user waits in an arena for an opponent. */
export const isWaitingIn = (view: Pick<CompetitionView, 'rounds' | 'phase' | 'entrants' | 'you'>): boolean =>
  isPairing(view) && view.entrants[view.you.entrant ?? -1]?.here === true;

/** Whether an entrant of an arena may be paired once more. */
export const hasMatchesLeft = ({ standings }: Pick<CompetitionView, 'standings'>, entrant: number): boolean =>
  (standings.find((standing) => standing.entrant === entrant)?.matchPoints.length ?? 0) < MOST_ARENA_MATCHES;
