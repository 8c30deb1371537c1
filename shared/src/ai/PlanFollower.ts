import type { Intent } from '../model/intent.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { foresee } from './foresee.js';

const isSame = (expected: Table, table: Table): boolean =>
  expected.turn.player === table.turn.player &&
  expected.turn.number === table.turn.number &&
  JSON.stringify([expected.board, expected.players, expected.foundations]) ===
    JSON.stringify([table.board, table.players, table.foundations]);

/** The plan a computer player follows: its next intents, as long as the table matches the expected one. */
export class PlanFollower {
  #left: readonly Intent[] = [];
  #expected: Table | null = null;

  /** Returns the next intent of the plan; null if there is none, if a question comes first, or if the table differs from the expected one. */
  next(table: Table, seat: Seat): Intent | null {
    if (table.decision || !this.#expected) return null;
    const isExpected = isSame(this.#expected, table);
    this.#expected = null;
    return isExpected ? this.#advance(table, seat, this.#left) : null;
  }

  /** Starts a new plan and returns its first intent. The answer to a question does not replace the current plan. */
  follow(table: Table, seat: Seat, plan: readonly Intent[]): Intent {
    return table.decision ? plan[0]! : this.#advance(table, seat, plan);
  }

  #advance(table: Table, seat: Seat, [first, ...left]: readonly Intent[]): Intent {
    if (!first) throw new Error('a plan without an intent');
    this.#left = left;
    this.#expected = left.length > 0 ? foresee(table, seat, first) : null;
    return first;
  }
}
