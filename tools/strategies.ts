import { type Evaluation, Evaluator } from '@hexfall/shared/ai/evaluate';
import { PlanFollower } from '@hexfall/shared/ai/PlanFollower';
import { type PlannerConfig, PlanningPlayer } from '@hexfall/shared/ai/PlanningPlayer';
import { type Plan, planTurn } from '@hexfall/shared/ai/planTurn';
import { type ComputerPlayer, createPlayer, PLAYER_NAMES, type PlayerName } from '@hexfall/shared/ai/players';
import { searchReplies } from '@hexfall/shared/ai/searchReplies';
import { unitOf } from '@hexfall/shared/content/catalog';
import { BOARDS } from '@hexfall/shared/hex/boards';
import { cellOf, distance, type Hex, hexOf, OFF_BOARD } from '@hexfall/shared/hex/cells';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import type { Intent } from '@hexfall/shared/model/intent';
import { pick, type RandomSource } from '@hexfall/shared/model/random';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { listFor } from '@hexfall/shared/rules/legal';
import { BattleSimulation } from '@hexfall/shared/simulation/BattleSimulation';
import { Beginner } from './Beginner.js';

/**
 * Levels as they were before anything was learned, so that later figures can be compared: with the evaluation by hand, and three instants
 * drawn again before anything is planned (T2).
 */
const FROZEN = {
  'veteran-1': { beam: { widths: [4, 2, 2], nodes: 4000 }, battles: 2, replies: null, redrawBelow: Infinity },
  'commander-1': {
    beam: { widths: [16, 8, 4, 2], nodes: 12_000 },
    battles: 2,
    redrawBelow: Infinity,
    replies: { rounds: [{ plans: 16, draws: 6 }], beam: { widths: [2, 2], nodes: 1500 }, prior: 4 },
  },
} as const satisfies Record<string, PlannerConfig>;

/** One-sided ways to play duels, searched as deeply as `commander-1` searches: where an evaluation has a blind spot, one of them finds it. */
interface Strategy {
  /** What positions are worth in place of the evaluation by hand. */
  readonly evaluation?: (evaluator: Evaluator, simulation: BattleSimulation) => Evaluation;
  /** Which plans are played; all if none is left. */
  readonly allows?: (plan: Plan, table: Table) => boolean;
  /** How good a hex is for the HQ. */
  readonly hqAt?: (table: Table, seat: Seat, at: Hex) => number;
}

const CENTER = hexOf(0);

const neighborsOf = (table: Table, at: Hex): number =>
  DIRECTIONS.filter((direction) => BOARDS[table.options.board].neighbor[cellOf(at) * 6 + direction] !== OFF_BOARD).length;

/** How far the enemy's HQ is; more than any distance where there is none yet. */
const toEnemyHq = ({ board }: Table, seat: Seat, at: Hex): number =>
  Math.min(
    10,
    ...board.flatMap((unit, cell) =>
      unit && unit.owner >= 0 && unit.owner !== seat && unitOf(unit.tile).isHq ? [distance(hexOf(cell), at)] : [],
    ),
  );

/** The own HQ counts `own` times, the enemy's `enemy` times after the next battle. */
const weighing =
  (own: number, enemy: number) =>
  (evaluator: Evaluator, simulation: BattleSimulation): Evaluation => ({
    value: (table, seat) => {
      const value = evaluator.value(table, seat);
      if (table.outcome) return value;
      const { hq } = simulation.fight(table, table.turn.player);
      return value + (own - 1) * hq[seat]! - (enemy - 1) * hq[1 - seat]!;
    },
  });

/** Of a match that is won more than any other position is worth. */
const WINS = 900;
/** Tiles in both piles. */
const FEW_LEFT = 3;

export const STRATEGIES = {
  /** Keeps its Battle tiles until the piles are almost empty, unless a battle wins. */
  'hold-battles': {
    allows: ({ intents, value }, { players }) =>
      value > WINS || players.reduce((sum, { pile }) => sum + pile, 0) <= FEW_LEFT || !intents.some((intent) => intent.do === 'battle'),
  },
  'corner-hq': { hqAt: (table, seat, at) => (neighborsOf(table, at) === 3 ? 10 : 0) + 0.5 * toEnemyHq(table, seat, at) },
  'center-hq': { hqAt: (table, seat, at) => -distance(CENTER, at) - (toEnemyHq(table, seat, at) === 1 ? 5 : 0) },
  turtle: {
    evaluation: weighing(1.6, 0.8),
    hqAt: (table, seat, at) => (neighborsOf(table, at) === 3 ? 10 : 0) + 0.5 * toEnemyHq(table, seat, at),
  },
  rush: { evaluation: weighing(0.8, 1.6) },
} as const satisfies Record<string, Strategy>;

export type StrategyName = keyof typeof STRATEGIES;

export class StrategyPlayer implements ComputerPlayer {
  readonly #simulation = new BattleSimulation();
  readonly #follower = new PlanFollower();
  readonly #evaluation: Evaluation;
  readonly #plain: PlanningPlayer;
  readonly #strategy: Strategy;

  constructor(
    name: StrategyName,
    private readonly random: RandomSource,
  ) {
    this.#strategy = STRATEGIES[name];
    const evaluator = new Evaluator(this.#simulation);
    this.#evaluation = this.#strategy.evaluation?.(evaluator, this.#simulation) ?? evaluator;
    this.#plain = new PlanningPlayer(FROZEN['commander-1'], random, this.#simulation);
  }

  choose(table: Table, seat: Seat): Intent {
    return this.#follower.next(table, seat) ?? this.#follower.follow(table, seat, this.#plan(table, seat));
  }

  #plan(table: Table, seat: Seat): readonly Intent[] {
    const { hqAt, allows } = this.#strategy;
    if (hqAt && table.turn.phase === 'setup' && !table.decision) return [this.#placeHq(table, seat, hqAt)];
    if (table.decision || table.turn.phase === 'setup' || listFor(table, 'redraw').size > 0) return this.#plain.plan(table, seat);
    const { beam, replies } = FROZEN['commander-1'];
    const all = planTurn(table, seat, this.#evaluation, beam, this.random);
    const allowed = allows ? all.filter((plan) => allows(plan, table)) : all;
    const plans = allowed.length > 0 ? allowed : all;
    const evaluations = { planned: this.#evaluation, reached: this.#evaluation };
    return searchReplies(table, seat, plans, evaluations, replies, this.random).intents;
  }

  #placeHq(table: Table, seat: Seat, worth: (table: Table, seat: Seat, at: Hex) => number): Intent {
    const list = listFor(table, 'place-hq');
    const all = Array.from({ length: list.size }, (_, index) => list.at(index)).filter((intent) => intent.do === 'place-hq');
    const values = all.map(({ at }) => worth(table, seat, at));
    const most = Math.max(...values);
    return pick(
      all.filter((_, index) => values[index] === most),
      this.random,
    );
  }
}

const namesOf = <N extends string>(record: Readonly<Record<N, unknown>>): N[] => Object.keys(record) as N[];

/** Players that only the arena has, to measure the levels against. */
const YARDSTICKS: Readonly<Record<string, (random: RandomSource) => ComputerPlayer>> = {
  ...Object.fromEntries(namesOf(FROZEN).map((name) => [name, (random: RandomSource) => new PlanningPlayer(FROZEN[name], random)])),
  ...Object.fromEntries(
    namesOf(STRATEGIES).map((name: StrategyName) => [name, (random: RandomSource) => new StrategyPlayer(name, random)]),
  ),
  beginner: (random) => new Beginner(random, false),
  'beginner-with-forecast': (random) => new Beginner(random, true),
};

const isPlayer = (name: string): name is PlayerName => PLAYER_NAMES.some((known) => known === name);

/** Everybody who can play in the arena: the levels and simple policies, and the yardsticks. */
export const CONTESTANTS: readonly string[] = [...PLAYER_NAMES, ...Object.keys(YARDSTICKS)];

/** A contestant by its name; one for each seat. Throws for a name that is not among `CONTESTANTS`. */
export const createContestant = (name: string, random: RandomSource): ComputerPlayer => {
  if (isPlayer(name)) return createPlayer(name, random);
  const make = YARDSTICKS[name];
  if (!make) throw new Error(`no contestant ${name}`);
  return make(random);
};
