import { readFile } from 'node:fs/promises';
import { parsePuzzle } from '@hexfall/shared/notation/puzzle';
import type { PictureLanguage } from '@hexfall/shared/picture/words';
import { readPuzzleId, type PuzzleName } from '@hexfall/shared/puzzle/puzzleName';
import type { Drawing } from './drawing.js';
import { PREVIEW_WORDS } from './previewWords.js';

const FOLDER = new URL('../../../shared/puzzles/', import.meta.url);

const titleOf = ({ grade, number }: PuzzleName, language: PictureLanguage): string =>
  `${PREVIEW_WORDS[language].puzzle} ${PREVIEW_WORDS[language].grades[grade]} ${number}`;

/** What the puzzle with an id is called, whether there is one or not; null for any other text. */
export const puzzleTitle = (id: string, language: PictureLanguage): string | null => {
  const name = readPuzzleId(id);
  return name && titleOf(name, language);
};

/** The first position of a puzzle of the collection; null if there is none with this id. */
export const puzzleDrawing = async (id: string, language: PictureLanguage): Promise<Drawing | null> => {
  const place = readPuzzleId(id);
  if (!place) return null;
  const line = (await readFile(new URL(`${place.grade}.jsonl`, FOLDER), 'utf8')).split('\n')[place.number - 1];
  if (!line) return null;
  const puzzle = parsePuzzle(JSON.parse(line));
  if (!puzzle.ok) throw new Error(`${id}: ${puzzle.error.message}`);
  return { of: 'position', table: puzzle.value.position.table, look: { title: titleOf(place, language), names: [], language } };
};
