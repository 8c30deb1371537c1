import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { partLeft } from '../rules/remaining.js';
import { standings } from '../rules/sides.js';
import type { BattleSimulation } from '../simulation/BattleSimulation.js';
import { COEFFICIENTS } from './coefficients.js';
import { difference, FEATURES, featuresOf } from './features.js';

/**
 * Returns the expected final difference between the HQs, or the points: a side's total minus that of the best other side. For a finished
 * match, its result. The regression behind it is in docs/review.md. No battle may be running.
 */
export const expectedDifference = (table: Table, seat: Seat, simulation: BattleSimulation): number => {
  if (table.outcome) return difference(table, seat, standings(table));
  const features = featuresOf(table, seat, simulation);
  const { atStart, atEnd } = COEFFICIENTS[table.options.mode];
  const left = partLeft(table);
  return FEATURES.reduce((sum, name, index) => sum + features[name] * (left * atStart[index]! + (1 - left) * atEnd[index]!), 0);
};
