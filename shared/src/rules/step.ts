import type { GameEvent } from '../model/event.js';
import type { Intent } from '../model/intent.js';
import type { Rejection } from '../model/rejection.js';
import type { Result } from '../model/result.js';
import type { Seat, Table } from '../model/state.js';

export interface Step {
  readonly table: Table;
  readonly events: readonly GameEvent[];
}

/** Carries out one intent, or refuses it and changes nothing. `table` is never touched. */
export const step = (_table: Table, _seat: Seat, _intent: Intent): Result<Step, Rejection> => {
  throw new Error('being written');
};
