import type { GameEvent } from '@hexfall/shared/model/event';
import type { PublicState, Table } from '@hexfall/shared/model/state';
import { fold } from '@hexfall/shared/rules/evolve';
import { isReplayed } from '@hexfall/shared/inspect/battleSpan';
import { describeEvents, type DescribedEvent } from '@hexfall/shared/inspect/describeEvents';
import type { Fact, FactOf } from '@hexfall/shared/inspect/fact';

/** One line of the log as data: it becomes a sentence when it is shown, in the current language. */
export type LogLine =
  | { readonly what: 'event'; readonly event: GameEvent; readonly before: Table }
  | { readonly what: 'fact'; readonly fact: Fact }
  /** All who act in a phase of a battle. */
  | { readonly what: 'phase'; readonly initiative: number; readonly acts: readonly ActFact[] };

export type ActFact = FactOf<'acts'>;

const isAct = (fact: Fact): fact is ActFact => fact.kind === 'acts';

const linesOfEvent = ({ event, before, facts }: DescribedEvent): LogLine[] => {
  const lines = facts.filter((fact) => !isAct(fact)).map((fact): LogLine => ({ what: 'fact', fact }));
  switch (event.type) {
    case 'phase-fought':
      return [{ what: 'phase', initiative: event.initiative, acts: facts.filter(isAct) }, ...lines];
    case 'battle-started':
      return [{ what: 'event', event, before }, ...lines];
    default:
      return isReplayed(event) ? lines : [{ what: 'event', event, before }];
  }
};

/** The lines that describe the events, and the state after them. */
export const logLines = (
  before: PublicState,
  events: readonly GameEvent[],
): { readonly lines: readonly LogLine[]; readonly after: PublicState } => ({
  lines: describeEvents(before.table, events, before.previous).flatMap(linesOfEvent),
  after: fold(before, events),
});
