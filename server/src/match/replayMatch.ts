import type { SavedMatch } from '../table/savedMatch.js';
import { Match } from './Match.js';
import type { Step } from './PlayedIntents.js';
import { matchSetupOf } from './startMatch.js';

/**
 * Replays a stored match, a part at a time; null if it has not begun. Rejects if the rules no longer accept one of its intents.
 * @param pause fulfilled when it is our turn again.
 */
export const replayMatch = async (
  { setup, log }: Pick<SavedMatch, 'setup' | 'log'>,
  pause: () => Promise<unknown>,
  step?: Step,
): Promise<Match | null> => {
  const start = matchSetupOf(setup);
  return start && (await Match.replay(start, log, pause, step));
};
