import { numbersFrom, shuffle } from '@hexfall/shared/fair/shuffle';
import type { Grade } from '@hexfall/shared/puzzle/puzzleName';

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
