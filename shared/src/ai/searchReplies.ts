import type { Seat } from '../model/seat.js';
import type { GameState, Table } from '../model/state.js';
import { actingSeat } from '../rules/legal.js';
import { isFriendly } from '../rules/sides.js';
import type { Evaluator } from './evaluate.js';
import { foreseeState } from './foresee.js';
import { planTurn, type Beam, type Plan } from './planTurn.js';
import type { RandomSource } from './random.js';
import { samplePiles } from './samplePiles.js';

/** How replies to a turn are searched. */
export interface Replies {
  /** How many of the best plans are looked at. */
  readonly plans: number;
  /** How many draws are sampled; the same for every plan. */
  readonly samples: number;
  readonly beam: Beam;
  /** How much the value before the reply counts beside the value after it, from 0 to 1. */
  readonly blend: number;
}

/** The state after a plan, on sampled piles; null if it cannot be carried out there. */
const carryOut = (start: GameState, seat: Seat, { intents }: Plan): GameState | null => {
  let state: GameState | null = start;
  for (const intent of intents) {
    if (!state || state.table.outcome) return state;
    state = foreseeState(state, seat, intent);
  }
  return state;
};

/** The value to a seat after the next player's best turn; the present one if that is the seat itself or a team-mate. */
const afterReply = (state: GameState, seat: Seat, evaluator: Evaluator, beam: Beam, random: RandomSource): number => {
  const { table } = state;
  const next = actingSeat(table);
  if (next === null || table.decision || next === seat || isFriendly(table, next, seat)) return evaluator.value(table, seat);
  const [reply] = planTurn(table, next, evaluator, beam, random);
  const replied = reply && carryOut(state, next, reply);
  return evaluator.value(replied ? replied.table : table, seat);
};

/**
 * Chooses among plans by what the next player can answer: shallow search over sampled draws.
 * @param plans the best first.
 */
export const searchReplies = (
  table: Table,
  seat: Seat,
  plans: readonly Plan[],
  evaluator: Evaluator,
  { plans: most, samples, beam, blend }: Replies,
  random: RandomSource,
): Plan => {
  const starts = Array.from({ length: samples }, () => samplePiles(table, random));
  let best: Plan | null = null;
  for (const plan of plans.slice(0, most)) {
    let sum = 0;
    let reached = 0;
    for (const start of starts) {
      const state = carryOut(start, seat, plan);
      if (!state) continue;
      sum += afterReply(state, seat, evaluator, beam, random);
      reached += 1;
    }
    if (reached === 0) continue;
    const value = (1 - blend) * (sum / reached) + blend * plan.value;
    if (!best || value > best.value) best = { intents: plan.intents, value };
  }
  return best ?? plans[0]!;
};
