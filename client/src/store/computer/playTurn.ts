import type { Intent } from '@hexfall/shared/model/intent';
import type { Rejection } from '@hexfall/shared/model/rejection';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import { defaultChoice } from '@hexfall/shared/rules/answers';
import type { LocalStore } from '../LocalStore.js';
import { isForeseen } from '../plannedSteps.js';

/** Answers the questions of an intent as its plan takes them to be answered. */
const answerForeseen = (store: LocalStore): void => {
  while (isForeseen(store.table)) {
    const { decision } = store.table;
    if (!decision || !store.play(decision.player, { do: 'choose', key: defaultChoice(decision) }).ok) return;
  }
};

/**
 * Carries out a planned turn at a table of the page. Returns why one of its intents is refused, if so. Leaves the questions of a battle,
 * and draws, to the user.
 */
export const playTurn = (store: LocalStore, seat: Seat, intents: readonly Intent[]): Result<null, Rejection> => {
  for (const intent of intents) {
    const played = store.play(seat, intent);
    if (!played.ok) return played;
    answerForeseen(store);
    if (store.table.decision) break;
  }
  return ok(null);
};
