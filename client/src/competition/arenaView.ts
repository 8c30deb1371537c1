import { MOST_ARENA_MATCHES } from '@hexfall/shared/competition/regulations';
import type { CompetitionView } from '@hexfall/shared/protocol/competitions';

type Seen = Pick<CompetitionView, 'regulations' | 'rounds' | 'phase'>;

export const isArena = ({ regulations }: Pick<CompetitionView, 'regulations'>): boolean => regulations.format === 'arena';

/** Whether an arena has begun and pairs those who wait. */
export const isPairingIn = (view: Seen): boolean => {
  const last = view.rounds.at(-1);
  return isArena(view) && view.phase === 'running' && last !== undefined && last.begun !== null && last.complete === null;
};

/** Whether the user waits in an arena for an opponent. */
export const isWaitingIn = (view: Seen & Pick<CompetitionView, 'entrants' | 'you'>): boolean =>
  isPairingIn(view) && view.entrants[view.you.entrant ?? -1]?.here === true;

/** Whether an entrant of an arena may be paired once more. */
export const hasMatchesLeft = ({ standings }: Pick<CompetitionView, 'standings'>, entrant: number): boolean =>
  (standings.find((standing) => standing.entrant === entrant)?.matchPoints.length ?? 0) < MOST_ARENA_MATCHES;
