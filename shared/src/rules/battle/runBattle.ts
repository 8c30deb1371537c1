import { cellOf } from '../../hex/cells.js';
import type { BattleCause, Seat } from '../../model/state.js';
import { answersFrom } from '../answers.js';
import { dropRemoved, fieldOf } from '../field.js';
import { givesInfluence, influenceOn } from '../influence.js';
import { record, type Work } from '../work.js';
import { nextPhase } from './phase.js';

/** Starts a battle; `runBattle` fights it (B1, B6). */
export const startBattle = (work: Work, starter: Seat, cause: BattleCause): void =>
  record(work, { type: 'battle-started', starter, cause });

/**
 * Fights the running battle on from where it stands, phase by phase (B3), until it is over or somebody has to decide.
 * A phase that waits records nothing before its last answer: it is worked out again with the answers given.
 * @returns whether the battle is over.
 */
export const runBattle = (work: Work): boolean => {
  const { table } = work;
  const field = fieldOf(table);
  let influence = influenceOn(field);
  for (;;) {
    const given = table.pending?.answers ?? [];
    const answers = answersFrom(given);
    const next = nextPhase(table, influence, answers.ask);
    if (next === 'over') {
      record(work, { type: 'battle-ended', changed: table.battle!.changed });
      return true;
    }
    if (next === 'waiting') {
      record(work, { type: 'asked', decision: answers.decision()!, pending: { kind: 'phase', intent: null, answers: given } });
      return false;
    }
    record(work, next);
    if (next.removed.length === 0) continue;
    // Units only ever leave during a battle, and one that gives nothing changes nothing for the others by leaving.
    dropRemoved(field);
    if (next.removed.some((at) => givesInfluence(field.tiles[cellOf(at)]!))) influence = influenceOn(field);
  }
};
