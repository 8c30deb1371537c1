import type { Options } from '../model/options.js';
import type { Rejection } from '../model/rejection.js';
import type { Result } from '../model/result.js';
import type { Table } from '../model/state.js';
import type { ArmyId } from '../model/tile.js';

export interface MatchSetup {
  readonly options: Options;
  /** In seating order. */
  readonly armies: readonly ArmyId[];
  /** Any text; the order of the draw piles follows from it and from nothing else (S2). */
  readonly seed: string;
  /** Who sits where, if somebody commands two armies (O5). */
  readonly persons?: readonly number[];
}

/** A match before the first HQ is placed (S1, S2). Refuses combinations the rules do not allow. */
export const createMatch = (_setup: MatchSetup): Result<Table, Rejection> => {
  throw new Error('being written');
};
