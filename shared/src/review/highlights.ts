import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { teamOf } from '../rules/sides.js';
import type { TurnReview } from './reviewTurn.js';
import { type Average, isAbove } from './statistics.js';

/** What stands out in a match. */
export interface Highlights {
  /** The turn of a losing side that cost the most of its chance to win, if it cost a tenth. */
  readonly lostIt: TurnReview | null;
  /** By seat: the turn that was the furthest above what a level without replies would have played. */
  readonly best: readonly (TurnReview | null)[];
  /** By seat: the turn that cost the most, if there was a better one. */
  readonly worst: readonly (TurnReview | null)[];
  /** The turns that have to be judged again before `lostIt` and `worst` can be named; empty when they are. */
  readonly open: readonly TurnReview[];
}

/** The turns whose value is surely above 0, the greatest first. @param least the required value. */
const surelyAbove = (turns: readonly TurnReview[], value: (turn: TurnReview) => Average, least = 0): TurnReview[] =>
  turns.filter((turn) => value(turn).mean >= least && isAbove(value(turn), turns.length)).sort((a, b) => value(b).mean - value(a).mean);

/** By what loss a turn was chosen, whether it has been judged again since or not. */
const chosenBy = ({ chosenBy: first, loss }: TurnReview): Average => first ?? loss;

/** How many turns are judged again for one name: if none of them costs what it seemed to, no turn is named. */
const MOST_AGAIN = 3;

/** A name for a turn: the turn, or the one that has to be judged again before it is known. */
interface Named {
  readonly turn: TurnReview | null;
  readonly open: TurnReview | null;
}

/**
 * Returns the turn that cost the most. It is chosen by its first judgement, and named if the second one, on other orders of the draw piles, allows it:
 * the greatest of many estimates is too great.
 */
const costliest = (turns: readonly TurnReview[], least: number): Named => {
  for (const turn of surelyAbove(turns, chosenBy, least).slice(0, MOST_AGAIN)) {
    if (turn.chosenBy === null) return { turn: null, open: turn };
    if (isAbove(turn.loss) && turn.loss.mean >= least) return { turn, open: null };
  }
  return { turn: null, open: null };
};

/** What a better turn gains at least. */
const LEAST_LOSS = 0.01;

/** Whether there was a better turn for sure. */
export const isCostly = ({ loss }: Pick<TurnReview, 'loss'>): boolean => isAbove(loss) && loss.mean >= LEAST_LOSS;

/** What a turn costs at least that deserves a warning color: weak players lose a little in nearly every turn. */
const LEAST_GRAVE = 0.05;

/** Whether a turn surely cost so much that it has to be looked at. */
export const isMistake = (turn: Pick<TurnReview, 'loss'>): boolean => isCostly(turn) && turn.loss.mean >= LEAST_GRAVE;

/** Below this chance, and above the opposite one, a match is decided. */
const DECIDED = 0.05;
/** What a turn costs at least that lost the match. */
const LEAST_LOST = 0.1;

/** Whether the match was decided before a turn and after it, whatever had been played. */
const isDecided = ({ played, loss }: TurnReview): boolean => {
  const best = played + loss.mean;
  return Math.max(played, best) < DECIDED || Math.min(played, best) > 1 - DECIDED;
};

/** The turns of those who lost; none if nobody did. */
const ofLosers = (turns: readonly TurnReview[], { outcome, options }: Table): readonly TurnReview[] => {
  if (!outcome || outcome.winners.length === 0) return [];
  const winners = new Set(outcome.winners.map((seat) => teamOf(options.mode, seat)));
  return turns.filter(({ seat }) => !winners.has(teamOf(options.mode, seat)));
};

/**
 * Returns what stands out among the turns of a match, as far as the intervals allow. One of many turns is far from 0 by chance alone, so
 * each interval is widened for the number of compared turns.
 * Turns of a decided match do not stand out.
 * @param last the table at its end.
 */
export const highlightsOf = (all: readonly TurnReview[], last: Table): Highlights => {
  const turns = all.filter((turn) => !isDecided(turn));
  const ofSeat = (seat: Seat): readonly TurnReview[] => turns.filter((turn) => turn.seat === seat);
  const lostIt = costliest(ofLosers(turns, last), LEAST_LOST);
  const worst = last.players.map((_, seat) => costliest(ofSeat(seat), LEAST_LOSS));
  return {
    lostIt: lostIt.turn,
    best: last.players.map((_, seat) => surelyAbove(ofSeat(seat), ({ gain }) => gain)[0] ?? null),
    worst: worst.map(({ turn }) => turn),
    open: [...new Set([lostIt, ...worst].flatMap(({ open }) => open ?? []))],
  };
};
