import type { EventType, GameEvent, Phase, StrikeResult } from '../model/event.js';
import type { PublicState, Table } from '../model/state.js';
import { fold } from '../rules/evolve.js';
import { describeHits } from './describeHits.js';
import type { DescribedStep, Fact } from './fact.js';
import { departureFact, stepFacts } from './stepFacts.js';

/** An event with the facts that describe it. */
export interface DescribedEvent {
  readonly event: GameEvent;
  readonly before: Table;
  readonly after: Table;
  /** Set for a phase of a battle and for an instant that hits units: `explainUnit` derives reasons from it. */
  readonly step: DescribedStep | null;
  /** Empty for bookkeeping that changes nothing one can see. */
  readonly facts: readonly Fact[];
}

/** Events without hits that change what is seen, or say whose turn it is. */
const ACTION_EVENTS: readonly EventType[] = [
  'turn-started',
  'discarded',
  'redrew',
  'placed',
  'used',
  'moved',
  'pushed',
  'turned',
  'bomber-placed',
  'swapped',
  'foundation-placed',
  'foundation-destroyed',
  'mine-went-off',
  'fell',
  'turret-turned',
  'attached',
  'prize-won',
  'prize-lost',
  'chose',
  'resigned',
];

const describeStep = (before: Table, strike: StrikeResult, phase: Phase | null, source: string | null): DescribedStep => ({
  before,
  strike,
  phase,
  source,
  hits: describeHits(before, strike, phase),
});

const stepOf = (before: Table, event: GameEvent): DescribedStep | null => {
  switch (event.type) {
    case 'phase-fought':
      return describeStep(before, event, event, null);
    case 'struck':
      return describeStep(before, event, null, event.source);
    default:
      return null;
  }
};

const factsOf = (before: Table, after: Table, event: GameEvent, step: DescribedStep | null): readonly Fact[] => {
  if (step) return stepFacts(step, after);
  switch (event.type) {
    case 'battle-started':
      return [{ kind: 'battle-began', starter: event.starter }];
    case 'battle-ended':
      return [{ kind: 'battle-ended', changed: event.changed }];
    case 'hq-fell':
    case 'left':
      return [departureFact(before, event)];
    default:
      return ACTION_EVENTS.includes(event.type) ? [{ kind: 'action', event, before }] : [];
  }
};

/**
 * Describes events as facts: log, replay and command line turn the same ones into sentences. Needs only public facts.
 * @param before the table before the first event.
 * @param previous what was before that table, where events may undo it (T7).
 */
export const describeEvents = (before: Table, events: readonly GameEvent[], previous: PublicState | null = null): DescribedEvent[] => {
  let state: PublicState = { table: before, previous };
  return events.map((event) => {
    const { table: was } = state;
    state = fold(state, [event]);
    const { table } = state;
    const step = stepOf(was, event);
    return { event, before: was, after: table, step, facts: factsOf(was, table, event, step) };
  });
};
