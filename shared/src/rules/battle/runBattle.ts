import { cellOf } from '../../hex/cells.js';
import type { Seat } from '../../model/seat.js';
import type { BattleCause } from '../../model/state.js';
import { type Answerer, answerTo, type AskPlayer } from '../answers.js';
import { afterRemoval, influenceOf } from '../influence.js';
import { record, type Work } from '../work.js';
import { actionsOf, reschedule } from './initiative.js';
import { nextPhase } from './phase.js';
import { openWarehouses } from './warehouseHits.js';

/** Starts a battle; `runBattle` fights it (B1, B6). */
export const startBattle = (work: Work, starter: Seat, cause: BattleCause): void =>
  record(work, { type: 'battle-started', starter, cause });

/**
 * Fights the running battle on from where it stands, phase by phase (B3), until it is over or somebody has to decide.
 * A phase that waits for an answer has recorded nothing but its questions: it is worked out again with the answers given.
 * @returns whether the battle is over.
 */
export const runBattle = (work: Work, answer: Answerer = leaveOpen): boolean => {
  const { table } = work;
  let actions = actionsOf(table.battle!, influenceOf(table));
  let asked = 0;
  const answerNext: AskPlayer = (decision) => answer(decision, asked++);
  for (;;) {
    const next = nextPhase(table, actions, askIn(work, answerNext));
    if (next === 'waiting') return false;
    if (next !== 'over') {
      record(work, next);
      openWarehouses(work, next);
    }
    if (next === 'over' || next.initiative === LAST_PHASE) {
      record(work, { type: 'battle-ended', changed: table.battle!.changed });
      return true;
    }
    // Units only ever leave during a battle, and opened warehouses are attacked no more (R2): nothing else changes what units do.
    if (next.warehouses?.some(({ to }) => to !== undefined)) actions = actionsOf(table.battle!, influenceOf(table));
    else if (next.removed.length > 0) reschedule(actions, afterRemoval(actions.influence, next.removed.map(cellOf)), next.initiative);
  }
};

/** B3 */
const LAST_PHASE = 0;

const leaveOpen = (): null => null;

const NO_ANSWERS: readonly string[] = [];

/** How the questions of one phase are answered: with the answers given before, and then at once or not yet. */
const askIn = (work: Work, answer: AskPlayer): AskPlayer => {
  let next = 0;
  return (decision) => {
    const given = work.table.pending?.answers ?? NO_ANSWERS;
    const known = given[next++];
    if (known !== undefined) return answerTo(decision, known);
    record(work, { type: 'asked', decision, pending: { kind: 'phase', intent: null, answers: given } });
    const key = answer(decision);
    if (key === null) return null;
    record(work, { type: 'chose', player: decision.player, key: answerTo(decision, key) });
    return key;
  };
};
