import type { Intent } from '../model/intent.js';
import { hashOfText, randomFrom, type RandomSource, seedFrom } from '../model/random.js';
import type { Seat } from '../model/seat.js';
import type { GameState, Table } from '../model/state.js';
import { actingSeat } from '../rules/legal.js';
import { samplePiles } from '../rules/remaining.js';
import { isFriendly } from '../rules/sides.js';
import type { Evaluation } from './evaluate.js';
import { foreseeState } from './foresee.js';
import { type Beam, type Plan, planTurn } from './planTurn.js';

/** The hashes of the few words that intents are made of. */
const hashes = new Map<string, number>();
const hashOfWord = (word: string): number => {
  const known = hashes.get(word);
  if (known !== undefined) return known;
  const hash = hashOfText(word);
  hashes.set(word, hash);
  return hash;
};

/** A number that follows from a seed and from everything that an intent, or a part of one, says. */
const hashOf = (part: string | number | object, seed: number): number => {
  if (typeof part === 'object') {
    let hash = seed;
    for (const each of Object.values(part) as readonly (string | number | object)[]) hash = hashOf(each, hash);
    return hash;
  }
  const mixed = Math.imul(seed ^ (typeof part === 'string' ? hashOfWord(part) : part), 0x2c1b3c6d);
  return Math.imul(mixed ^ (mixed >>> 13), 0x297a2d39);
};

/** More intents than there are in any position: their places fit into the digits below. */
const PLACES = 2 ** 16;

/**
 * Returns some of the intents, in a random order. With the same random number, two lists give the same intents as far as both contain them,
 * so that plans are compared by the best of similar replies.
 */
export const sampleAlike = (intents: readonly Intent[], count: number, random: RandomSource): readonly Intent[] => {
  const seed = seedFrom(random);
  const order = Float64Array.from(intents, (intent, index) => (hashOf(intent, seed) >>> 0) * PLACES + index).sort();
  return Array.from(order.subarray(0, count), (key) => intents[key % PLACES]!);
};

/** How replies to a turn are searched. */
export interface Replies {
  /** By round, how many of the best plans are examined, and on how many further draws; the same for every plan (successive halving). */
  readonly rounds: readonly { readonly plans: number; readonly draws: number }[];
  readonly beam: Beam;
  /** On how many draws the values after replies count as much as the value before them. */
  readonly prior: number;
}

/** What values positions in the search of replies. */
export interface ReplyEvaluations {
  /** In the turn that replies. */
  readonly planned: Evaluation;
  /** After it, where the next turn begins. */
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

/** Returns the value to a seat after the best turn of the next player, unless that is itself or a team-mate. */
const afterReply = (start: GameState, seat: Seat, { planned, reached }: ReplyEvaluations, beam: Beam, random: RandomSource): number => {
  const { table } = start;
  const next = actingSeat(table);
  if (next === null || table.decision || isFriendly(table, next, seat)) return reached.value(table, seat);
  const [reply] = planTurn(table, next, planned, beam, random, sampleAlike);
  const replied = reply && carryOut(start, next, reply);
  return reached.value((replied ?? start).table, seat);
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
 * Chooses among plans by the possible replies of the next players: shallow search over sampled draws.
 * @param plans the best first: when time runs out, the rest is not examined.
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
    count === 0 ? -Infinity : (replies.prior * plan.value + sum) / (replies.prior + count);
  let candidates = plans.map((plan): Candidate => ({ plan, sum: 0, count: 0 }));
  for (const { plans: most, draws } of replies.rounds) {
    candidates = candidates.slice(0, most);
    const starts = Array.from({ length: draws }, () => ({ piles: samplePiles(table, random), seed: seedFrom(random) }));
    for (const candidate of candidates) {
      for (const { piles, seed } of starts) {
        if (isLate()) break;
        const state = carryOut(piles, seat, candidate.plan);
        if (!state) continue;
        candidate.sum += afterReply(state, seat, evaluations, replies.beam, randomFrom(seed));
        candidate.count += 1;
      }
    }
    candidates.sort((a, b) => worth(b) - worth(a));
  }
  const [best] = candidates;
  return best && best.count > 0 ? { intents: best.plan.intents, value: worth(best) } : plans[0]!;
};
