import { computerTurn, isOverBudget, type PlannedTurn, type TurnRequest } from '@hexfall/shared/ai/computerTurn';

/** Runs in the threads of `TurnPlanner`. */
export const plan = (request: TurnRequest): PlannedTurn =>
  computerTurn(
    request,
    isOverBudget(() => performance.now()),
  );
