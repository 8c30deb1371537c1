import type { Decision } from '../../model/decision.js';
import type { GameEvent } from '../../model/event.js';
import type { Seat, Table } from '../../model/state.js';

export interface FoughtBattle {
  /** After the battle, or before the step that waits for an answer. */
  readonly table: Table;
  readonly events: readonly GameEvent[];
  /** The open question, when the answers did not suffice. */
  readonly decision: Decision | null;
}

/** An answer that was not offered. */
export class UnknownChoice extends Error {
  constructor(
    readonly index: number,
    readonly decision: Decision,
  ) {
    super(`choice ${index} is not among the keys offered`);
  }
}

/**
 * Fights exactly one battle from the first to the last phase (B3–B8), with what G1–G6 say happens in and at the end
 * of a battle, but without a full-board repetition and without ending the turn.
 * @param answers used up in order, one per decision; throws `UnknownChoice` for one that is not offered.
 */
export const fightBattle = (_table: Table, _starter: Seat, _answers: readonly string[]): FoughtBattle => {
  throw new Error('being written');
};
