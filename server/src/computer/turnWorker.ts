import { computerTurn, isOverBudget, type PlannedTurn, type TurnRequest } from '@hexfall/shared/ai/computerTurn';
import type { Pairing } from '@hexfall/shared/competition/acts';
import type { PairingRequest } from '@hexfall/shared/competition/due';
import { nextPairings } from '@hexfall/shared/competition/pairings';

/** Runs in the threads of `TurnPlanner`. */
export const plan = (request: TurnRequest): PlannedTurn =>
  computerTurn(
    request,
    isOverBudget(() => performance.now()),
  );

/** Runs there, too. */
export const pairRound = ({ state, outcomes }: PairingRequest): readonly Pairing[] => nextPairings(state, outcomes);
