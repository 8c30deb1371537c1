import { RULES_VERSION } from '@hexfall/shared/rules/version';
import type { SavedMatch } from '../table/savedMatch.js';
import { Match } from './Match.js';
import type { Step } from './PlayedIntents.js';
import { matchSetupOf } from './startMatch.js';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { isPerson } from '../lobby/seats.js';
import type { ClockReading } from '../table/setup.js';
import { TableClock } from './TableClock.js';

/** Thrown for a match whose intents would be another game by the current rules. */
export class OtherRulesVersion extends Error {
  constructor(rules: number) {
    super(`This match was played by version ${rules} of the rules; this server plays by version ${RULES_VERSION}.`);
  }
}

/** Whether the match can be played and replayed by the current rules. */
export const hasCurrentRules = ({ rules }: Pick<SavedMatch, 'rules'>): boolean => rules === RULES_VERSION;

/** Throws `OtherRulesVersion` for a match of another version. */
export const requireCurrentRules = (saved: Pick<SavedMatch, 'rules'>): void => {
  if (!hasCurrentRules(saved)) throw new OtherRulesVersion(saved.rules);
};

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

/**
 * O10: the clocks of a match that leaves its server, as they stood at a moment, stopped until it is opened at another one; null
 * without clocks. As always when a match is not in memory, only clocks in hours or days count the time since the last intent.
 */
export const stoppedClock = ({ setup, log }: Pick<SavedMatch, 'setup' | 'log'>, at: number): ClockReading | null => {
  const start = matchSetupOf(setup);
  const clock = start && TableClock.resume(setup, log, at, () => at);
  if (!clock) return null;
  const acting = actingSeat(Match.resume(start, log).table);
  const runs = acting !== null && isPerson(setup.seats[acting]) && !setup.status.paused && !setup.status.substitutes.includes(acting);
  return { ...clock.read(runs ? acting : null, at), stopped: true };
};
