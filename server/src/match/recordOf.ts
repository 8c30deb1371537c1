import { dealtCount, isDealt } from '@hexfall/shared/lobby/armySelection';
import { seedPartsOf } from '@hexfall/shared/lobby/fairSeed';
import { matchSetupOf, recordedSeries } from '@hexfall/shared/lobby/matchSetup';
import { isPerson } from '@hexfall/shared/lobby/seats';
import type { Setup } from '@hexfall/shared/lobby/setup';
import { logDigest } from '@hexfall/shared/notation/fair';
import type { RecordedIntent } from '@hexfall/shared/notation/intent';
import type { RecordJson } from '@hexfall/shared/notation/json';
import { formatRecord, type MatchRecord } from '@hexfall/shared/notation/record';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import type { EarlierPart } from './positions.js';

interface Recorded {
  /** The version of the rules it was played by; by default the current one. */
  readonly rules?: number;
  readonly setup: Setup;
  readonly log: readonly RecordedIntent[];
  /** What was played before its rules changed. */
  readonly earlier?: EarlierPart | null;
}

/** The names of the players, if all people among them agree that the record has them; else nothing. */
const namesIn = ({ seats }: Setup): Pick<MatchRecord, 'names'> =>
  seats.every((taken) => !isPerson(taken) || taken.named) ? { names: seats.map((taken) => taken?.name ?? '') } : {};

/** The intents of a record, with what was played before the rules changed. */
export const partsOf = (
  intents: readonly RecordedIntent[],
  earlier: EarlierPart | null,
): Pick<MatchRecord, 'intents' | 'position' | 'earlier'> =>
  earlier
    ? {
        position: earlier.state,
        earlier: { rules: earlier.rules, intents: intents.slice(0, earlier.seq) },
        intents: intents.slice(earlier.seq),
      }
    : { intents };

/** Returns the record of a match, including what is secret until it is over. Throws if the match has not started. */
export const recordOf = (code: string, { rules = RULES_VERSION, setup, log, earlier = null }: Recorded): RecordJson => {
  const start = matchSetupOf(setup);
  if (!start) throw new Error(`match ${code} has not started`);
  const draw = seedPartsOf(setup);
  const dealt = isDealt(setup) && { dealt: dealtCount(start) };
  const { deal } = setup;
  const fair = draw && { fair: { ...draw, log: logDigest(log), ...dealt, ...(deal && { deal: { table: deal.table, of: deal.of } }) } };
  const record = formatRecord({ setup: start, ...partsOf(log, earlier), ...namesIn(setup), ...recordedSeries(setup), ...fair });
  return { ...record, rules };
};
