import { persisted } from '../platform/persisted.js';
import { dayAt, startOfDay, type Day } from './puzzleFiles.js';

/** What this browser's user has done with a puzzle. */
interface PuzzleRecord {
  /** The shortest time in which it was solved without seeing the solution, in milliseconds; null: never. */
  readonly time: number | null;
  /** Whether the solution was seen first. */
  readonly seen: boolean;
}

interface Progress {
  /** By the puzzle's id. */
  readonly puzzles: Readonly<Record<string, PuzzleRecord>>;
  /** The days whose puzzle was solved on that day, in order. */
  readonly days: readonly Day[];
}

const NOTHING: Progress = { puzzles: {}, days: [] };
const UNTOUCHED: PuzzleRecord = { time: null, seen: false };

const isObject = (found: unknown): found is Readonly<Record<string, unknown>> =>
  typeof found === 'object' && found !== null && !Array.isArray(found);

const isRecord = (found: unknown): found is PuzzleRecord => {
  if (!isObject(found) || typeof found['seen'] !== 'boolean') return false;
  const time = found['time'];
  return time === null || (typeof time === 'number' && time >= 0);
};

const isDay = (found: unknown): found is Day => Number.isSafeInteger(found);

const isProgress = (found: unknown): found is Progress => {
  if (!isObject(found)) return false;
  const { puzzles, days } = found;
  return isObject(puzzles) && Object.values(puzzles).every(isRecord) && Array.isArray(days) && days.every(isDay);
};

/** What this browser has kept of puzzles. */
export const puzzleProgress = persisted<Progress>('puzzles', NOTHING, isProgress);

/** What has been done with a puzzle. */
export const progressRecordOf = (id: string): PuzzleRecord => {
  const { puzzles } = puzzleProgress.value;
  return (Object.hasOwn(puzzles, id) ? puzzles[id] : null) ?? UNTOUCHED;
};

/** Whether a puzzle was solved without seeing the solution. */
export const isSolved = (id: string): boolean => progressRecordOf(id).time !== null;

const keep = (id: string, record: PuzzleRecord): void => {
  const { puzzles, days } = puzzleProgress.peek();
  puzzleProgress.value = { puzzles: { ...puzzles, [id]: record }, days };
};

/** Notes that a puzzle was solved. One whose solution was seen before is not. */
export const recordSolved = (id: string, ms: number): void => {
  const { time, seen } = progressRecordOf(id);
  if (!seen) keep(id, { time: time === null ? ms : Math.min(time, ms), seen });
};

/** Notes that the solution of a puzzle was seen; one that was solved before stays solved. */
export const recordSeen = (id: string): void => {
  if (!isSolved(id)) keep(id, { ...progressRecordOf(id), seen: true });
};

/**
 * How long after a day of UTC has ended a solve still saves its place in a streak, in milliseconds: who plays each evening in America
 * may solve on one day of UTC and then on the day after the next.
 */
const LATE_MS = 14 * 60 * 60 * 1000;

/**
 * Notes that the puzzle of today was solved. It counts for yesterday if only that keeps a streak.
 * @param now in milliseconds, as `Date.now` gives it.
 */
export const recordSolvedAt = (now: number): void => {
  const { puzzles, days } = puzzleProgress.peek();
  const today = dayAt(now);
  const isLate = now - startOfDay(today).getTime() < LATE_MS;
  const savesStreak = isLate && !days.includes(today - 1) && days.includes(today - 2);
  const day = savesStreak ? today - 1 : today;
  if (!days.includes(day)) puzzleProgress.value = { puzzles, days: [...days, day].sort((a, b) => a - b) };
};

/** On how many days in a row the puzzle was solved, up to today; until today's is solved, up to yesterday. */
export const streakAt = (today: Day): number => {
  const { days } = puzzleProgress.value;
  let day = days.includes(today) ? today : today - 1;
  let count = 0;
  for (; days.includes(day); day--) count++;
  return count;
};
