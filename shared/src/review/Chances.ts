import { LEARNED } from '../ai/learned.js';
import { LearnedEvaluator } from '../ai/LearnedEvaluator.js';
import type { Outcome } from '../model/result.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { partLeft } from '../rules/remaining.js';
import { isSideOut, sides, teamOf } from '../rules/sides.js';
import type { BattleSimulation } from '../simulation/BattleSimulation.js';
import { SLOPES } from './coefficients.js';
import { expectedDifference } from './expectedDifference.js';
import { softmax } from './statistics.js';

/** What a seat's side has of the result of a match: 1 won, 0 lost; a draw is shared. */
export const shareOf = (table: Table, { winners }: Outcome, seat: Seat): number =>
  winners.length === 0 ? 1 / sides(table).length : winners.includes(seat) ? 1 : 0;

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

  /** Returns the chance of a seat's side, from 0 to 1; for a finished match its share of the result. No battle may be running. */
  of(table: Table, seat: Seat): number {
    const { options, turn, outcome } = table;
    if (outcome) return shareOf(table, outcome, seat);
    // Of more than two sides the network says only how they do against each other.
    if (!this.#learned || sides(table).length > 2) return this.#byHand(table, seat);
    const chance = this.#learned.chanceOfMover(table);
    return teamOf(options.mode, turn.player) === teamOf(options.mode, seat) ? chance : 1 - chance;
  }

  /** By the difference that each side can expect to end with. */
  #byHand(table: Table, seat: Seat): number {
    const { atStart, atEnd } = SLOPES[table.options.mode];
    const left = partLeft(table);
    const slope = atStart ** left * atEnd ** (1 - left);
    const expected = sides(table).map((seats) =>
      isSideOut(table, seats) ? -Infinity : expectedDifference(table, seats[0]!, this.simulation),
    );
    return softmax(expected, slope)[teamOf(table.options.mode, seat)]!;
  }
}
