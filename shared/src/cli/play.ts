import type { GameEvent } from '../model/event.js';
import type { Rejection } from '../model/rejection.js';
import type { GameState } from '../model/state.js';
import { positionAnd } from '../notation/battle.js';
import { formatPosition } from '../notation/formatPosition.js';
import { type RecordedIntent, recordedIntent } from '../notation/intent.js';
import { readPosition } from '../notation/parsePosition.js';
import { manyOf, reading } from '../notation/readers.js';
import { actingSeat, legalIntents } from '../rules/legal.js';
import { step } from '../rules/step.js';
import { shortOutcome } from './battle.js';
import type { CliAnswer } from './call.js';

const MAX_INTENTS = 10_000;

interface Played {
  readonly accepted: number;
  readonly refusal: Rejection | null;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

const playAll = (start: GameState, intents: readonly RecordedIntent[]): Played => {
  let state = start;
  const events: GameEvent[] = [];
  for (const [accepted, { player, intent }] of intents.entries()) {
    const next = step(state, player, intent);
    if (!next.ok) return { accepted, refusal: next.error, state, events };
    state = next.value.state;
    for (const event of next.value.events) events.push(event);
  }
  return { accepted: intents.length, refusal: null, state, events };
};

const report = ({ accepted, refusal, state, events }: Played): object => ({
  accepted,
  error: refusal && { index: accepted, code: refusal.code, message: refusal.message, rule: refusal.rule ?? null },
  decision: state.table.decision,
  outcome: shortOutcome(state.table.outcome),
  events,
  position: formatPosition(state.table, state.piles),
});

/** `play`: carries out intents one after the other and stops at the first that is refused. */
export const play = (json: unknown): CliAnswer =>
  reading(() => {
    const { position, at } = positionAnd(json, ['intents']);
    const state = readPosition(position, '');
    return report(playAll(state, at.get('intents', manyOf(recordedIntent(state.table.players.length), MAX_INTENTS))));
  });

/** `legal`: what the player to act can do. */
export const legal = (json: unknown): CliAnswer =>
  reading(() => {
    const { table } = readPosition(json, '');
    const player = actingSeat(table);
    return { player, intents: player === null ? [] : legalIntents(table, player) };
  });
