import type { GameEvent } from '@hexfall/shared/model/event';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Rejection } from '@hexfall/shared/model/rejection';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { defaultChoice } from '@hexfall/shared/rules/answers';
import { fold } from '@hexfall/shared/rules/evolve';
import { preview } from '@hexfall/shared/rules/step';
import { type LogLine, logLines } from './history.js';

/** One intent of a turn that is planned or has been played, and what it does. */
export interface PlannedStep {
  readonly intent: Intent;
  readonly before: Table;
  /** What the log would say of it, up to the battle that it starts. */
  readonly lines: readonly LogLine[];
  /** The table afterwards; if the intent starts a battle, before that battle. */
  readonly after: Table;
}

/** More questions in a row do not occur. */
const MOST_QUESTIONS = 200;

/** Whether a plan assumes the default answer to a question: not in a battle, and not where tiles are drawn. */
export const isForeseen = ({ decision, battle }: Table): boolean => decision !== null && decision.kind !== 'draw' && battle === null;

/** The events of an intent and of the default answers to the questions that follow, or why it is refused. Draws nothing. */
const eventsOf = (table: Table, seat: Seat, intent: Intent): Result<readonly GameEvent[], Rejection> => {
  const first = preview(table, seat, intent);
  if (!first.ok) return first;
  const events = [...first.value.events];
  let after = first.value.table;
  for (let asked = 0; after.decision && isForeseen(after) && asked < MOST_QUESTIONS; asked++) {
    const answered = preview(after, after.decision.player, { do: 'choose', key: defaultChoice(after.decision) });
    if (!answered.ok) break;
    events.push(...answered.value.events);
    after = answered.value.table;
  }
  return ok(events);
};

/** Returns what an intent does to a table, by its events. */
export const stepOf = (before: Table, intent: Intent, events: readonly GameEvent[]): PlannedStep => {
  if (intent.do === 'end-turn') return { intent, before, lines: [], after: before };
  const state = { table: before, previous: null };
  const battle = events.findIndex(({ type }) => type === 'battle-started');
  const earlier = battle < 0 ? events : events.slice(0, battle);
  const described = battle < 0 ? events : events.slice(0, battle + 1);
  return { intent, before, lines: logLines(state, described).lines, after: fold(state, earlier).table };
};

/** Returns what an intent of a planned turn would do, or why it would be refused. */
export const plannedStep = (before: Table, seat: Seat, intent: Intent): Result<PlannedStep, Rejection> => {
  const found = eventsOf(before, seat, intent);
  return found.ok ? ok(stepOf(before, intent, found.value)) : found;
};

/** Returns the effects of the intents of a planned turn, one after the other. Ends at one that would be refused. */
export const plannedSteps = (table: Table, seat: Seat, intents: readonly Intent[]): readonly PlannedStep[] => {
  const steps: PlannedStep[] = [];
  for (const intent of intents) {
    const step = plannedStep(steps.at(-1)?.after ?? table, seat, intent);
    if (!step.ok) break;
    steps.push(step.value);
  }
  return steps;
};
