import { cellOf, type Hex, sameHex } from '../hex/cells.js';
import type { WarehouseHit } from '../model/event.js';
import type { Seat } from '../model/seat.js';
import type { Table, Unit } from '../model/state.js';
import type { Prize, TerrainElement, Warehouse } from '../model/terrain.js';
import { without } from './copies.js';
import { countingAt } from './landscape.js';

/** R1: the warehouses that hold prizes at first: what lies under another element holds none (L2). */
export const startingWarehouses = (terrain: readonly TerrainElement[]): readonly Warehouse[] =>
  terrain.flatMap(({ prizes = [] }, index) => prizes.filter(({ at }) => countingAt(terrain, at) === index));

/** R3: prizes on one unit. */
export const MAX_ATTACHED = 2;

/** R4: how many of a prize a unit carries. */
export const prizesOn = ({ prizes }: Pick<Unit, 'prizes'>, kind: Prize): number =>
  prizes ? prizes.reduce((count, prize) => (prize === kind ? count + 1 : count), 0) : 0;

/** R3: puts a held prize on a unit, in place. */
export const attachPrize = (table: Table, seat: Seat, prize: Prize, at: Hex): void => {
  const player = table.players[seat]!;
  const unit = table.board[cellOf(at)]!;
  player.prizes = without(player.prizes, prize);
  table.board[cellOf(at)] = { ...unit, prizes: [...(unit.prizes ?? []), prize].sort() };
};

/** R1: notes the wounds of warehouses, in place. */
export const woundWarehouses = (table: Table, hits: readonly WarehouseHit[]): void => {
  table.warehouses = table.warehouses.map((warehouse) => {
    const hit = hits.find(({ at }) => sameHex(at, warehouse.at));
    return hit ? { ...warehouse, wounds: hit.wounds } : warehouse;
  });
};

/** R2: the hex of a warehouse without its prizes, in place. */
export const emptyWarehouse = (table: Table, at: Hex): void => {
  table.warehouses = table.warehouses.filter((warehouse) => !sameHex(warehouse.at, at));
};
