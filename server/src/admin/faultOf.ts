import { matchSetupOf } from '../match/beginning.js';
import { Match } from '../match/Match.js';
import type { SavedMatch } from '../store/MatchStore.js';

/** What is wrong with a match as it is stored, in one sentence; null if it can be played on, or read, as it is. */
export const faultOf = ({ setup, log, finished }: SavedMatch): string | null => {
  const gap = log.findIndex(({ seq }, place) => seq !== place + 1);
  if (gap >= 0) return `intent ${gap + 1} is missing`;
  try {
    const start = matchSetupOf(setup);
    if (!start) return log.length === 0 ? null : 'it has intents and has not started';
    const { over } = Match.resume(start, log);
    if (over === finished) return null;
    return over ? 'it is over and not noted as such' : 'it is noted as over and is not';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
