import type { GameEvent } from '../model/event.js';
import type { Rejection } from '../model/rejection.js';
import type { PublicState, Table } from '../model/state.js';
import { copyState } from './copies.js';
import { evolve } from './evolve.js';

/** A step under way: a state of its own and what has happened to it. Where tiles may be drawn it is a `Work<GameState>`. */
export interface Work<S extends PublicState = PublicState> {
  readonly state: S;
  /** The table of the state. */
  readonly table: Table;
  readonly events: GameEvent[];
  /** Set when the step turns out to be impossible; it is then refused whole. */
  refusal: Rejection | null;
}

export const beginWork = <S extends PublicState>(given: S): Work<S> => {
  const state = copyState(given);
  return { state, table: state.table, events: [], refusal: null };
};

/** Lets something happen: the one way in which rules change a state. */
export const record = (work: Work, event: GameEvent): void => {
  evolve(work.state, event);
  work.events.push(event);
};
