import { logDigest } from '@hexfall/shared/notation/fair';
import type { RecordJson } from '@hexfall/shared/notation/json';
import { formatRecord } from '@hexfall/shared/notation/record';
import type { RecordedIntent } from '@hexfall/shared/notation/recordedIntent';
import type { Setup } from '../store/MatchStore.js';
import { matchSetupOf } from './beginning.js';
import { fairDrawOf } from './fairDraw.js';

interface Recorded {
  readonly setup: Setup;
  readonly log: readonly RecordedIntent[];
}

/** The record of a match, with everything that is secret until it is over. Throws if the match has not started. */
export const recordOf = (code: string, { setup, log }: Recorded): RecordJson => {
  const start = matchSetupOf(setup);
  if (!start) throw new Error(`match ${code} has not started`);
  const draw = fairDrawOf(setup);
  const dealt = setup.muster === 'random' && { dealt: true };
  return formatRecord({ setup: start, intents: log, ...(draw && { fair: { ...draw, log: logDigest(log), ...dealt } }) });
};
