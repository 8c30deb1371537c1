import type { EventType, GameEvent } from '@hexfall/shared/model/event';
import type { Table } from '@hexfall/shared/model/state';
import { copyTable, evolve } from '@hexfall/shared/rules/evolve';
import { publicTable } from '@hexfall/shared/rules/view';
import { film } from '../battle/timeline.js';
import type { Fact, Frame } from '../battle/types.js';

/** One line of the log, as data: it is worded when it is shown, in the language of that moment. */
export type LogLine =
  | { readonly what: 'event'; readonly event: GameEvent; readonly before: Table }
  | { readonly what: 'fact'; readonly fact: Fact }
  /** All who act in a phase of a battle. */
  | { readonly what: 'phase'; readonly initiative: number; readonly acts: readonly ActFact[] };

export type ActFact = Extract<Fact, { kind: 'acts' }>;

/** What a film shows; the facts of the film tell it. */
const FILMED: readonly EventType[] = ['struck', 'battle-started', 'phase-fought', 'battle-ended', 'hq-fell', 'left'];

export const isFilmed = ({ type }: GameEvent): boolean => FILMED.includes(type);

const isAct = (fact: Fact): fact is ActFact => fact.kind === 'acts';

const linesOfFrame = ({ kind, phase, facts }: Frame): LogLine[] => {
  const acts = kind === 'acts' && phase !== null ? facts.filter(isAct) : [];
  const rest = facts.filter((fact) => !isAct(fact)).map((fact): LogLine => ({ what: 'fact', fact }));
  return kind === 'acts' && phase !== null ? [{ what: 'phase', initiative: phase, acts }, ...rest] : rest;
};

const factsOf = (before: Table, events: readonly GameEvent[]): LogLine[] => film(publicTable(before), events).frames.flatMap(linesOfFrame);

/** The lines that tell the events, and the table after them. */
export const tell = (before: Table, events: readonly GameEvent[]): { readonly lines: readonly LogLine[]; readonly after: Table } => {
  const lines: LogLine[] = [];
  let table = before;
  let filmed: GameEvent[] = [];
  let start = before;
  const closeFilm = (): void => {
    if (filmed.length > 0) lines.push(...factsOf(start, filmed));
    filmed = [];
  };
  for (const event of events) {
    if (!isFilmed(event)) closeFilm();
    else if (filmed.length === 0) start = table;
    if (isFilmed(event)) filmed.push(event);
    if (!isFilmed(event) || event.type === 'battle-started') lines.push({ what: 'event', event, before: table });
    table = copyTable(table);
    evolve(table, event);
  }
  closeFilm();
  return { lines, after: table };
};
