import type { LevelId, PlanGoal } from '../model/computer.js';
import type { Intent } from '../model/intent.js';
import { randomFrom } from '../model/random.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { BattleSimulation } from '../simulation/BattleSimulation.js';
import { type Evaluation, Evaluator } from './evaluate.js';
import { LEARNED } from './learned.js';
import { mindOf } from './levels.js';
import { planGoalOf } from './planGoal.js';
import { evaluationsOf, type PlannerConfig, PlanningPlayer } from './PlanningPlayer.js';
import type { IsLate } from './searchReplies.js';

/** What a computer player is asked: plain data, so that it can be sent to another thread. */
export interface TurnRequest {
  /** Only what everyone sees. */
  readonly table: Table;
  /** The seat to act. */
  readonly seat: Seat;
  readonly level: LevelId;
  /** The same seed gives the same answer, unless time runs out. */
  readonly seed: number;
  /** Others are waiting: replies are not thought of. */
  readonly isHurried?: boolean;
}

/** What a computer player does next. */
export interface PlannedTurn {
  /** The rest of the turn, or the answer to a question; at least one. See `PlanFollower`. */
  readonly intents: readonly Intent[];
  readonly aim: PlanGoal | null;
}

const simulation = new BattleSimulation();

/** The time in milliseconds after which a plan considers fewer replies. Slow phones take that long, other machines less (docs/ai.md). */
const BUDGET_MS = 2000;

/** For `computerTurn`: whether the time for a turn that begins now has run out. */
export const isOverBudget = (now: () => number): IsLate => {
  const until = now() + BUDGET_MS;
  return () => now() > until;
};

/** What says the aims of a player: what it values positions by, or, as what games have taught is no sum over pieces, the forecasts of battles behind it. */
const stakesOf = (mind: PlannerConfig): Required<Pick<Evaluation, 'stakes'>> => {
  const { planned } = evaluationsOf(mind, simulation);
  return planned.stakes ? { stakes: planned.stakes.bind(planned) } : new Evaluator(simulation);
};

/**
 * Plans a turn. The strongest level takes about 0.1 s on a desktop machine: see docs/ai.md.
 * @param isLate without it the same request has the same answer on every machine, however long it takes.
 */
export const computerTurn = ({ table, seat, level, seed, isHurried = false }: TurnRequest, isLate?: IsLate): PlannedTurn => {
  const calm = mindOf(level, LEARNED);
  const mind = isHurried ? { ...calm, replies: null } : calm;
  const intents = new PlanningPlayer(mind, randomFrom(seed), simulation, isLate).plan(table, seat);
  const isTurn = !table.decision && table.turn.phase !== 'setup';
  return { intents, aim: isTurn ? planGoalOf(table, seat, intents, stakesOf(mind)) : null };
};
