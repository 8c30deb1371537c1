import type { Seat, Table } from '../model/state.js';
import { teamOf } from '../rules/sides.js';
import { isAbove } from './statistics.js';
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

const most = (turns: readonly TurnReview[], value: (turn: TurnReview) => number): TurnReview | null =>
  turns.reduce<TurnReview | null>((best, turn) => (!best || value(turn) > value(best) ? turn : best), null);

const lostIt = (turns: readonly TurnReview[], { outcome, options }: Table): TurnReview | null => {
  if (!outcome || outcome.winners.length === 0) return null;
  const winners = new Set(outcome.winners.map((seat) => teamOf(options.mode, seat)));
  const isTurningPoint = ({ seat, loss, played }: TurnReview): boolean =>
    !winners.has(teamOf(options.mode, seat)) && isAbove(loss) && played < 0 && played + loss.mean >= 0;
  return turns.findLast(isTurningPoint) ?? null;
};

/** What stands out among the turns of a match, as far as the intervals allow to say it. @param last the table at its end. */
export const highlightsOf = (turns: readonly TurnReview[], last: Table): Highlights => {
  const ofSeat = (seat: Seat): readonly TurnReview[] => turns.filter((turn) => turn.seat === seat);
  return {
    lostIt: lostIt(turns, last),
    best: last.players.map((_, seat) =>
      most(
        ofSeat(seat).filter(({ gain }) => isAbove(gain)),
        ({ gain }) => gain.mean,
      ),
    ),
    worst: last.players.map((_, seat) =>
      most(
        ofSeat(seat).filter(({ loss }) => isAbove(loss)),
        ({ loss }) => loss.mean,
      ),
    ),
  };
};
