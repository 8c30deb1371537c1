import { LEARNED } from '../ai/learned.js';
import { mindOf } from '../ai/levels.js';
import { type Beam, type Plan, planTurn } from '../ai/planTurn.js';
import { searchReplies } from '../ai/searchReplies.js';
import type { Intent } from '../model/intent.js';
import { randomFrom } from '../model/random.js';
import type { Seat } from '../model/seat.js';
import type { GameState } from '../model/state.js';
import { samplePiles } from '../rules/remaining.js';
import { destroyedHq, type Destruction, findDestruction } from './destruction.js';
import { Judge, movesOf } from './Judge.js';
import { carryOut, type OwnedIntent, type PlayedTurn } from './playedTurns.js';
import { type Average, paired } from './statistics.js';

/** How much is searched: `quick` shows where a closer look is worthwhile, `full` is that look. */
export const EFFORTS = ['quick', 'full'] as const;
export type Effort = (typeof EFFORTS)[number];

/** How many orders of the draw piles a turn is judged on. */
const ORDERS: Readonly<Record<Effort, number>> = { quick: 3, full: 16 };
/** How one that stands out is judged again: on how many orders, and how many turns are played on. */
const AGAIN = { orders: 64, turns: 6 } as const;

/** What a review says of one turn. */
export interface TurnReview {
  readonly seat: Seat;
  readonly number: number;
  readonly from: number;
  readonly to: number;
  readonly effort: Effort;
  /** What the strongest level would have played. */
  readonly best: readonly Intent[];
  /** The turn played leads to the same position. */
  readonly isSame: boolean;
  /** The chance of the player's side to win, from 0 to 1, after what was played. */
  readonly played: number;
  /** How much greater it is after the best turn. */
  readonly loss: Average;
  /** What the loss was by which the turn was chosen to be judged again; null before that. `played` and `loss` are those of the last judgement. */
  readonly chosenBy: Average | null;
  /** How much greater it is after the played turn than after the one of a level without replies. */
  readonly gain: Average;
  /** The HQ that could have been destroyed, and was not, with what destroys it. */
  readonly missed: Destruction | null;
}

/** What a state is as far as turns go. */
const textOf = ({ table: { board, players, foundations, turrets, turn } }: GameState): string =>
  JSON.stringify([board, players, foundations, turrets, turn]);

const compare = (values: readonly (number | null)[], others: readonly (number | null)[]): Average => {
  const both = values.flatMap((value, index) => {
    const other = others[index] ?? null;
    return value !== null && other !== null ? [[value, other] as const] : [];
  });
  return paired(
    both.map(([value]) => value),
    both.map(([, other]) => other),
  );
};

const mean = (values: readonly (number | null)[]): number => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? 0 : known.reduce((sum, value) => sum + value, 0) / known.length;
};

/**
 * Compares a turn with the one of the strongest level, by the public facts at that time. Both are tried on the same orders of the draw
 * piles, which are neither those of the match nor those of the level's planning. The same seed gives the same review.
 */
export const reviewTurn = (turn: PlayedTurn, effort: Effort, seed: number): TurnReview => {
  const { seat, number, from, to, table, moves } = turn;
  const judge = new Judge();
  const { beam, replies } = judge.mind;
  const plan = (how: Beam): Plan[] => planTurn(table, seat, judge.evaluations.planned, how, randomFrom(seed));
  const ordinary = plan(mindOf('veteran', LEARNED).beam);
  const plans = effort === 'full' ? plan(beam) : ordinary;
  const best = effort === 'full' && replies ? searchReplies(table, seat, plans, judge.evaluations, replies, randomFrom(seed)) : plans[0]!;
  const orders = randomFrom(seed + 1);
  const starts = Array.from({ length: ORDERS[effort] }, () => samplePiles(table, orders));
  const known = new Map<string, (number | null)[]>();
  const textAfter = (of: readonly OwnedIntent[]): string => {
    const after = carryOut(starts[0]!, of);
    return after ? textOf(after) : '';
  };
  const judged = (of: readonly OwnedIntent[]): (number | null)[] => {
    const text = textAfter(of);
    const found = known.get(text) ?? starts.map((start) => judge.chanceAfter(start, seat, of));
    known.set(text, found);
    return found;
  };
  const values = judged(moves);
  const after = carryOut(starts[0]!, moves)?.table ?? table;
  const bestMoves = movesOf(seat, best.intents);
  return {
    seat,
    number,
    from,
    to,
    effort,
    best: best.intents,
    isSame: textAfter(moves) === textAfter(bestMoves),
    played: mean(values),
    loss: compare(judged(bestMoves), values),
    chosenBy: null,
    gain: compare(values, judged(movesOf(seat, ordinary[0]!.intents))),
    missed: destroyedHq(table, after, seat) === null ? findDestruction(turn, plans) : null,
  };
};

/** What a second judgement of a turn has found. */
export type SecondJudgement = Pick<TurnReview, 'played' | 'loss'>;

/**
 * Judges a turn and the one that seemed best on orders of the draw piles by which neither was chosen: the greatest of many estimates is too
 * great, another estimate of the same turns is not. More turns are played on, so that the evaluation that chose the best turn counts less.
 * @param seed another one than that of the review.
 */
export const judgeAgain = (
  { table, seat, moves }: PlayedTurn,
  best: readonly Intent[],
  seed: number,
  { orders, turns }: { readonly orders: number; readonly turns: number } = AGAIN,
): SecondJudgement => {
  const judge = new Judge();
  const random = randomFrom(seed);
  const starts = Array.from({ length: orders }, () => samplePiles(table, random));
  const judged = (of: readonly OwnedIntent[]): (number | null)[] => starts.map((start) => judge.chanceAfter(start, seat, of, turns));
  const values = judged(moves);
  return { played: mean(values), loss: compare(judged(movesOf(seat, best)), values) };
};
