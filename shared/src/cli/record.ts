import { fail, ok, type Result } from '../model/result.js';
import { formatPosition } from '../notation/formatPosition.js';
import { type MatchRecord, parseRecord, replay, type Replayed } from '../notation/record.js';
import { verifyDeal } from '../notation/verifyDeal.js';
import { verifyRecord } from '../notation/verifyRecord.js';
import { shortOutcome } from './battle.js';
import type { CliAnswer, CliError } from './call.js';

type Play = (record: MatchRecord) => Result<Replayed, Omit<CliError, 'path'> & { readonly path?: string; readonly index?: number | null }>;

const answerBy =
  (play: Play, more: (record: MatchRecord) => object) =>
  (json: unknown): CliAnswer => {
    const parsed = parseRecord(json);
    if (!parsed.ok) return parsed;
    const replayed = play(parsed.value);
    if (!replayed.ok) {
      const { code, message, path, index } = replayed.error;
      return fail({ code, message, path: path ?? (typeof index === 'number' ? `/intents/${index}` : '') });
    }
    const { table, piles } = replayed.value.state;
    const played = { accepted: parsed.value.intents.length, decision: table.decision, outcome: shortOutcome(table.outcome) };
    return ok({ ...more(parsed.value), ...played, position: formatPosition(table, piles) });
  };

/** `record`: plays a recorded match again, up to its last intent. */
export const recordAnswer = answerBy(replay, () => ({}));

/** `record --verify`: checks before that the draw was fair. */
export const verifiedRecord = answerBy(verifyRecord, ({ setup, fair }) => ({
  verified: true,
  commitment: fair?.commitment,
  seed: setup.seed,
}));

/**
 * `record --verify ONE TWO …`: the same for several tables of a deal, and that all of them were played from one draw.
 * @param contribution what somebody has contributed to it, to say whether it is there; undefined for nobody.
 */
export const verifiedDeal = (documents: readonly unknown[], contribution: string | undefined): CliAnswer => {
  const records: MatchRecord[] = [];
  for (const [index, json] of documents.entries()) {
    const parsed = parseRecord(json);
    if (!parsed.ok) return fail({ ...parsed.error, path: `/${index}${parsed.error.path}` });
    records.push(parsed.value);
  }
  const verified = verifyDeal(records);
  if (!verified.ok) return verified;
  const [fair, seed] = [records[0]?.fair, records[0]?.setup.seed];
  const tables = verified.value.map(({ state: { table } }, index) => ({
    table: records[index]?.fair?.deal?.table ?? 0,
    outcome: shortOutcome(table.outcome),
  }));
  return ok({
    ...{ verified: true, commitment: fair?.commitment, seed, of: fair?.deal?.of ?? 1, tables },
    ...(contribution !== undefined && { contributed: fair?.contributions.includes(contribution) === true }),
  });
};
