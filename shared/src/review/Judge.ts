import { type Evaluation, Evaluator } from '../ai/evaluate.js';
import { LEARNED } from '../ai/learned.js';
import { mindOf } from '../ai/levels.js';
import { evaluationsOf } from '../ai/PlanningPlayer.js';
import { type Beam, planTurn } from '../ai/planTurn.js';
import { randomFrom } from '../model/random.js';
import type { Seat } from '../model/seat.js';
import type { GameState, Table } from '../model/state.js';
import { actingSeat } from '../rules/legal.js';
import { BattleSimulation } from '../simulation/BattleSimulation.js';
import { Chances } from './Chances.js';
import { expectedDifference } from './expectedDifference.js';
import { carryOut, type OwnedIntent } from './playedTurns.js';

/** How turns are played on before a position is valued. */
interface Foresight {
  readonly turns: number;
  readonly beam: Beam;
  readonly evaluation: Evaluation;
}

/** Fewer turns explain less of the results: see docs/review.md. */
const BY_HAND: Omit<Foresight, 'evaluation'> = { turns: 3, beam: { widths: [2, 2], nodes: 1500 } };
const LEARNED_ONE: Omit<Foresight, 'evaluation'> = { turns: 2, beam: { widths: [1, 1], nodes: 1500 } };

/** They look at everything: nothing is left to chance. */
const NO_CHANCE = randomFrom(0);

/** Says what turns are worth, by what is to be expected when the next ones have been played on. */
export class Judge {
  readonly #simulation = new BattleSimulation();
  /** Values positions by hand. */
  readonly evaluator = new Evaluator(this.#simulation);
  /** How the strongest level thinks. */
  readonly mind = mindOf('commander', LEARNED);
  /** What it values positions by. */
  readonly evaluations = evaluationsOf(this.mind, this.#simulation);
  readonly #foresight: Foresight = { ...(this.mind.learned ? LEARNED_ONE : BY_HAND), evaluation: this.evaluations.planned };
  readonly #chances = new Chances(this.#simulation);

  /**
   * Returns the chance of a seat's side to win after moves, on draw piles in one order; null if the moves are not possible there.
   * @param turns how many turns are played on before.
   */
  chanceAfter(start: GameState, seat: Seat, moves: readonly OwnedIntent[], turns = this.#foresight.turns): number | null {
    const later = playedOn(start, moves, { ...this.#foresight, turns });
    return later && this.#chances.of(later, seat);
  }

  /** The difference with which a seat's side can expect to end, likewise, and by hand. */
  differenceAfter(start: GameState, seat: Seat, moves: readonly OwnedIntent[]): number | null {
    const later = playedOn(start, moves, { ...BY_HAND, evaluation: this.evaluator });
    return later && expectedDifference(later, seat, this.#simulation);
  }
}

/** The table after moves and the turns that follow; null if the moves cannot be carried out. */
const playedOn = (start: GameState, moves: readonly OwnedIntent[], { turns, beam, evaluation }: Foresight): Table | null => {
  const played = carryOut(start, moves);
  if (!played) return null;
  let state = played;
  for (let turn = 0; turn < turns; turn++) {
    const { table } = state;
    const next = actingSeat(table);
    const [plan] = next === null ? [] : planTurn(table, next, evaluation, beam, NO_CHANCE);
    const after = next !== null && plan && carryOut(state, movesOf(next, plan.intents));
    if (!after) break;
    state = after;
  }
  return state.table;
};

/** The intents of a plan as moves of its player. */
export const movesOf = (player: Seat, intents: readonly OwnedIntent['intent'][]): OwnedIntent[] =>
  intents.map((intent) => ({ player, intent }));
