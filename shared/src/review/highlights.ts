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
}

/** Returns the turn with the greatest value, if it is surely above 0. @param least the required value. */
const most = (turns: readonly TurnReview[], value: (turn: TurnReview) => Average, least = 0): TurnReview | null =>
  turns
    .filter((turn) => value(turn).mean >= least && isAbove(value(turn), turns.length))
    .reduce<TurnReview | null>((best, turn) => (!best || value(turn).mean > value(best).mean ? turn : best), null);

/** What a better turn gains at least. */
const LEAST_LOSS = 0.01;

/** Whether there was a better turn for sure. */
export const isCostly = ({ loss }: Pick<TurnReview, 'loss'>): boolean => isAbove(loss) && loss.mean >= LEAST_LOSS;

/** Below this chance, and above the opposite one, a match is decided. */
const DECIDED = 0.05;
/** What a turn costs at least that lost the match. */
const LEAST_LOST = 0.1;

/** Whether the match was decided before a turn and after it, whatever had been played. */
const isDecided = ({ played, loss }: TurnReview): boolean => {
  const best = played + loss.mean;
  return Math.max(played, best) < DECIDED || Math.min(played, best) > 1 - DECIDED;
};

const lostIt = (turns: readonly TurnReview[], { outcome, options }: Table): TurnReview | null => {
  if (!outcome || outcome.winners.length === 0) return null;
  const winners = new Set(outcome.winners.map((seat) => teamOf(options.mode, seat)));
  return most(
    turns.filter(({ seat }) => !winners.has(teamOf(options.mode, seat))),
    ({ loss }) => loss,
    LEAST_LOST,
  );
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
  return {
    lostIt: lostIt(turns, last),
    best: last.players.map((_, seat) => most(ofSeat(seat), ({ gain }) => gain)),
    worst: last.players.map((_, seat) => most(ofSeat(seat), ({ loss }) => loss, LEAST_LOSS)),
  };
};
