import { isTile } from '@hexfall/shared/content/catalog';
import { isObject } from '@hexfall/shared/notation/readers';
import { readPuzzleId, type Section, SECTIONS } from '@hexfall/shared/puzzle/puzzleName';
import type { Shortfall } from '@hexfall/shared/puzzle/shortfall';
import { persisted } from '../platform/persisted.js';
import { type Day, dayAt, startOfDay } from './puzzleFiles.js';

/** How many hints have been given. */
export type HintCount = 0 | 1 | 2;

/** How many stars a solve has. */
export type StarCount = 1 | 2 | 3;

/** What this browser's user has done with a puzzle. */
export interface PuzzleRecord {
  /** The shortest time in which it was solved without seeing the solution, in milliseconds; null: never. */
  readonly time: number | null;
  /** Whether the solution was seen first. */
  readonly seen: boolean;
  /** The stars of its first solve; null before it, or if it was solved before stars were counted. */
  readonly stars: StarCount | null;
  /** How many hints have been given. */
  readonly hints: HintCount;
  /** How many hints had been given when it was solved in its time. */
  readonly timeHints: HintCount;
  /** How many battles were lost before it was solved. */
  readonly fails: number;
  /** What the try that came closest lacked; empty if there is none, and once it is solved. */
  readonly closest: readonly Shortfall[];
}

/** A record as it is kept: one from before hints were kept has only these two. */
type KeptRecord = Pick<PuzzleRecord, 'time' | 'seen'> & Partial<PuzzleRecord>;

interface Progress {
  /** By the puzzle's id. */
  readonly puzzles: Readonly<Record<string, KeptRecord>>;
  /** The days whose puzzle was solved on that day, in order. */
  readonly days: readonly Day[];
}

const NOTHING: Progress = { puzzles: {}, days: [] };
const UNTOUCHED: PuzzleRecord = { time: null, seen: false, stars: null, hints: 0, timeHints: 0, fails: 0, closest: [] };

/** Does not require later fields: `progressRecordOf` drops their errors, so that no solve is lost. */
const isRecord = (found: unknown): found is KeptRecord => {
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

const isHintCount = (found: unknown): found is HintCount => found === 0 || found === 1 || found === 2;

const isNumber = (found: unknown): found is number => typeof found === 'number' && Number.isFinite(found);

/** Whether what was kept says in words what a battle lacked. */
const isShortfall = (found: unknown): found is Shortfall => {
  if (!isObject(found) || !isNumber(found['size'])) return false;
  switch (found['goal']) {
    case 'more-points':
      return isNumber(found['own']) && isNumber(found['enemy']);
    case 'damage':
      return isNumber(found['done']) && isNumber(found['wanted']);
    case 'kill': {
      const { standing } = found;
      return (
        Array.isArray(standing) &&
        standing.every((unit) => isObject(unit) && typeof unit['tile'] === 'string' && isTile(unit['tile']) && isNumber(unit['left']))
      );
    }
    case 'save-hq':
      return found['lacking'] === null || isNumber(found['lacking']);
    default:
      return found['goal'] === 'destroy-hq' || found['goal'] === 'hq-unhurt' || found['goal'] === 'lose-nothing';
  }
};

/** What has been done with a puzzle. */
export const progressRecordOf = (id: string): PuzzleRecord => {
  const { puzzles } = puzzleProgress.value;
  const stored = Object.hasOwn(puzzles, id) ? puzzles[id] : undefined;
  if (!stored) return UNTOUCHED;
  const { time, seen, stars, hints, timeHints, fails, closest } = stored;
  return {
    time,
    seen,
    stars: stars === 1 || stars === 2 || stars === 3 ? stars : null,
    hints: isHintCount(hints) ? hints : 0,
    timeHints: isHintCount(timeHints) ? timeHints : 0,
    fails: isNumber(fails) && fails > 0 ? fails : 0,
    closest: Array.isArray(closest) && closest.every(isShortfall) ? closest : [],
  };
};

/** Whether a puzzle was solved without seeing the solution. */
export const isSolved = (id: string): boolean => progressRecordOf(id).time !== null;

/** What has been done with a puzzle. */
export const stateOf = (id: string): 'solved' | 'seen' | 'open' => {
  const { time, seen } = progressRecordOf(id);
  return time !== null ? 'solved' : seen ? 'seen' : 'open';
};

const keep = (id: string, record: PuzzleRecord): void => {
  const { puzzles, days } = puzzleProgress.peek();
  puzzleProgress.value = { puzzles: { ...puzzles, [id]: record }, days };
};

/** The stars of a solve: three, one less for each hint and each lost battle before it, at least one. */
export const starsOf = ({ hints, fails }: Pick<PuzzleRecord, 'hints' | 'fails'>): StarCount => {
  const less = hints + fails;
  return less === 0 ? 3 : less === 1 ? 2 : 1;
};

/**
 * Records a solved puzzle, unless the user saw the solution first. Only the first solve counts for the stars: after it the solution is known. A time
 * with more hints does not replace one with fewer.
 */
export const recordSolved = (id: string, ms: number): void => {
  const record = progressRecordOf(id);
  const { time, seen, stars, hints, timeHints } = record;
  if (seen) return;
  const isBest = time === null || (hints <= timeHints && ms < time);
  const best = isBest ? { time: ms, timeHints: hints } : { time, timeHints };
  keep(id, { ...record, ...best, stars: stars ?? starsOf(record), closest: [] });
};

/** Notes how many hints a puzzle has given. */
export const recordHints = (id: string, hints: HintCount): void => {
  const record = progressRecordOf(id);
  if (hints > record.hints) keep(id, { ...record, hints });
};

/** Records a lost battle, unless the stars are already won or lost. @param closest what the best attempt so far missed. */
export const recordFailed = (id: string, closest: readonly Shortfall[]): void => {
  const record = progressRecordOf(id);
  if (record.stars !== null || record.seen) return;
  // JSON has no Infinity, and that a goal cannot be reached that way is not close.
  keep(id, { ...record, fails: record.fails + 1, closest: closest.every(isShortfall) ? closest : [] });
};

/** Notes that the solution of a puzzle was seen; one that was solved before stays solved. */
export const recordSeen = (id: string): void => {
  if (!isSolved(id)) keep(id, { ...progressRecordOf(id), seen: true });
};

/**
 * How long after a UTC day a solve still saves its place in a streak, in milliseconds: somebody who plays each evening in America may solve on one
 * UTC day and then on the day after the next.
 */
const LATE_MS = 14 * 60 * 60 * 1000;

/**
 * Records the solve of today's puzzle. It counts for yesterday if only that keeps a streak.
 * @param now in milliseconds, as from `Date.now`.
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

/** The puzzles of a section that were solved. */
export interface SolvedSection {
  readonly section: Section;
  readonly count: number;
  /** The shortest time, in milliseconds. */
  readonly best: number;
}

/** Returns how many puzzles were solved, by section, and how fast; nothing of a section without any. */
export const solvedBySection = (): readonly SolvedSection[] => {
  const solved = Object.entries(puzzleProgress.value.puzzles).flatMap(([id, { time }]) =>
    time === null ? [] : [{ section: readPuzzleId(id)?.section, time }],
  );
  return SECTIONS.flatMap((section) => {
    const times = solved.flatMap((one) => (one.section === section ? [one.time] : []));
    return times.length === 0 ? [] : [{ section, count: times.length, best: Math.min(...times) }];
  });
};
