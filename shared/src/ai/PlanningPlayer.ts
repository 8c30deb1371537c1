import { unitOf } from '../content/catalog.js';
import { cellOf, distance, hexOf, OFF_BOARD } from '../hex/cells.js';
import { DIRECTIONS } from '../hex/direction.js';
import type { Intent, IntentOf } from '../model/intent.js';
import { pick, type RandomSource } from '../model/random.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { boardOf } from '../rules/landscape.js';
import { listFor } from '../rules/legal.js';
import { isFriendly } from '../rules/sides.js';
import { BattleSimulation } from '../simulation/BattleSimulation.js';
import { DEFAULT_WEIGHTS, type Evaluation, Evaluator, type Weights, WON } from './evaluate.js';
import { foresee } from './foresee.js';
import { LearnedEvaluator } from './LearnedEvaluator.js';
import type { Parameters } from './Network.js';
import { PlanFollower } from './PlanFollower.js';
import { type Beam, planTurn } from './planTurn.js';
import { type IsLate, type Replies, type ReplyEvaluations, searchReplies } from './searchReplies.js';
import { TargetEvaluator, type TargetWeights } from './TargetEvaluator.js';

/** T2: redraws three instants unless a turn with them gains this much, in points of HQ toughness. */
const REDRAW_BELOW = 3;

/** How a computer player thinks: what it looks at, not how often it blunders. */
export interface PlannerConfig {
  readonly beam: Beam;
  /** How many battles in a row it foresees. */
  readonly battles: 0 | 1 | 2;
  readonly weights?: Weights;
  /** With these, positions are valued by what the own units would hit, in place of battles. */
  readonly targets?: TargetWeights;
  /** What games have taught; without it positions are valued by forecasts of battles alone. */
  readonly learned?: Parameters | null;
  /** Another number in place of `REDRAW_BELOW`. */
  readonly redrawBelow?: number;
  /** Null if it does not think of replies. */
  readonly replies: Replies | null;
}

/** What values positions for a player that thinks like this. */
export const evaluationsOf = (
  { learned, targets, weights = DEFAULT_WEIGHTS, battles }: PlannerConfig,
  simulation: BattleSimulation,
): ReplyEvaluations => {
  if (learned)
    return { planned: new LearnedEvaluator(simulation, learned, 'played'), reached: new LearnedEvaluator(simulation, learned, 'begins') };
  const planned = targets ? new TargetEvaluator(simulation, targets) : new Evaluator(simulation, weights, battles);
  return { planned, reached: planned };
};

/** A computer player that plans whole turns. It sees only public facts, and is deterministic by its random numbers. */
export class PlanningPlayer {
  readonly #evaluator: Evaluation;
  readonly #replyEvaluations: ReplyEvaluations;
  readonly #course = new PlanFollower();

  constructor(
    private readonly mind: PlannerConfig,
    private readonly random: RandomSource,
    simulation = new BattleSimulation(),
    private readonly isLate?: IsLate,
  ) {
    this.#replyEvaluations = evaluationsOf(mind, simulation);
    this.#evaluator = this.#replyEvaluations.planned;
  }

  /** Chooses what the seat to act does next. */
  choose(table: Table, seat: Seat): Intent {
    return this.#course.next(table, seat) ?? this.#course.follow(table, seat, this.plan(table, seat));
  }

  /** Plans what the seat to act does next: the rest of its turn, or a single intent; at least one. */
  plan(table: Table, seat: Seat): readonly Intent[] {
    this.#evaluator.begins?.(table, seat);
    if (table.decision) return [this.#decide(table, seat)];
    if (table.turn.phase === 'setup') return [this.#placeHq(table, seat)];
    const redraws = listFor(table, 'redraw');
    const { replies, redrawBelow = REDRAW_BELOW } = this.mind;
    // T2: tiles that cannot be placed are better drawn again, unless they do something now.
    if (redraws.size > 0 && redrawBelow === Infinity) return [redraws.at(0)];
    const plans = planTurn(table, seat, this.#evaluator, this.mind.beam, this.random);
    if (redraws.size > 0 && plans[0]!.value - this.#evaluator.value(table, seat) < redrawBelow) return [redraws.at(0)];
    // Nothing can be answered to a won match.
    if (!replies || plans.length === 1 || plans[0]!.value >= WON) return plans[0]!.intents;
    return searchReplies(table, seat, plans, this.#replyEvaluations, replies, this.random, this.isLate).intents;
  }

  #decide(table: Table, seat: Seat): Intent {
    const { keys, kind } = table.decision!;
    // P1: mercenaries are strong tiles.
    if (kind === 'draw') return { do: 'choose', key: keys.find((key) => key !== 'pile') ?? keys[0]! };
    let best: Intent | null = null;
    let most = -Infinity;
    for (const key of keys) {
      const intent: Intent = { do: 'choose', key };
      const after = foresee(table, seat, intent);
      const value = after && !after.battle ? this.#evaluator.value(after, seat) : -Infinity;
      if (best === null || value > most) [best, most] = [intent, value];
    }
    return best!;
  }

  /** S3: see `safetyOf`. */
  #placeHq(table: Table, seat: Seat): Intent {
    const list = listFor(table, 'place-hq');
    let best: Intent[] = [];
    let most = -Infinity;
    for (let place = 0; place < list.size; place++) {
      const intent = list.at(place) as IntentOf<'place-hq'>;
      const value = safetyOf(table, seat, intent);
      if (value > most) [best, most] = [[], value];
      if (value === most) best.push(intent);
    }
    return pick(best, this.random);
  }
}

/** How good a hex is for the HQ by its number of neighbors: at the edge fewer units can reach it, in a corner too few can defend it. */
const WORTH_BY_NEIGHBORS = [0, 0, 0, 1, 2, 0, 0];
const TOO_NEAR = 3;

const safetyOf = (table: Table, seat: Seat, { at }: IntentOf<'place-hq'>): number => {
  const { neighbor } = boardOf(table);
  const open = DIRECTIONS.filter((direction) => neighbor[cellOf(at) * 6 + direction] !== OFF_BOARD).length;
  const near = table.board.filter(
    (unit, cell) =>
      unit && unit.owner >= 0 && unitOf(unit.tile).isHq && !isFriendly(table, unit.owner, seat) && distance(hexOf(cell), at) < TOO_NEAR,
  ).length;
  return WORTH_BY_NEIGHBORS[open]! - 3 * near;
};
