import type { Intent, IntentKind } from '@hexfall/shared/model/intent';
import type { Rejection } from '@hexfall/shared/model/rejection';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { fold } from '@hexfall/shared/rules/evolve';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { type PlannedStep, plannedStep } from './plannedSteps.js';
import { turnsUntil } from './seating.js';

/* A player's own plan for the next turn, made while others play: which intents can be planned, and which are still possible. */

/** What changes the board and can be taken back. Nothing that ends a turn, draws or discards is planned. */
const PLANNED: readonly IntentKind[] = [
  'place',
  'move',
  'push',
  'castle',
  'rotate',
  'rotate-turret',
  'attach',
  'sniper',
  'grenade',
  'air-strike',
  'small-bomb',
  'place-bomber-2',
];

/** A planned intent that has become impossible. */
export interface DroppedStep {
  /** What it would have done when it was possible last; null if that was before this visit. */
  readonly planned: PlannedStep | null;
  readonly why: Rejection;
}

/** What is left of a plan. */
export interface Replanned {
  readonly steps: readonly PlannedStep[];
  readonly refused: readonly { readonly intent: Intent; readonly why: Rejection }[];
}

/**
 * Returns the table as if a seat had its next turn now with its current tiles: it draws and discards nothing. Null if it has no turn to
 * come, or the HQs are still being placed.
 */
export const nextTurnTable = (table: Table, seat: Seat): Table | null => {
  const { turn, outcome } = table;
  if (outcome || turn.phase !== 'turn' || !table.players[seat] || table.players[seat].out) return null;
  if (turn.player === seat) return { ...table, turn: { ...turn, mustDiscard: false }, canTakeBack: false };
  const away = turnsUntil(table)[seat];
  if (away === null || away === undefined) return null;
  const quiet: Table = { ...table, battle: null, pending: null, decision: null, canTakeBack: false };
  const { player, slot, number, additional } = turn;
  return fold({ table: quiet, previous: null }, [
    { type: 'turn-ended', player },
    { type: 'turn-started', player: seat, number: number + away, slot, additional },
  ]).table;
};

/** Everything that a seat could do next in its plan. */
export const plannableIntents = (table: Table, seat: Seat): readonly Intent[] =>
  legalIntents(table, seat).filter((intent) => PLANNED.includes(intent.do));

/** Returns which of the planned intents are still possible one after the other, and which are not, and why. */
export const replan = (table: Table, seat: Seat, intents: readonly Intent[]): Replanned => {
  const steps: PlannedStep[] = [];
  const refused: { readonly intent: Intent; readonly why: Rejection }[] = [];
  for (const intent of intents) {
    const before = steps.at(-1)?.after ?? table;
    const step = plannedStep(before, seat, intent);
    if (step.ok) steps.push(step.value);
    else refused.push({ intent, why: step.error });
  }
  return { steps, refused };
};
