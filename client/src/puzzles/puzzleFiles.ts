import { numbersFrom, shuffle } from '@hexfall/shared/fair/shuffle';
import type { Puzzle } from '@hexfall/shared/notation/puzzle';
import type { Section } from '@hexfall/shared/puzzle/puzzleName';
import { puzzlesIn } from '@hexfall/shared/puzzle/sectionFile';
import { FILE_PATIENCE_MS, request } from '../net/request.js';

/** Where the build puts the files. */
const FILES: Readonly<Record<Section, URL>> = {
  easy: new URL('../../../shared/puzzles/easy.jsonl', import.meta.url),
  medium: new URL('../../../shared/puzzles/medium.jsonl', import.meta.url),
  hard: new URL('../../../shared/puzzles/hard.jsonl', import.meta.url),
  'very-hard': new URL('../../../shared/puzzles/very-hard.jsonl', import.meta.url),
  win: new URL('../../../shared/puzzles/win.jsonl', import.meta.url),
  save: new URL('../../../shared/puzzles/save.jsonl', import.meta.url),
  final: new URL('../../../shared/puzzles/final.jsonl', import.meta.url),
};

const download = async (section: Section): Promise<readonly Puzzle[]> => {
  const answer = await request(FILES[section], {}, FILE_PATIENCE_MS);
  if (!answer.ok) throw new Error(`the puzzles cannot be had: ${answer.status}`);
  return puzzlesIn(await answer.text());
};

const loading = new Map<Section, Promise<readonly Puzzle[]>>();

/** The puzzles of a section, fetched when they are first wanted. */
export const loadSection = (section: Section): Promise<readonly Puzzle[]> => {
  const known = loading.get(section);
  if (known) return known;
  const asked = download(section);
  loading.set(section, asked);
  // It can be tried again.
  asked.catch(() => loading.delete(section));
  return asked;
};

/** A day in UTC, counted from the first of January 1970. */
export type Day = number;

const DAY_MS = 86_400_000;

/** From Monday to Sunday. */
const WEEK = ['easy', 'win', 'medium', 'save', 'hard', 'final', 'very-hard'] as const satisfies readonly Section[];

/** The first day was a Thursday. */
const FIRST_WEEKDAY = 3;

/** @param now in milliseconds, as `Date.now` gives it. */
export const dayAt = (now: number): Day => Math.floor(now / DAY_MS);

/** When a day begins. */
export const startOfDay = (day: Day): Date => new Date(day * DAY_MS);

/** Where the puzzle of a day is from: easy on Monday, very hard on Sunday, and best moves between. */
export const sectionOfDay = (day: Day): Section => WEEK[weekdayOf(day)] ?? WEEK[0];

const weekdayOf = (day: Day): number => (day + FIRST_WEEKDAY) % WEEK.length;

/** Returns the number of earlier days with the same section: each section has one day of the week. */
const earlierDays = (day: Day): number => Math.floor((day + FIRST_WEEKDAY) / WEEK.length);

/**
 * Returns the puzzle of a day, the same for everybody. All puzzles of its section come in turn, in a new order each time.
 * @param puzzles those of `sectionOfDay`.
 */
export const puzzleOfDay = <T>(day: Day, puzzles: readonly T[]): T | null => {
  if (puzzles.length === 0) return null;
  const earlier = earlierDays(day);
  const order = shuffle(puzzles, numbersFrom(`daily ${sectionOfDay(day)} ${Math.floor(earlier / puzzles.length)}`));
  return order[earlier % puzzles.length] ?? null;
};
