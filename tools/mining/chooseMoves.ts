import type { Table } from '@hexfall/shared/model/state';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { AIMS, type MoveAim } from '@hexfall/shared/puzzle/puzzleName';
import { areAlike, solverArmy, dullness } from './chooseCollection.js';
import { effortOf, gradeOf } from './difficulty.js';
import type { MinedAim } from './mineAim.js';

/** What a point by which the toughness of an HQ was changed, and another puzzle of the same grade, take from a puzzle. */
const CHANGE_COST = 0.2;
const GRADE_COST = 0.25;

const costOf = (mined: MinedAim, found: readonly MinedAim[]): number => {
  const ofGrade = found.filter((other) => gradeOf(other) === gradeOf(mined)).length;
  return dullness(mined, found) + CHANGE_COST * mined.changed + GRADE_COST * ofGrade;
};

const tableOf = ({ puzzle }: MinedAim): Table => puzzle.position.table;

/** Adds the least dull ones that are like none before them, up to a number. */
const takeUpTo = (count: number, candidates: readonly MinedAim[], found: MinedAim[], taken: Table[]): void => {
  let left = candidates;
  while (found.length < count) {
    left = left.filter((each) => !taken.some((other) => areAlike(tableOf(each), other)));
    const next = left.toSorted((a, b) => costOf(a, found) - costOf(b, found))[0];
    if (!next) return;
    found.push(next);
    taken.push(tableOf(next));
  }
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
      ARMY_IDS.forEach((army, place) => {
        const share = Math.floor((count * (place + 1)) / ARMY_IDS.length);
        takeUpTo(
          share,
          ofAim.filter((each) => solverArmy(each) === army),
          found,
          taken,
        );
      });
      takeUpTo(count, ofAim, found, taken);
      return [aim, found.toSorted((a, b) => effortOf(a) - effortOf(b))] as const;
    }),
  );
};
