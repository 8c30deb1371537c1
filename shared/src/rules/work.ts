import type { GameEvent } from '../model/event.js';
import type { Rejection } from '../model/rejection.js';
import type { Table } from '../model/state.js';
import { copyTable, evolve } from './evolve.js';

/** A step under way: a table of its own and what has happened to it. */
export interface Work {
  readonly table: Table;
  readonly events: GameEvent[];
  /** Set when the step turns out to be impossible; it is then refused whole. */
  refusal: Rejection | null;
}

export const begin = (table: Table): Work => ({ table: copyTable(table), events: [], refusal: null });

/** Lets something happen: the one way in which rules change a table. */
export const record = (work: Work, event: GameEvent): void => {
  evolve(work.table, event);
  work.events.push(event);
};
