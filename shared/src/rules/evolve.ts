import type { GameEvent } from '../model/event.js';
import type { Table } from '../model/state.js';

/** A copy of a table that `evolve` may change. Units are shared: they are never changed in place. */
export const copyTable = (_table: Table): Table => {
  throw new Error('being written');
};

/** Lets one event happen. The only function that changes a table; give it a copy. */
export const evolve = (_table: Table, _event: GameEvent): void => {
  throw new Error('being written');
};

/** The state after the events; the table given stays as it is. */
export const fold = (table: Table, events: readonly GameEvent[]): Table => {
  const next = copyTable(table);
  for (const event of events) evolve(next, event);
  return next;
};
