import type { Seat } from '../model/seat.js';
import type { GameState, Table } from '../model/state.js';
import { actingSeat } from '../rules/legal.js';
import { isFriendly } from '../rules/sides.js';
import type { Evaluation } from './evaluate.js';
import { foreseeState } from './foresee.js';
import { planTurn, type Beam, type Plan } from './planTurn.js';
import type { RandomSource } from '../model/random.js';
import { samplePiles } from './samplePiles.js';

/** How replies to a turn are searched. */
export interface Replies {
  /** Round by round: how many of the best plans are looked at, and on how many further draws; the same for every plan (successive halving). */
  readonly rounds: readonly { readonly plans: number; readonly draws: number }[];
  /** How many further turns are played on each. */
  readonly turns: number;
  readonly beam: Beam;
  /** How much the value before the replies counts beside the value after them, from 0 to 1. */
  readonly blend: number;
}

/** What values positions in the search of replies. */
export interface ReplyEvaluations {
  /** In the turns that are played on. */
  readonly planned: Evaluation;
  /** In the end, in the turn that begins. */
  readonly reached: Evaluation;
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

/** The value to a seat after the best turns of the next players, up to its own or a team-mate's if those are not played on. */
const afterReplies = (
  start: GameState,
  seat: Seat,
  { planned, reached }: ReplyEvaluations,
  { turns, beam }: Replies,
  random: RandomSource,
): number => {
  let state = start;
  for (let turn = 0; turn < turns; turn++) {
    const { table } = state;
    const next = actingSeat(table);
    if (next === null || table.decision || (turn === 0 && isFriendly(table, next, seat))) break;
    const [reply] = planTurn(table, next, planned, beam, random);
    const replied = reply && carryOut(state, next, reply);
    if (!replied) break;
    state = replied;
  }
  return reached.value(state.table, seat);
};

/** A plan under comparison. */
interface Candidate {
  readonly plan: Plan;
  sum: number;
  count: number;
}

/** Whether a search has to come to an end. */
export type IsLate = () => boolean;

/**
 * Chooses among plans by what the next players can answer: shallow search over sampled draws.
 * @param plans the best first: where time runs out, those that are left are not looked at.
 */
export const searchReplies = (
  table: Table,
  seat: Seat,
  plans: readonly Plan[],
  evaluations: ReplyEvaluations,
  replies: Replies,
  random: RandomSource,
  isLate: IsLate = () => false,
): Plan => {
  const worth = ({ plan, sum, count }: Candidate): number =>
    count === 0 ? -Infinity : (1 - replies.blend) * (sum / count) + replies.blend * plan.value;
  let kept = plans.map((plan): Candidate => ({ plan, sum: 0, count: 0 }));
  for (const { plans: most, draws } of replies.rounds) {
    kept = kept.slice(0, most);
    const starts = Array.from({ length: draws }, () => samplePiles(table, random));
    for (const candidate of kept) {
      for (const start of starts) {
        if (isLate()) break;
        const state = carryOut(start, seat, candidate.plan);
        if (!state) continue;
        candidate.sum += afterReplies(state, seat, evaluations, replies, random);
        candidate.count += 1;
      }
    }
    kept.sort((a, b) => worth(b) - worth(a));
  }
  const [best] = kept;
  return best && best.count > 0 ? { intents: best.plan.intents, value: worth(best) } : plans[0]!;
};
