import type { Cell } from '../../hex/cells.js';
import { reachable } from '../reachable.js';

/** Which available Medics serve a unit or another Medic. */
export interface MedicGraph {
  readonly medicsOf: (cell: Cell) => readonly Cell[];
}

/**
 * D4: the Medics one of which dies when `medic` is to save a unit. A Medic with an available Medic of its own is saved
 * by it in turn; a ring of Medics at the end offers all its members.
 */
export const medicEnds = (graph: MedicGraph, medic: Cell): Cell[] => {
  if (graph.medicsOf(medic).length === 0) return [medic];
  const reach = new Map<Cell, Set<Cell>>();
  const reachOf = (from: Cell): Set<Cell> => {
    let found = reach.get(from);
    if (!found) {
      found = reachable(graph.medicsOf(from), graph.medicsOf);
      reach.set(from, found);
    }
    return found;
  };
  return [...new Set([medic, ...reachOf(medic)])].filter((end) => [...reachOf(end)].every((other) => reachOf(other).has(end)));
};
