import { actingSeat } from '@hexfall/shared/rules/legal';
import { isPerson } from '../lobby/seats.js';
import type { ClockReading } from '../table/setup.js';
import type { SavedMatch } from '../table/savedMatch.js';
import { Match } from './Match.js';
import { matchSetupOf } from './startMatch.js';
import { TableClock } from './TableClock.js';

/**
 * O10: the clocks of a match that leaves its server, as they stood at a moment, stopped until it is opened at another one; null
 * without clocks. As always when a match is not in memory, only clocks in hours or days count the time since the last intent.
 */
export const stoppedClock = ({ setup, log }: Pick<SavedMatch, 'setup' | 'log'>, at: number): ClockReading | null => {
  const start = matchSetupOf(setup);
  const clock = start && TableClock.resume(setup, log, at, at);
  if (!clock) return null;
  const acting = actingSeat(Match.resume(start, log).table);
  const runs = acting !== null && isPerson(setup.seats[acting]) && !setup.status.paused && !setup.status.substitutes.includes(acting);
  return { ...clock.read(runs ? acting : null, at), stopped: true };
};
