import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { teamOf } from '../rules/sides.js';
import { isAbove, type Average } from './statistics.js';
import type { TurnReview } from './reviewTurn.js';

/** What stands out in a match. */
export interface Highlights {
  /** The last turn of a losing side that led from a position in which it was not behind to one in which it was. */
  readonly lostIt: TurnReview | null;
  /** By seat: the turn that was the furthest above what a level without replies would have played. */
  readonly best: readonly (TurnReview | null)[];
  /** By seat: the turn that cost the most. */
  readonly worst: readonly (TurnReview | null)[];
}

/** The turn of which something is the most, if it is above 0 for sure. */
const most = (turns: readonly TurnReview[], value: (turn: TurnReview) => Average): TurnReview | null =>
  turns
    .filter((turn) => isAbove(value(turn), turns.length))
    .reduce<TurnReview | null>((best, turn) => (!best || value(turn).mean > value(best).mean ? turn : best), null);

const lostIt = (turns: readonly TurnReview[], { outcome, options }: Table): TurnReview | null => {
  if (!outcome || outcome.winners.length === 0) return null;
  const winners = new Set(outcome.winners.map((seat) => teamOf(options.mode, seat)));
  const ofLosers = turns.filter(({ seat }) => !winners.has(teamOf(options.mode, seat)));
  const isTurningPoint = ({ loss, played }: TurnReview): boolean => isAbove(loss, ofLosers.length) && played < 0 && played + loss.mean >= 0;
  return ofLosers.findLast(isTurningPoint) ?? null;
};

/**
 * What stands out among the turns of a match, as far as the intervals allow to say it. One of many turns is far from 0 by chance alone, so each
 * interval is as wide as the number of turns that are compared asks for.
 * @param last the table at its end.
 */
export const highlightsOf = (turns: readonly TurnReview[], last: Table): Highlights => {
  const ofSeat = (seat: Seat): readonly TurnReview[] => turns.filter((turn) => turn.seat === seat);
  return {
    lostIt: lostIt(turns, last),
    best: last.players.map((_, seat) => most(ofSeat(seat), ({ gain }) => gain)),
    worst: last.players.map((_, seat) => most(ofSeat(seat), ({ loss }) => loss)),
  };
};
