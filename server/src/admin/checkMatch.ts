import { matchSetupOf } from '@hexfall/shared/lobby/matchSetup';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import { hasCurrentRules, resumeMatch } from '../match/storedMatch.js';
import type { MatchRepository } from '../store/MatchRepository.js';
import { readMatch } from '../store/savedRows.js';
import { reasonOf } from '../store/StoreFailure.js';
import type { SavedMatch } from '../table/savedMatch.js';
import type { Row } from './archive.js';

/** Returns one sentence about what is wrong with a stored match, or null. A match of another rules version is not replayed. */
const faultOf = (saved: SavedMatch): string | null => {
  const { rules, setup, log, finished, positions = [] } = saved;
  const gap = log.findIndex(({ seq }, index) => seq !== index + 1);
  if (gap >= 0) return `intent ${gap + 1} is missing`;
  if (!hasCurrentRules({ rules })) return null;
  if (!matchSetupOf(setup)) return log.length === 0 ? null : 'it has intents and has not started';
  // Everything is played again that can be.
  const over = resumeMatch({ ...saved, positions: positions.filter((position) => position.rules < rules) })?.over ?? false;
  if (over === finished) return null;
  return over ? 'it is over but not marked as finished' : 'it is marked as finished but not over';
};

/** A match of an archive, in the form in which a store reads it. An error is one sentence about it. */
export const checkRows = (match: Row, intents: readonly Row[], positions: readonly Row[]): Result<SavedMatch, string> => {
  try {
    const { rules, setup, finished } = match;
    const log = intents.map(({ seq, player, intent, client, n, clock }) => ({
      ...{ seq: Number(seq), player: Number(player), client: String(client), n: Number(n) },
      ...{ intent: String(intent), clock: clock === null ? null : String(clock) },
    }));
    const saved = readMatch({ rules: Number(rules), setup: String(setup), finished: Number(finished) }, log);
    const kept = positions.map((row) => ({ rules: Number(row['rules']), seq: Number(row['seq']), content: String(row['content']) }));
    const whole = { ...saved, ...(kept.length > 0 && { positions: kept }) };
    const fault = faultOf(whole);
    return fault === null ? ok(whole) : fail(fault);
  } catch (error) {
    return fail(reasonOf(error));
  }
};

/** Loads a match, null if there is none, and replays it. An error is one sentence about what is wrong with it. */
export const loadChecked = async (store: MatchRepository, code: string): Promise<Result<SavedMatch | null, string>> => {
  try {
    const saved = await store.load(code);
    const fault = saved && faultOf(saved);
    return fault === null ? ok(saved) : fail(fault);
  } catch (error) {
    return fail(reasonOf(error));
  }
};
