import { type PlayedTurn, withoutTakenBack } from '@hexfall/shared/review/playedTurns';
import type { History } from '../../store/history.js';
import { type PlannedStep, plannedSteps, stepOf } from '../../store/plannedSteps.js';
import type { ReviewedTurn, TurnSide } from './MatchReview.js';

/** One of the two turns that are compared. */
export interface ComparedTurn {
  readonly side: TurnSide;
  readonly steps: readonly PlannedStep[];
  /** The chance to win after it; null while it is not known, or has not been looked for. */
  readonly chance: number | null;
}

/** Returns the steps of a turn: without undone ones, with each answer as a part of what it answers, up to the battle. */
export const playedSteps = ({ steps }: Pick<History, 'steps'>, { from, to }: Pick<PlayedTurn, 'from' | 'to'>): readonly PlannedStep[] => {
  const told: PlannedStep[] = [];
  for (const { before, intent, events } of withoutTakenBack(steps.slice(from, to))) {
    if (before.battle) continue;
    const step = stepOf(before, intent, events);
    const asked = intent.do === 'choose' ? told.pop() : undefined;
    told.push(asked ? { ...asked, lines: [...asked.lines, ...step.lines], after: step.after } : step);
  }
  return told;
};

/** Returns the played turn and the better one, or the computer's; only the first if both lead to the same position, or nothing else is known yet. */
export const comparedTurns = (
  history: Pick<History, 'steps'>,
  { turn, review }: ReviewedTurn,
): readonly [played: ComparedTurn, ...better: ComparedTurn[]] => {
  const isSure = review?.effort === 'full';
  const played: ComparedTurn = { side: 'played', steps: playedSteps(history, turn), chance: isSure ? review.played : null };
  if (!review || (review.isSame && !review.missed)) return [played];
  const { missed, best, loss } = review;
  const steps = plannedSteps(turn.table, turn.seat, missed?.intents ?? best);
  return [played, { side: 'better', steps, chance: isSure && !missed ? review.played + loss.mean : null }];
};
