import { parsePuzzle, type Puzzle } from '@hexfall/shared/notation/puzzle';
import type { Grade } from '@hexfall/shared/puzzle/puzzleName';

/** Where the build puts the files. */
const FILES: Readonly<Record<Grade, URL>> = {
  easy: new URL('../../../shared/puzzles/easy.jsonl', import.meta.url),
  medium: new URL('../../../shared/puzzles/medium.jsonl', import.meta.url),
  hard: new URL('../../../shared/puzzles/hard.jsonl', import.meta.url),
  'very-hard': new URL('../../../shared/puzzles/very-hard.jsonl', import.meta.url),
};

/** The puzzles of a text with one in each line. */
export const readPuzzles = (text: string): readonly Puzzle[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const parsed = parsePuzzle(JSON.parse(line));
      if (!parsed.ok) throw new Error(`a puzzle of the project is none: ${parsed.error.path} ${parsed.error.message}`);
      return parsed.value;
    });

const download = async (grade: Grade): Promise<readonly Puzzle[]> => {
  const answer = await fetch(FILES[grade]);
  if (!answer.ok) throw new Error(`the puzzles cannot be had: ${answer.status}`);
  return readPuzzles(await answer.text());
};

const loading = new Map<Grade, Promise<readonly Puzzle[]>>();

/** The puzzles of a grade, fetched when they are first wanted. */
export const loadGrade = (grade: Grade): Promise<readonly Puzzle[]> => {
  const known = loading.get(grade);
  if (known) return known;
  const asked = download(grade);
  loading.set(grade, asked);
  // It can be tried again.
  asked.catch(() => loading.delete(grade));
  return asked;
};
