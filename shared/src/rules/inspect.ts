import type { Attack } from '../content/compile.js';
import type { Hex } from '../hex/cells.js';
import type { Table } from '../model/state.js';

/** What a unit is now, with everything that acts on it. */
export interface UnitStatus {
  readonly at: Hex;
  readonly netted: boolean;
  /** Present values of the printed actions and of extra actions, highest first. */
  readonly initiative: readonly number[];
  /** Attacks with all bonuses. */
  readonly attacks: readonly Attack[];
  /** Wounds (HQ: toughness) left before it is destroyed. */
  readonly toughness: number;
  /** May still move or turn by itself this turn (M2) or by Transport (M5). */
  readonly mobility: boolean;
  readonly transport: boolean;
}

/** The present state of every unit on the board, by q and then r. Needs only public facts. */
export const inspectUnits = (_table: Pick<Table, 'options' | 'players' | 'board' | 'turn'>): UnitStatus[] => {
  throw new Error('being written');
};
