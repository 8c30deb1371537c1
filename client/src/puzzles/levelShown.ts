import { persisted } from '../settings/persisted.js';
import { PUZZLE_LEVELS, type PuzzleLevel } from './levels.js';

const isLevel = (found: unknown): found is PuzzleLevel => PUZZLE_LEVELS.some((level) => level === found);

/** The level whose puzzles are listed. */
export const levelShown = persisted<PuzzleLevel>('puzzleLevel', PUZZLE_LEVELS[0], isLevel);
