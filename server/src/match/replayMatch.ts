import type { SavedMatch } from '../store/MatchRepository.js';
import { Match, type Step } from './Match.js';
import { matchSetupOf } from './startMatch.js';

/** Replays a stored match while others are served; null if it has not begun. Rejects if the rules no longer accept one of its intents. */
export const replayMatch = async ({ setup, log }: Pick<SavedMatch, 'setup' | 'log'>, step?: Step): Promise<Match | null> => {
  const start = matchSetupOf(setup);
  return start && (await Match.replay(start, log, step));
};
