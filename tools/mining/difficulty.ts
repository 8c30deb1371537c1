import { type Grade, GRADES } from '@hexfall/shared/puzzle/puzzleName';
import type { MinedPuzzle } from './minePosition.js';

/** Above which effort a puzzle has the next grade. */
const LIMITS = [2.8, 3.8, 4.6] as const;

/** How much there is to look at, in powers of ten: all positions, and half as much again for those that nearly reach the goals. */
export const effortOf = ({ positions, nearMisses }: Pick<MinedPuzzle, 'positions' | 'nearMisses'>): number =>
  Math.log10(positions) + 0.5 * Math.log10(1 + nearMisses);

/** How hard a puzzle is, by search and near misses. */
export const gradeOf = (mined: Pick<MinedPuzzle, 'positions' | 'nearMisses'>): Grade =>
  GRADES[LIMITS.filter((limit) => effortOf(mined) > limit).length]!;
