import { logDigest } from '@hexfall/shared/notation/fair';
import type { RecordJson } from '@hexfall/shared/notation/json';
import { formatRecord, type MatchRecord } from '@hexfall/shared/notation/record';
import type { RecordedIntent } from '@hexfall/shared/notation/intent';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import type { Setup } from '../table/setup.js';
import { matchSetupOf } from './startMatch.js';
import { dealtCount } from '../lobby/armySelection.js';
import { seedPartsOf } from '../lobby/fairSeed.js';
import { isPerson } from '../lobby/seats.js';

interface Recorded {
  /** The version of the rules it was played by; by default the current one. */
  readonly rules?: number;
  readonly setup: Setup;
  readonly log: readonly RecordedIntent[];
}

/** The names of the players, if all people among them agree that the record has them; else nothing. */
const namesIn = ({ seats }: Setup): Pick<MatchRecord, 'names'> =>
  seats.every((taken) => !isPerson(taken) || taken.named) ? { names: seats.map((taken) => taken?.name ?? '') } : {};

/** Returns the record of a match, including what is secret until it is over. Throws if the match has not started. */
export const recordOf = (code: string, { rules = RULES_VERSION, setup, log }: Recorded): RecordJson => {
  const start = matchSetupOf(setup);
  if (!start) throw new Error(`match ${code} has not started`);
  const draw = seedPartsOf(setup);
  const dealt = setup.armySelection === 'random' && { dealt: dealtCount(start) };
  const fair = draw && { fair: { ...draw, log: logDigest(log), ...dealt } };
  const record = formatRecord({ setup: start, intents: log, ...namesIn(setup), ...fair });
  return { ...record, rules };
};
