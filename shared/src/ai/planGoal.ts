import type { PlanGoal } from '../model/computer.js';
import type { Intent } from '../model/intent.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import type { Evaluation } from './evaluate.js';
import { foresee } from './foresee.js';

/** What counts for less is no aim, in points of HQ toughness. */
const NOTABLE = 0.05;

/** The table when the plan has been carried out, as it was valued: with its battle, before its turn is ended. */
const carriedOut = (table: Table, seat: Seat, intents: readonly Intent[]): Table => {
  let after = table;
  for (const intent of intents) {
    if (intent.do === 'end-turn') break;
    after = foresee(after, seat, intent) ?? after;
  }
  return after;
};

/**
 * Returns the purpose of a plan: the piece by which the value that the plan was chosen for has grown the most; null if that is none.
 * @param evaluation the one by which the plan was chosen.
 */
export const planGoalOf = (
  table: Table,
  seat: Seat,
  intents: readonly Intent[],
  evaluation: Required<Pick<Evaluation, 'stakes'>>,
): PlanGoal | null => {
  const after = carriedOut(table, seat, intents);
  if (after.outcome || after.battle) return null;
  return evaluation.stakes(after, seat).aimSince(evaluation.stakes(table, seat), NOTABLE);
};
