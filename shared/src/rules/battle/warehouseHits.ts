import { type Cell, cellOf, hexOf, sameHex } from '../../hex/cells.js';
import type { Hit, Phase, WarehouseHit } from '../../model/event.js';
import type { Seat } from '../../model/seat.js';
import type { Table } from '../../model/state.js';
import type { CompiledBoard } from '../compiledBoard.js';
import { record, type Work } from '../work.js';

/** R1: whether prizes lie on a cell, so that attacks wound it. */
export const isWarehouse = ({ warehouses }: CompiledBoard, cell: Cell): boolean => warehouses.length > 0 && warehouses.includes(cell);

const winnerAmong = ({ units }: CompiledBoard, hits: readonly Hit[]): Seat | null => {
  const owners = new Set(hits.map(({ from }) => units[cellOf(from)]!.owner));
  const [owner] = owners;
  return owners.size === 1 && owner !== undefined ? owner : null;
};

/** Takes the hits on warehouses out of the hits of a step, in place. */
export const takeWarehouseHits = (field: CompiledBoard, hits: Hit[]): readonly Hit[] => {
  if (field.warehouses.length === 0) return [];
  const taken = hits.filter(({ to }) => isWarehouse(field, cellOf(to)));
  const remaining = hits.filter((hit) => !taken.includes(hit));
  hits.splice(0, hits.length, ...remaining);
  return taken;
};

/** R1, R2: what the hits of a step do to warehouses; undefined where there are none. */
export const woundedWarehouses = (table: Table, field: CompiledBoard, hits: readonly Hit[]): Phase['warehouses'] => {
  if (hits.length === 0) return undefined;
  return field.warehouses
    .filter((cell) => hits.some(({ to }) => cellOf(to) === cell))
    .map((cell): WarehouseHit => {
      const at = hexOf(cell);
      const here = hits.filter(({ to }) => sameHex(to, at));
      const { wounds: before, opens } = table.warehouses.find((warehouse) => sameHex(warehouse.at, at))!;
      const wounds = here.reduce((sum, hit) => sum + hit.wounds, before);
      return { at, hits: here, wounds, ...(wounds >= opens && { to: winnerAmong(field, here) }) };
    });
};

/** R2: what follows from the warehouses opened in a phase: their prizes are won or lost. */
export const openWarehouses = (work: Work, { warehouses = [] }: Pick<Phase, 'warehouses'>): void => {
  for (const { at, to } of warehouses) {
    if (to === undefined) continue;
    const { markers: prizes } = work.table.warehouses.find((warehouse) => sameHex(warehouse.at, at))!;
    record(work, to === null ? { type: 'prize-lost', at, prizes } : { type: 'prize-won', player: to, at, prizes });
  }
};
