import { pictureWords, readTexts } from '@hexfall/shared/locales/readTexts';
import { readFile } from 'node:fs/promises';
import { parsePuzzle } from '@hexfall/shared/notation/puzzle';
import type { Language } from '@hexfall/shared/model/languages';
import { type Grade, readPuzzleId, type PuzzleName } from '@hexfall/shared/puzzle/puzzleName';
import type { Drawing } from './renderWorker.js';

const FOLDER = new URL('../../../shared/puzzles/', import.meta.url);

const kept = new Map<Grade, Promise<readonly string[]>>();

/** The puzzles of a grade, one a line. The files are part of the program: each is read once, but again after a failure. */
const linesOf = (grade: Grade): Promise<readonly string[]> => {
  const known = kept.get(grade);
  if (known) return known;
  const reading = readFile(new URL(`${grade}.jsonl`, FOLDER), 'utf8').then((text) => text.trimEnd().split('\n'));
  kept.set(grade, reading);
  reading.catch(() => kept.delete(grade));
  return reading;
};

const lineOf = async ({ grade, number }: PuzzleName): Promise<string | null> => (await linesOf(grade))[number - 1] ?? null;

const titleOf = ({ grade, number }: PuzzleName, language: Language): string =>
  `${readTexts(language, 'preview').puzzle} ${readTexts(language, 'preview').grades[grade]} ${number}`;

/** The name of a puzzle of the collection; null if there is none with this id. */
export const puzzleTitle = async (id: string, language: Language): Promise<string | null> => {
  const name = readPuzzleId(id);
  return name && (await lineOf(name)) !== null ? titleOf(name, language) : null;
};

/** The first position of a puzzle of the collection; null if there is none with this id. */
export const puzzleDrawing = async (id: string, language: Language): Promise<Drawing | null> => {
  const name = readPuzzleId(id);
  const line = name && (await lineOf(name));
  if (!name || !line) return null;
  const puzzle = parsePuzzle(JSON.parse(line));
  if (!puzzle.ok) throw new Error(`${id}: ${puzzle.error.message}`);
  return {
    of: 'position',
    table: puzzle.value.position.table,
    look: { title: titleOf(name, language), names: [], words: pictureWords(language) },
  };
};
