import { formatPosition } from '../notation/formatPosition.js';
import { parseRecord, replay } from '../notation/record.js';
import { fail, ok } from '../model/result.js';
import { parseIntent } from '../protocol/intents.js';
import type { Answer } from './answer.js';
import { shortOutcome } from './battle.js';

/** `record`: plays a recorded match again, up to its last intent. */
export const record = (json: unknown): Answer => {
  const parsed = parseRecord(json, parseIntent);
  if (!parsed.ok) return parsed;
  const { intents } = parsed.value;
  const replayed = replay(parsed.value);
  if (!replayed.ok) {
    const { code, message, index } = replayed.error;
    return fail({ code, message, path: index === null ? '' : `/intents/${index}` });
  }
  const { table } = replayed.value;
  return ok({ accepted: intents.length, decision: table.decision, outcome: shortOutcome(table.outcome), position: formatPosition(table) });
};
