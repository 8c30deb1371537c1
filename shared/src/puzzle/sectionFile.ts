import { formatPuzzle, parsePuzzle, type Puzzle } from '../notation/puzzle.js';
import type { Section } from './puzzleName.js';

/*
 * The file of a section of the collection: a puzzle in each line, and none in an empty one.
 */

/** The puzzle in a document of the project. Throws if it is none. */
export const puzzleIn = (json: unknown): Puzzle => {
  const parsed = parsePuzzle(json);
  if (!parsed.ok) throw new Error(`a puzzle of the project is none: ${parsed.error.path} ${parsed.error.message}`);
  return parsed.value;
};

/** The lines of a file that have a puzzle, in their order. */
export const puzzleLinesIn = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** The puzzles of a file, in their order. Throws if a line has none. */
export const puzzlesIn = (text: string): Puzzle[] => puzzleLinesIn(text).map((line) => puzzleIn(JSON.parse(line)));

/** The file of a section with these puzzles, which get their ids by their order. */
export const sectionText = (section: Section, puzzles: readonly Puzzle[]): string =>
  puzzles.map((puzzle, index) => `${JSON.stringify(formatPuzzle({ ...puzzle, id: `${section}-${index + 1}` }))}\n`).join('');
