import { LearnedEvaluator } from '@hexfall/shared/ai/LearnedEvaluator';
import { DEFAULT_WEIGHTS, Evaluator, type Evaluation } from '@hexfall/shared/ai/evaluate';
import type { Head, Parameters } from '@hexfall/shared/ai/Network';
import { PlanFollower } from '@hexfall/shared/ai/PlanFollower';
import { MINDS } from '@hexfall/shared/ai/levels';
import { PlanningPlayer } from '@hexfall/shared/ai/PlanningPlayer';
import type { ComputerPlayer } from '@hexfall/shared/ai/players';
import { planTurn, type Beam } from '@hexfall/shared/ai/planTurn';
import { foresee } from '@hexfall/shared/ai/foresee';
import { pick, type RandomSource } from '@hexfall/shared/ai/random';
import { BASE_ARMIES } from '@hexfall/shared/content/catalog';
import { MAPS } from '@hexfall/shared/content/maps';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { listFor } from '@hexfall/shared/rules/legal';
import { standings } from '@hexfall/shared/rules/sides';
import { BattleSimulation } from '@hexfall/shared/simulation/BattleSimulation';
import { arrangements, hired, inTurn, type MatchPlan } from '@hexfall/shared/cli/matchPlan';
import { playMatch, randomOfSeat } from '../playMatch.js';

/** In how many of the turns another plan than the best is played. */
const OTHER_PLANS = 0.15;
/** Among how many. */
const PLANS = 8;
const CUT = 20;
const BEAM: Beam = MINDS.veteran.beam;

/** Plays for learning: a planner without replies that now and then plays another of its plans. */
class LearningPlayer implements ComputerPlayer {
  readonly #simulation = new BattleSimulation();
  readonly #follower = new PlanFollower();
  readonly #evaluator: Evaluation;
  readonly #plain: PlanningPlayer;

  constructor(
    parameters: Parameters | null,
    private readonly random: RandomSource,
  ) {
    this.#evaluator = parameters
      ? new LearnedEvaluator(this.#simulation, parameters, 'played')
      : new Evaluator(this.#simulation, DEFAULT_WEIGHTS, 2);
    this.#plain = new PlanningPlayer(MINDS.veteran, random, this.#simulation);
  }

  choose = (table: Table, seat: Seat): Intent =>
    this.#follower.next(table, seat) ?? this.#follower.follow(table, seat, this.#plan(table, seat));

  #plan(table: Table, seat: Seat): readonly Intent[] {
    if (table.decision || table.turn.phase === 'setup' || listFor(table, 'redraw').size > 0) return this.#plain.plan(table, seat);
    const plans = planTurn(table, seat, this.#evaluator, BEAM, this.random);
    if (plans.length > 1 && this.random() < OTHER_PLANS) return pick(plans.slice(1, PLANS), this.random).intents;
    return plans[0]!.intents;
  }
}

const BASE_PAIRS = arrangements(BASE_ARMIES, 2);
const ALL_PAIRS = arrangements(ARMY_IDS, 2, true);
const MAPS_FOR_TWO = MAPS.filter(({ players }) => players.min <= 2);
const MERCENARIES = 2;

/** What is played: of ten games five by the base armies, three by all, one with mercenaries and one on a map. */
export const matchOf = (game: number): MatchPlan => {
  const round = Math.floor(game / 10);
  const kind = game % 10;
  const armies = kind < 5 ? inTurn(BASE_PAIRS, round * 5 + kind) : inTurn(ALL_PAIRS, round * 5 + kind - 5);
  const options = { ...DEFAULT_OPTIONS, takeBack: false, sameArmy: armies[0] === armies[1] };
  if (kind === 8) return { options: { ...options, mercenaries: MERCENARIES }, armies, mercenaries: hired(MERCENARIES, 2, round) };
  if (kind < 9) return { options, armies };
  const { board, terrain, turrets } = inTurn(MAPS_FOR_TWO, round);
  return { options: { ...options, board, terrain, turrets }, armies };
};

/** A position of self-play with what came of it. */
export interface Position {
  readonly head: Head;
  readonly table: Table;
  readonly seat: Seat;
  readonly game: number;
  /** The final difference of the HQs in tens, cut at ± 20 points. */
  readonly margin: number;
  /** 1 won, 0 lost, a half drawn. */
  readonly win: number;
}

/** Plays a game of a round and notes its positions. The same seed plays the same game. */
export const selfPlay = (seed: string, game: number, parameters: Parameters | null): Position[] => {
  const start = createMatch({ ...matchOf(game), seed: `${seed}/${game}` });
  if (!start.ok) throw new Error(start.error.message);
  const players = [0, 1].map((seat) => new LearningPlayer(parameters, randomOfSeat(`${seed}/${game}`, seat)));
  const noted: Pick<Position, 'head' | 'table' | 'seat'>[] = [];
  let turn = 0;
  const { table } = playMatch(start.value, players, (before, seat, intent) => {
    if (before.decision || before.turn.phase === 'setup') return;
    if (before.turn.number !== turn && intent.do !== 'redraw') {
      turn = before.turn.number;
      noted.push({ head: 'begins', table: before, seat });
    }
    if (intent.do === 'end-turn') noted.push({ head: 'played', table: before, seat });
    if (intent.do === 'battle') {
      const fought = foresee(before, seat, intent);
      if (fought && !fought.outcome && !fought.battle) noted.push({ head: 'played', table: fought, seat });
    }
  });
  const left = standings(table);
  const winners = table.outcome?.winners ?? [];
  return noted.map((position) => {
    const { seat } = position;
    const margin = Math.max(-CUT, Math.min(CUT, left[seat]! - left[1 - seat]!)) / 10;
    return { ...position, game, margin, win: winners.length !== 1 ? 0.5 : winners[0] === seat ? 1 : 0 };
  });
};
