import type { GameEvent } from '@hexfall/shared/model/event';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Rejection } from '@hexfall/shared/model/rejection';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { GameState, Table } from '@hexfall/shared/model/state';
import { fold } from '@hexfall/shared/rules/evolve';
import { step } from '@hexfall/shared/rules/step';

/*
 * Most tests speak of tables only. The draw piles of each table, and what can be taken back, are kept here beside it.
 */

const STATES = new WeakMap<Table, GameState>();

/** The table of a state, which `stateOf` gives back. */
export const tableOf = (state: GameState): Table => {
  STATES.set(state.table, state);
  return state.table;
};

/** The state that a table comes from; a table that was made by hand has unknown piles. */
export const stateOf = (table: Table): GameState => STATES.get(table) ?? { table, piles: table.players.map(() => null), previous: null };

/** The draw piles of a table, from the top. */
export const pilesOf = (table: Table): readonly (readonly string[])[] => {
  const { piles } = stateOf(table);
  return table.players.map(({ onTop }, seat) => [...onTop, ...(piles[seat] ?? [])]);
};

export interface TableStep {
  readonly table: Table;
  readonly events: readonly GameEvent[];
}

/** `step` on a table. */
export const stepOn = (table: Table, seat: Seat, intent: Intent): Result<TableStep, Rejection> => {
  const result = step(stateOf(table), seat, intent);
  return result.ok ? ok({ table: tableOf(result.value.state), events: result.value.events }) : result;
};

/** `fold` on a table. */
export const foldOn = (table: Table, events: readonly GameEvent[]): Table => tableOf(fold(stateOf(table), events));

/** A table that differs from another by hand, with the draw piles of that one. */
export const changedTable = (table: Table, changes: Partial<Table>): Table =>
  tableOf({ ...stateOf(table), table: { ...table, ...changes } });
