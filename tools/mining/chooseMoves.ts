import type { Table } from '@hexfall/shared/model/state';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { AIMS, type MoveAim } from '@hexfall/shared/puzzle/puzzleName';
import { dullness, solverArmy, takeUpTo } from './chooseCollection.js';
import type { MinedAim } from './mineAim.js';
import { effortOf, gradeOf } from './minePosition.js';

/** What a point by which the toughness of an HQ was changed, and another puzzle of the same grade, take from a puzzle. */
const CHANGE_COST = 0.2;
const GRADE_COST = 0.25;

const costOf = (mined: MinedAim, found: readonly MinedAim[]): number => {
  const ofGrade = found.filter((other) => gradeOf(other) === gradeOf(mined)).length;
  return dullness(mined, found) + CHANGE_COST * mined.changed + GRADE_COST * ofGrade;
};

/**
 * The best moves of the collection by aim, from the easiest to the hardest: of each army as many as there are up to its share, then of any, no two alike.
 * @param count how many for each aim; fewer where there are not as many.
 * @param others the positions that are in the collection already.
 */
export const chooseMoves = (
  mined: readonly MinedAim[],
  count: number,
  others: readonly Table[],
): ReadonlyMap<MoveAim, readonly MinedAim[]> => {
  const taken = [...others];
  return new Map(
    AIMS.map((aim) => {
      const found: MinedAim[] = [];
      const ofAim = mined.filter((each) => each.aim === aim);
      ARMY_IDS.forEach((army, index) => {
        const share = Math.floor((count * (index + 1)) / ARMY_IDS.length);
        const ofArmy = ofAim.filter((each) => solverArmy(each) === army);
        takeUpTo(share, ofArmy, found, taken, costOf);
      });
      takeUpTo(count, ofAim, found, taken, costOf);
      return [aim, found.toSorted((a, b) => effortOf(a) - effortOf(b))] as const;
    }),
  );
};
