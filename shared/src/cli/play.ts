import type { GameEvent } from '../model/event.js';
import type { Rejection } from '../model/rejection.js';
import type { Table } from '../model/state.js';
import { formatPosition } from '../notation/formatPosition.js';
import { readPosition } from '../notation/parsePosition.js';
import { list, reading } from '../notation/readers.js';
import { recordedIntent, type RecordedIntent } from '../notation/recordedIntent.js';
import { parseIntent } from '../protocol/intents.js';
import { step } from '../rules/step.js';
import type { Answer } from './answer.js';
import { shortOutcome } from './battle.js';
import { positionAnd } from './documents.js';

const MAX_INTENTS = 10_000;

interface Played {
  readonly accepted: number;
  readonly refusal: Rejection | null;
  readonly table: Table;
  readonly events: readonly GameEvent[];
}

const playAll = (start: Table, intents: readonly RecordedIntent[]): Played => {
  let table = start;
  const events: GameEvent[] = [];
  for (const [accepted, { player, intent }] of intents.entries()) {
    const next = step(table, player, intent);
    if (!next.ok) return { accepted, refusal: next.error, table, events };
    table = next.value.table;
    for (const event of next.value.events) events.push(event);
  }
  return { accepted: intents.length, refusal: null, table, events };
};

const report = ({ accepted, refusal, table, events }: Played): object => ({
  accepted,
  error: refusal && { index: accepted, code: refusal.code, message: refusal.message, rule: refusal.rule ?? null },
  decision: table.decision,
  outcome: shortOutcome(table.outcome),
  events,
  position: formatPosition(table),
});

/** `play`: carries out intents one after the other and stops at the first that is refused. */
export const play = (json: unknown): Answer =>
  reading(() => {
    const { position, at } = positionAnd(json, ['intents']);
    const table = readPosition(position, '');
    return report(playAll(table, at.get('intents', list(recordedIntent(parseIntent, table.players.length), MAX_INTENTS))));
  });
