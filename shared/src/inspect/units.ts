import type { Attack } from '../content/compile.js';
import { type Cell, type Hex, hexOf } from '../hex/cells.js';
import type { Table } from '../model/state.js';
import { extraValues } from '../rules/battle/initiative.js';
import { servingPlayers } from '../rules/connections.js';
import { influenceOf } from '../rules/influence.js';
import type { Influence } from '../rules/influenceTypes.js';
import { prizesOn } from '../rules/prizes.js';
import { toughnessLeft } from '../rules/toughness.js';

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

type Facts = Pick<Table, 'options' | 'board' | 'foundations' | 'terrain' | 'warehouses' | 'turn'> & {
  readonly players: readonly Pick<Table['players'][number], 'army' | 'hq'>[];
};

/** The present state of every unit on the board, by q and then r. Needs only public facts. */
export const inspectUnits = (table: Facts): UnitStatus[] => {
  const influence = influenceOf(table);
  return influence.field.board.cells.filter((cell) => table.board[cell]).map((cell) => statusOf(table, influence, cell));
};

const statusOf = (table: Facts, influence: Influence, cell: Cell): UnitStatus => {
  const unit = influence.field.units[cell]!;
  const tile = influence.field.tiles[cell]!;
  const netted = influence.netted[cell]!;
  const canAct = unit.owner === table.turn.player && table.turn.phase === 'turn' && !netted;
  return {
    at: hexOf(cell),
    netted,
    initiative: initiativeOf(influence, cell),
    attacks: influence.field.facings[cell]!.attacks.map((attack) => ({
      ...attack,
      melee: attack.melee && attack.melee + influence.melee[cell]!,
      ranged: attack.ranged && attack.ranged + influence.ranged[cell]!,
    })),
    toughness: toughnessLeft(table, influence, cell),
    mobility: canAct && (tile.mobility || prizesOn(unit, 'mobility') > 0) && !unit.used.includes('mobility'),
    transport: canAct && servingPlayers(table, influence, cell).length > 0,
  };
};

const initiativeOf = (influence: Influence, cell: Cell): number[] => {
  const printed = influence.field.tiles[cell]!.initiative.map((value) => Math.max(0, value + influence.initiative[cell]!));
  return [...printed, ...extraValues(influence, cell)].sort((a, b) => b - a);
};
