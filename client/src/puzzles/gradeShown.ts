import { persisted } from '../platform/persisted.js';
import { GRADES, type Grade } from '@hexfall/shared/puzzle/grade';

const isGrade = (found: unknown): found is Grade => GRADES.some((grade) => grade === found);

/** The grade whose puzzles are listed. */
export const gradeShown = persisted<Grade>('puzzleGrade', GRADES[0], isGrade);
