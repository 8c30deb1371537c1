import { LEARNED } from '../ai/learned.js';
import { LearnedEvaluator } from '../ai/LearnedEvaluator.js';
import type { Mode } from '../model/options.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { partLeft } from '../rules/remaining.js';
import { sides, teamOf } from '../rules/sides.js';
import type { BattleSimulation } from '../simulation/BattleSimulation.js';
import { SLOPES } from './coefficients.js';
import { expectedDifference } from './expectedDifference.js';

/** Where what games have taught explains more of the results than the evaluation by hand: docs/review.md. */
const LEARNED_MODES: readonly Mode[] = ['duel', 'team', 'team-score'];

/** Says how probable it is that a side wins, where a turn begins. */
export class Chances {
  readonly #learned: LearnedEvaluator | null;

  /** @param learned what games have taught; null to do without. */
  constructor(
    private readonly simulation: BattleSimulation,
    learned = LEARNED,
  ) {
    this.#learned = learned && new LearnedEvaluator(simulation, learned, 'begins');
  }

  /** The chance of a seat's side, from 0 to 1; of a match that is over what came of it, where a draw is shared. No battle may be running. */
  of(table: Table, seat: Seat): number {
    const { options, turn, outcome } = table;
    if (outcome?.winners.length === 0) return 1 / sides(table).length;
    if (outcome) return outcome.winners.includes(seat) ? 1 : 0;
    if (!this.#learned || !LEARNED_MODES.includes(options.mode)) return this.#byHand(table, seat);
    const chance = this.#learned.chanceOfMover(table);
    return teamOf(options.mode, turn.player) === teamOf(options.mode, seat) ? chance : 1 - chance;
  }

  /** By the difference that each side can expect to end with. */
  #byHand(table: Table, seat: Seat): number {
    const { atStart, atEnd } = SLOPES[table.options.mode];
    const left = partLeft(table);
    const slope = atStart ** left * atEnd ** (1 - left);
    const odds = sides(table).map((seats) =>
      seats.every((each) => table.players[each]!.out) ? 0 : Math.exp(slope * expectedDifference(table, seats[0]!, this.simulation)),
    );
    return odds[teamOf(table.options.mode, seat)]! / odds.reduce((sum, each) => sum + each, 0);
  }
}
