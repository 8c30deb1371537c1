import type { Decision } from '../../model/decision.js';
import type { GameEvent } from '../../model/event.js';
import type { Seat } from '../../model/seat.js';
import type { Table } from '../../model/state.js';
import { type Answerer, defaultChoice } from '../answers.js';
import { eliminate } from '../elimination.js';
import { beginWork, record, type Work } from '../work.js';
import { runBattle, startBattle } from './runBattle.js';

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

/** The answers one after the other, each held against what is offered. */
const checked =
  (answers: readonly string[] | Answerer): Answerer =>
  (decision, index) => {
    const key = typeof answers === 'function' ? answers(decision, index) : (answers[index] ?? null);
    if (key !== null && !decision.keys.includes(key)) throw new UnknownChoice(index, decision);
    return key;
  };

/**
 * Fights exactly one battle from the first to the last phase (B3–B8), with what G1–G6 say happens in and at the end
 * of a battle, but without a full-board repetition and without ending the turn.
 * @param answers a list used up in order, one per decision, or a function; throws `UnknownChoice` for a key that is not offered.
 */
export const fightBattle = (table: Table, starter: Seat, answers: readonly string[] | Answerer): FoughtBattle => {
  const work = beginWork({ table, previous: null });
  startBattle(work, starter, 'tile');
  return fought(work, runBattle(work, checked(answers)));
};

/** Resumes a battle that `fightBattle` has left at a question, up to the next one. The key must be one of those offered. */
export const fightOn = (table: Table, key: string): FoughtBattle => {
  const { decision } = table;
  if (!decision?.keys.includes(key)) throw new Error(`${key} answers no question`);
  const work = beginWork({ table, previous: null });
  record(work, { type: 'chose', player: decision.player, key });
  return fought(work, runBattle(work));
};

const fought = (work: Work, isOver: boolean): FoughtBattle => {
  const { table, events } = work;
  if (!isOver) return { table, events, decision: table.decision };
  const outcome = eliminate(work);
  if (outcome) record(work, { type: 'ended', outcome });
  return { table, events, decision: null };
};

/** One whole battle in which everybody answers by the default policy: what a forecast shows. */
export const fightByDefault = (table: Table, starter: Seat): FoughtBattle => fightBattle(table, starter, defaultChoice);
