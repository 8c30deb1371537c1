import type { Act } from '@hexfall/shared/competition/acts';
import { dueTime } from './competitionView.js';
import type { CurrentCompetition } from './currentCompetition.js';

/** From how long on it does not count that no process has served a competition. */
export const LEAST_GAP_MS = 60_000;

/** How often it is stored that competitions are served. */
export const SERVED_MS = 10_000;

/** Returns the act that leaves out the time in which no process has served a competition; null if there is none, or nothing was due by time. */
export const resumeAfterGap = (current: CurrentCompetition, now: number): Act | null => {
  const gap = now - current.stored.served;
  const isMissed = gap >= LEAST_GAP_MS && current.state.phase === 'running' && dueTime(current, now) !== null;
  return isMissed ? { do: 'resume', gap } : null;
};
