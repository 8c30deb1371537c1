import { cellOf } from '../../hex/cells.js';
import type { Decision } from '../../model/decision.js';
import type { BattleCause, Seat } from '../../model/state.js';
import { answersFrom } from '../answers.js';
import { afterRemoval, influenceOf } from '../influence.js';
import { record, type Work } from '../work.js';
import { actionsOf, reschedule } from './initiative.js';
import { nextPhase } from './phase.js';

/** Starts a battle; `runBattle` fights it (B1, B6). */
export const startBattle = (work: Work, starter: Seat, cause: BattleCause): void =>
  record(work, { type: 'battle-started', starter, cause });

/**
 * Fights the running battle on from where it stands, phase by phase (B3), until it is over or somebody has to decide.
 * A phase that waits records nothing before its last answer: it is worked out again with the answers given.
 * @param answer answers a question at once; undefined leaves it open.
 * @returns whether the battle is over.
 */
export const runBattle = (work: Work, answer: (decision: Decision) => string | undefined = leaveOpen): boolean => {
  const { table } = work;
  const influence = influenceOf(table);
  const actions = actionsOf(table.battle!, influence);
  let answers = answersFrom(NO_ANSWERS);
  for (;;) {
    const given = table.pending?.answers ?? NO_ANSWERS;
    if (given !== answers.given) answers = answersFrom(given);
    const next = nextPhase(table, actions, answers.ask);
    if (next === 'over') {
      record(work, { type: 'battle-ended', changed: table.battle!.changed });
      return true;
    }
    if (next === 'waiting') {
      const decision = answers.decision()!;
      record(work, { type: 'asked', decision, pending: { kind: 'phase', intent: null, answers: given } });
      const key = answer(decision);
      if (key === undefined) return false;
      record(work, { type: 'chose', player: decision.player, key });
      continue;
    }
    record(work, next);
    // Units only ever leave during a battle: nothing else can change what the others do to each other.
    if (next.removed.length > 0) reschedule(actions, afterRemoval(influence, next.removed.map(cellOf)), next.initiative);
  }
};

const leaveOpen = (): undefined => undefined;

const NO_ANSWERS: readonly string[] = [];
