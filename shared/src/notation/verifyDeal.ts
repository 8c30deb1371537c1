import { fail, ok, type Result } from '../model/result.js';
import type { MatchRecord, Replayed, ReplayError } from './record.js';
import { type FairError, verifyRecord } from './verifyRecord.js';

/** Why records do not prove that they are of one deal. */
export interface DealError {
  readonly code: FairError['code'] | ReplayError['code'] | 'other-deal' | 'same-table';
  /** One English sentence. */
  readonly message: string;
  /** Where in the list of records, as a JSON pointer. */
  readonly path: string;
}

const dealFault = (records: readonly MatchRecord[]): DealError | null => {
  const draws = records.map(({ fair, setup }) => [fair?.commitment, setup.seed, fair?.deal?.of ?? 1].join());
  const tables = new Set<number>();
  for (const [index, { fair }] of records.entries()) {
    const { table } = fair?.deal ?? { table: 0 };
    if (draws[index] !== draws[0])
      return { code: 'other-deal', message: 'The record is not of the same deal as the first.', path: `/${index}/fair` };
    if (tables.has(table))
      return { code: 'same-table', message: 'Another record is of the same table.', path: `/${index}/fair/deal/table` };
    tables.add(table);
  }
  return null;
};

/** Verifies the records of tables of one deal: each of them, and that all were played from the same draw. */
export const verifyDeal = (records: readonly MatchRecord[]): Result<readonly Replayed[], DealError> => {
  const played: Replayed[] = [];
  for (const [index, record] of records.entries()) {
    const verified = verifyRecord(record);
    if (!verified.ok) {
      const { error } = verified;
      const path = 'path' in error ? error.path : error.index === null ? '' : `/intents/${error.index}`;
      return fail({ code: error.code, message: error.message, path: `/${index}${path}` });
    }
    played.push(verified.value);
  }
  const fault = dealFault(records);
  return fault ? fail(fault) : ok(played);
};
