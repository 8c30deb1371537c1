import { type ToldIntent, type UnitStatistics, unitStatistics } from '../inspect/unitStatistics.js';
import type { Intent } from '../model/intent.js';
import { randomFrom } from '../model/random.js';
import { drawLuck } from './drawLuck.js';
import type { PlayedTurn } from './playedTurns.js';
import { type Effort, judgeAgain, reviewTurn, type SecondJudgement, type TurnReview } from './reviewTurn.js';
import type { Average } from './statistics.js';

/** A part of the review of a match: plain data, so that it can be sent to another thread. `place` is the index of the turn in the list of turns. */
export type ReviewTask =
  | { readonly kind: 'turn'; readonly place: number; readonly turn: PlayedTurn; readonly effort: Effort }
  | { readonly kind: 'again'; readonly place: number; readonly turn: PlayedTurn; readonly best: readonly Intent[] }
  | { readonly kind: 'luck'; readonly place: number; readonly turn: PlayedTurn }
  | { readonly kind: 'units'; readonly intents: readonly ToldIntent[] };

/** What comes of it. */
export type ReviewResult =
  | { readonly kind: 'turn'; readonly place: number; readonly review: TurnReview }
  | { readonly kind: 'again'; readonly place: number; readonly judgement: SecondJudgement }
  | { readonly kind: 'luck'; readonly place: number; readonly luck: Average }
  | { readonly kind: 'units'; readonly units: readonly UnitStatistics[] };

/** How often the tiles of a turn are drawn again. */
const REDRAWS = 12;

/** The same match gives the same review: each turn has numbers of its own. */
const seedOf = (place: number): number => 1 + place * 7919;
/** Far from the seeds of all turns: what a turn is judged again on has nothing to do with what it was chosen by. */
const SEED_AGAIN = 2 ** 30;

/** Carries out a part of a review. */
export const carryOutTask = (task: ReviewTask): ReviewResult => {
  switch (task.kind) {
    case 'turn':
      return { kind: 'turn', place: task.place, review: reviewTurn(task.turn, task.effort, seedOf(task.place)) };
    case 'again':
      return { kind: 'again', place: task.place, judgement: judgeAgain(task.turn, task.best, SEED_AGAIN + seedOf(task.place)) };
    case 'luck': {
      const seed = seedOf(task.place);
      const luck = drawLuck(task.turn, REDRAWS, randomFrom(seed), (order) => randomFrom(seed + 1 + order));
      return { kind: 'luck', place: task.place, luck };
    }
    case 'units':
      return { kind: 'units', units: unitStatistics(task.intents) };
  }
};
