import { parsePuzzle, type Puzzle } from '@hexfall/shared/notation/puzzle';
import type { Grade } from '@hexfall/shared/puzzle/puzzleName';
import { numbersFrom, shuffle } from '@hexfall/shared/fair/shuffle';

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

/** A day in UTC, counted from the first of January 1970. */
export type Day = number;

const DAY_MS = 86_400_000;

/** From Monday to Sunday. */
const WEEK = ['easy', 'easy', 'medium', 'medium', 'hard', 'hard', 'very-hard'] as const satisfies readonly Grade[];

/** The first day was a Thursday. */
const FIRST_WEEKDAY = 3;

/** @param now in milliseconds, as `Date.now` gives it. */
export const dayAt = (now: number): Day => Math.floor(now / DAY_MS);

/** When a day begins. */
export const startOfDay = (day: Day): Date => new Date(day * DAY_MS);

/** The grade of the puzzle of a day: easy on Monday, very hard on Sunday. */
export const gradeOfDay = (day: Day): Grade => WEEK[weekdayOf(day)] ?? WEEK[0];

const weekdayOf = (day: Day): number => (day + FIRST_WEEKDAY) % WEEK.length;

/** How many days of the same grade were before this one. */
const earlierDays = (day: Day): number => {
  const grade = gradeOfDay(day);
  const inWeek = WEEK.filter((one) => one === grade).length;
  const thisWeek = WEEK.slice(0, weekdayOf(day)).filter((one) => one === grade).length;
  return Math.floor((day + FIRST_WEEKDAY) / WEEK.length) * inWeek + thisWeek;
};

/**
 * The puzzle of a day, the same for everybody: all of its grade come in turn, in an order of their own each time.
 * @param puzzles those of `gradeOfDay`.
 */
export const puzzleOfDay = <T>(day: Day, puzzles: readonly T[]): T | null => {
  if (puzzles.length === 0) return null;
  const earlier = earlierDays(day);
  const order = shuffle(puzzles, numbersFrom(`daily ${gradeOfDay(day)} ${Math.floor(earlier / puzzles.length)}`));
  return order[earlier % puzzles.length] ?? null;
};
