import type { Table } from '@hexfall/shared/model/state';
import { highlightsOf } from '@hexfall/shared/review/highlights';
import { type PlayedTurn, playedTurns, type ReviewedIntent } from '@hexfall/shared/review/playedTurns';
import { carryOutTask } from '@hexfall/shared/review/reviewTask';
import { judgeAgain, type TurnReview } from '@hexfall/shared/review/reviewTurn';
import { type Average, averageOf } from '@hexfall/shared/review/statistics';

/** The reference: 100 orders of the piles, each played to the end of the match. */
const REFERENCE = { orders: 100, turns: 100 } as const;
const REFERENCE_SEED = 2 ** 29;

/** The costliest turns of a game, each with its loss in percentage points. */
interface NamedTurn {
  readonly number: number;
  /** It lost the match. */
  readonly lostIt: boolean;
  /** By what it was chosen. */
  readonly chosenBy: number;
  /** What the review tells; null if it is not named. */
  readonly told: number | null;
  readonly reference: number;
}

interface NamedMatch {
  readonly intents: readonly ReviewedIntent[];
  readonly last: Table;
}

const points = (chance: number): number => Math.round(1000 * chance) / 10;

/** Reviews a match as the page does. */
const reviewsOf = (turns: readonly PlayedTurn[], last: Table): readonly TurnReview[] => {
  let reviews = turns.map((turn, place): TurnReview => {
    const result = carryOutTask({ kind: 'turn', place, turn, effort: 'full' });
    if (result.kind !== 'turn') throw new Error('another result');
    return result.review;
  });
  for (let { open } = highlightsOf(reviews, last); open.length > 0; { open } = highlightsOf(reviews, last)) {
    reviews = reviews.map((review, place) => {
      if (!open.includes(review)) return review;
      const result = carryOutTask({ kind: 'again', place, turn: turns[place]!, best: review.best });
      return result.kind === 'again' ? { ...review, ...result.judgement, chosenBy: review.loss } : review;
    });
  }
  return reviews;
};

const namedOf = ({ intents, last }: NamedMatch): readonly NamedTurn[] => {
  const turns = playedTurns(intents, last);
  const reviews = reviewsOf(turns, last);
  const { lostIt, worst } = highlightsOf(reviews, last);
  return reviews.flatMap((review, place) => {
    if (review.chosenBy === null) return [];
    const reference = judgeAgain(turns[place]!, review.best, REFERENCE_SEED + place, REFERENCE);
    const isNamed = lostIt === review || worst.includes(review);
    return {
      number: review.number,
      lostIt: lostIt === review,
      chosenBy: points(review.chosenBy.mean),
      told: isNamed ? points(review.loss.mean) : null,
      reference: points(reference.loss.mean),
    };
  });
};

const averages = (named: readonly NamedTurn[]): Readonly<Record<'chosenBy' | 'told' | 'reference' | 'toldLessReference', Average>> => {
  const told = named.flatMap((turn) => (turn.told === null ? [] : { ...turn, told: turn.told }));
  return {
    chosenBy: averageOf(told.map((turn) => turn.chosenBy)),
    told: averageOf(told.map((turn) => turn.told)),
    reference: averageOf(told.map((turn) => turn.reference)),
    toldLessReference: averageOf(told.map((turn) => turn.told - turn.reference)),
  };
};

/** What the review tells of the turns that it names, by what they were chosen, and what they cost by a reference. */
export const worstTurns = (games: readonly NamedMatch[]): object => {
  const each = games.map(namedOf);
  const named = each.flat();
  return { all: averages(named), lostIt: averages(named.filter((turn) => turn.lostIt)), each };
};
