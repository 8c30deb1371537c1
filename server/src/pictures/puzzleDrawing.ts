import { readFile } from 'node:fs/promises';
import { parsePuzzle } from '@hexfall/shared/notation/puzzle';
import type { PictureLanguage } from '@hexfall/shared/picture/words';
import { GRADES, type Grade } from '@hexfall/shared/puzzle/grade';
import type { Drawing } from './drawing.js';
import { PREVIEW_WORDS } from './previewWords.js';

const FOLDER = new URL('../../../shared/puzzles/', import.meta.url);

/** Which puzzle an id names. */
interface PuzzlePlace {
  readonly grade: Grade;
  /** From 1. */
  readonly number: number;
}

const ID = new RegExp(`^(${GRADES.join('|')})-([1-9]\\d{0,3})$`);

/** The puzzle that an id names, whether there is one or not; null for any other text. */
export const readPuzzleId = (id: string): PuzzlePlace | null => {
  const [, name, number] = ID.exec(id) ?? [];
  const grade = GRADES.find((each) => each === name);
  return grade ? { grade, number: Number(number) } : null;
};

/** What a puzzle is called. */
export const puzzleTitle = ({ grade, number }: PuzzlePlace, language: PictureLanguage): string =>
  `${PREVIEW_WORDS[language].puzzle}: ${PREVIEW_WORDS[language].grades[grade]} ${number}`;

/** The first position of a puzzle of the collection; null if there is none with this id. */
export const puzzleDrawing = async (id: string, language: PictureLanguage): Promise<Drawing | null> => {
  const place = readPuzzleId(id);
  if (!place) return null;
  const line = (await readFile(new URL(`${place.grade}.jsonl`, FOLDER), 'utf8')).split('\n')[place.number - 1];
  if (!line) return null;
  const puzzle = parsePuzzle(JSON.parse(line));
  if (!puzzle.ok) throw new Error(`${id}: ${puzzle.error.message}`);
  return { of: 'position', table: puzzle.value.position.table, look: { title: puzzleTitle(place, language), names: [], language } };
};
