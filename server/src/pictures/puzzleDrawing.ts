import { readFile } from 'node:fs/promises';
import { pictureWords, readTexts } from '@hexfall/shared/locales/readTexts';
import type { Language } from '@hexfall/shared/model/languages';
import { type PuzzleName, readPuzzleId, type Section } from '@hexfall/shared/puzzle/puzzleName';
import { puzzleIn, puzzleLinesIn } from '@hexfall/shared/puzzle/sectionFile';
import type { Drawing } from './renderWorker.js';

const FOLDER = new URL('../../../shared/puzzles/', import.meta.url);

const cache = new Map<Section, Promise<readonly string[]>>();

/** Reads the puzzles of a section, one per line. The files are part of the program: each is read once, but again after a failure. */
const linesOf = (section: Section): Promise<readonly string[]> => {
  const known = cache.get(section);
  if (known) return known;
  const reading = readFile(new URL(`${section}.jsonl`, FOLDER), 'utf8').then(puzzleLinesIn);
  cache.set(section, reading);
  reading.catch(() => cache.delete(section));
  return reading;
};

const lineOf = async ({ section, number }: PuzzleName): Promise<string | null> => (await linesOf(section))[number - 1] ?? null;

const titleOf = ({ section, number }: PuzzleName, language: Language): string =>
  `${readTexts(language, 'preview').puzzle} ${readTexts(language, 'preview').sections[section]} ${number}`;

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
  return {
    of: 'position',
    table: puzzleIn(JSON.parse(line)).position.table,
    look: { title: titleOf(name, language), names: [], words: pictureWords(language) },
  };
};
