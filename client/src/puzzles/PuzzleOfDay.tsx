import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Puzzle } from '@hexfall/shared/notation/puzzle';
import type { Section } from '@hexfall/shared/puzzle/puzzleName';
import { t } from '../text/translate.js';
import { useLoaded } from '../ui/lazy.js';
import { type Day, dayAt, loadSection, puzzleOfDay, sectionOfDay } from './puzzleFiles.js';
import { progressRecordOf, type PuzzleRecord, streakAt } from './puzzleProgress.js';

const MINUTE_MS = 60_000;

/** The day of UTC that it is, also when the page stays open beyond midnight. */
const useToday = (): Day => {
  const [day, setDay] = useState(() => dayAt(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setDay(dayAt(Date.now())), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return day;
};

/** The puzzle of a day, and what has been done with it. */
export interface DailyPuzzle {
  readonly day: Day;
  readonly section: Section;
  /** Null until it has come, and if it cannot be loaded. */
  readonly puzzle: Puzzle | null;
  readonly hasFailed: boolean;
  readonly solved: Pick<PuzzleRecord, 'time' | 'stars'>;
  /** For how many days none was missed. */
  readonly streak: number;
  /** What the way to it says. */
  readonly way: string;
}

interface Props {
  readonly show: (daily: DailyPuzzle) => ComponentChildren;
}

const UNSOLVED: DailyPuzzle['solved'] = { time: null, stars: null };

const OfDay = ({ day, show }: Props & { readonly day: Day }) => {
  const section = sectionOfDay(day);
  const puzzles = useLoaded(() => loadSection(section));
  const hasFailed = puzzles === 'failed';
  const puzzle = puzzles && !hasFailed ? puzzleOfDay(day, puzzles) : null;
  const solved = puzzle ? progressRecordOf(puzzle.id) : UNSOLVED;
  const way = t(solved.time === null ? 'puzzles.day.play' : 'puzzles.day.again');
  return <>{show({ day, section, puzzle, hasFailed, solved, streak: streakAt(day), way })}</>;
};

/** The puzzle of the day, shown in a way of its own in each place; at midnight the next one comes. */
export const PuzzleOfDay = ({ show }: Props) => {
  const day = useToday();
  return <OfDay key={day} day={day} show={show} />;
};
