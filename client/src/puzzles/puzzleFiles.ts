import { parsePuzzle, type Puzzle } from '@hexfall/shared/notation/puzzle';
import type { PuzzleLevel } from './levels.js';

/** Where the build puts the files. */
const FILES: Readonly<Record<PuzzleLevel, URL>> = {
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

const download = async (level: PuzzleLevel): Promise<readonly Puzzle[]> => {
  const answer = await fetch(FILES[level]);
  if (!answer.ok) throw new Error(`the puzzles cannot be had: ${answer.status}`);
  return readPuzzles(await answer.text());
};

const loading = new Map<PuzzleLevel, Promise<readonly Puzzle[]>>();

/** The puzzles of a level, fetched when they are first wanted. */
export const loadLevel = (level: PuzzleLevel): Promise<readonly Puzzle[]> => {
  const known = loading.get(level);
  if (known) return known;
  const asked = download(level);
  loading.set(level, asked);
  // It can be tried again.
  asked.catch(() => loading.delete(level));
  return asked;
};
