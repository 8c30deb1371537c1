import { idOf } from '@hexfall/shared/content/catalog';
import { isReplayed } from '@hexfall/shared/inspect/battleSpan';
import { type DescribedEvent, describeEvents } from '@hexfall/shared/inspect/describeEvents';
import type { Fact, FactOf } from '@hexfall/shared/inspect/fact';
import type { GameEvent } from '@hexfall/shared/model/event';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Seat } from '@hexfall/shared/model/seat';
import type { PublicState, Table } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';
import type { PlayedIntent } from '@hexfall/shared/protocol/messages';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { fold } from '@hexfall/shared/rules/evolve';

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

/** The log of one accepted intent. */
export interface HistoryEntry {
  readonly seq: number;
  readonly lines: readonly LogLine[];
}

/** One accepted intent: what it did to which table. */
export interface PlayedStep {
  readonly seq: number;
  readonly player: Seat;
  readonly intent: Intent;
  readonly before: Table;
  readonly events: readonly GameEvent[];
}

/** Everything that has happened so far, from the first intent on. */
export interface History {
  /** The last intent in it. */
  readonly seq: number;
  readonly state: PublicState;
  readonly entries: readonly HistoryEntry[];
  /** Every intent received, without gaps: after a gap the history restarts. */
  readonly steps: readonly PlayedStep[];
}

/**
 * Returns the history of a match before its first intent. Any seed will do: the events say what was drawn.
 * @param hired the mercenaries each player has hired (P1), drawn or not.
 */
export const beginHistory = ({ options, players }: Table, hired: readonly (readonly TileKey[])[]): History => {
  const setup = {
    options,
    armies: players.map(({ army }) => army),
    persons: players.map(({ person }) => person),
    mercenaries: hired.map((tiles) => tiles.map(idOf)),
    seed: '',
  };
  const created = createMatch(setup);
  if (!created.ok) throw new Error(`the server plays what this page refuses: ${created.error.message}`);
  const { table } = created.value;
  return { seq: 0, state: { table, previous: null }, entries: [], steps: [] };
};

/** The history if intents are missing: it continues from a table that the server has sent. */
export const resumeHistory = (history: History, seq: number, table: Table): History => ({
  ...history,
  seq,
  state: { table, previous: null },
  steps: [],
});

/**
 * Returns the history with one more intent; null if that is not the next one. If the present rules would not have led to it, it has no
 * events: the steps start after the change of rules.
 */
export const continueHistory = (history: History, { seq, player, intent, events }: PlayedIntent): History | null => {
  if (seq !== history.seq + 1) return null;
  if (events.length === 0) return { ...history, seq };
  const { lines, after } = logLines(history.state, events);
  const isNew = events.some((event) => event.type === 'rules-changed' && event.table !== null);
  return {
    seq,
    state: after,
    entries: lines.length > 0 ? [...history.entries, { seq, lines }] : history.entries,
    steps: isNew ? [] : [...history.steps, { seq, player, intent, before: history.state.table, events }],
  };
};
