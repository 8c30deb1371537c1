import { Evaluator } from '../ai/evaluate.js';
import { planTurn, type Beam } from '../ai/planTurn.js';
import { randomFrom } from '../ai/random.js';
import type { Seat } from '../model/seat.js';
import type { GameState, Table } from '../model/state.js';
import { actingSeat } from '../rules/legal.js';
import { BattleSimulation } from '../simulation/BattleSimulation.js';
import { carryOut, type OwnedIntent } from './playedTurns.js';
import { COEFFICIENTS } from './coefficients.js';
import { difference, FEATURES, featuresOf } from './features.js';
import { partLeft } from '../rules/remaining.js';
import { standings } from '../rules/sides.js';

/**
 * The difference between the HQs, or the points, with which a match may be expected to end: a side's total less that of the best other side.
 * Of a match that is over, its result. The regression behind it is in docs/review.md. No battle may be running.
 */
export const expectedDifference = (table: Table, seat: Seat, simulation: BattleSimulation): number => {
  if (table.outcome) return difference(table, seat, standings(table));
  const features = featuresOf(table, seat, simulation);
  const { atStart, atEnd } = COEFFICIENTS[table.options.mode];
  const left = partLeft(table);
  return FEATURES.reduce((sum, name, place) => sum + features[name] * (left * atStart[place]! + (1 - left) * atEnd[place]!), 0);
};

/** How many turns are played on before the position is valued; fewer explain less of the results: see docs/review.md. */
const TURNS_FORESEEN = 3;
/** How those are planned. */
const BEAM: Beam = { widths: [2, 2], nodes: 1500 };

/** They look at everything: nothing is left to chance. */
const NO_CHANCE = randomFrom(0);

/** Says what a turn is worth: the difference to be expected at the end of the match, after the next turns have been played on. */
export class Judge {
  readonly simulation = new BattleSimulation();
  readonly evaluator = new Evaluator(this.simulation);

  /** The value to a seat of the state after moves, on draw piles in one order; null if the moves cannot be carried out there. */
  valueAfter(start: GameState, seat: Seat, moves: readonly OwnedIntent[]): number | null {
    const state = carryOut(start, moves);
    return state && this.#valueLater(state, seat);
  }

  #valueLater(start: GameState, seat: Seat): number {
    let state = start;
    for (let turn = 0; turn < TURNS_FORESEEN; turn++) {
      const { table } = state;
      const next = actingSeat(table);
      const [plan] = next === null ? [] : planTurn(table, next, this.evaluator, BEAM, NO_CHANCE);
      const after = next !== null && plan && carryOut(state, movesOf(next, plan.intents));
      if (!after) break;
      state = after;
    }
    return expectedDifference(state.table, seat, this.simulation);
  }
}

/** The intents of a plan as moves of its player. */
export const movesOf = (player: Seat, intents: readonly OwnedIntent['intent'][]): OwnedIntent[] =>
  intents.map((intent) => ({ player, intent }));
