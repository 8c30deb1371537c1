import { useEffect, useMemo } from 'preact/hooks';
import type { Puzzle } from '@hexfall/shared/notation/puzzle';
import { readPuzzleId, type Section } from '@hexfall/shared/puzzle/puzzleName';
import { hasFragment } from '../platform/positionLink.js';
import { route } from '../platform/route.js';
import { NotFoundScreen, WaitingPage } from '../shell/MessagePage.js';
import { useWindowTitle } from '../shell/Page.js';
import { positionErrorText } from '../text/recordText.js';
import { shownLanguage, t } from '../text/translate.js';
import { loadingText, useLoaded } from '../ui/lazy.js';
import { CourseScreen } from './CourseScreen.js';
import { MakeScreen } from './MakeScreen.js';
import { dayAt, loadSection, puzzleOfDay, sectionOfDay } from './puzzleFiles.js';
import { linkedPuzzle } from './puzzleLink.js';
import { PuzzleList } from './PuzzleList.js';
import { COURSE_PATH, pathOfPuzzle, PUZZLES_PATH } from './puzzlePaths.js';
import { isSolved, recordSolved, recordSolvedAt } from './puzzleProgress.js';
import type { PuzzleTask } from './puzzleScope.js';
import { PuzzleTable } from './PuzzleTable.js';
import { puzzleName } from './puzzleText.js';
import { noteOpened } from './PuzzleWall.js';
import { loadCourse, readTheme, type Theme } from './themes.js';
import './PuzzlesScreen.css';

const List = () => {
  useWindowTitle(t('app.menu.puzzles'));
  return <PuzzleList />;
};

const CourseOfPuzzles = () => {
  useWindowTitle(t('app.puzzles.course'));
  return <CourseScreen />;
};

const Making = () => {
  useWindowTitle(t('puzzles.make.heading'));
  return <MakeScreen />;
};

/** Returns the next unsolved puzzle after one, wrapping around; the next puzzle if all are solved. */
const nextAfter = (id: string, ids: readonly string[]): string | null => {
  const place = ids.indexOf(id);
  const following = [...ids.slice(place + 1), ...ids.slice(0, Math.max(place, 0))];
  return following.find((other) => !isSolved(other)) ?? following[0] ?? null;
};

/** What a puzzle of the project is one of: its section, and the theme in which it is solved. */
interface OwnProps {
  readonly puzzle: Puzzle;
  readonly section: Section;
  readonly inSection: readonly Puzzle[];
  readonly course: { readonly theme: Theme; readonly ids: readonly string[] } | null;
}

/** A puzzle of the project. */
const OwnPuzzle = ({ puzzle, section, inSection, course }: OwnProps) => {
  const { id } = puzzle;
  useWindowTitle(puzzleName(id));
  useEffect(() => {
    if (!course) noteOpened(id);
  }, [id]);
  const task = useMemo(
    (): PuzzleTask => ({
      puzzle,
      id,
      name: () => puzzleName(id),
      list: course ? COURSE_PATH : PUZZLES_PATH,
      next: () => {
        const next = nextAfter(id, course?.ids ?? inSection.map((one) => one.id));
        return next && pathOfPuzzle(next, course?.theme);
      },
      onSolved: (ms) => {
        recordSolved(id, ms);
        const now = Date.now();
        const day = dayAt(now);
        if (isSolved(id) && sectionOfDay(day) === section && puzzleOfDay(day, inSection)?.id === id) recordSolvedAt(now);
      },
    }),
    [puzzle],
  );
  return <PuzzleTable task={task} />;
};

interface NamedProps {
  readonly id: string;
  readonly section: Section;
  readonly theme: Theme | null;
}

const NamedPuzzle = ({ id, section, theme }: NamedProps) => {
  const loaded = useLoaded(() => Promise.all([loadSection(section), theme && loadCourse()]));
  if (!loaded || loaded === 'failed') return <WaitingPage text={loadingText(loaded === 'failed')} />;
  const [inSection, course] = loaded;
  const puzzle = inSection.find((one) => one.id === id);
  if (!puzzle) return <NotFoundScreen text={t('puzzles.missing')} />;
  return <OwnPuzzle puzzle={puzzle} section={section} inSection={inSection} course={theme && course && { theme, ids: course[theme] }} />;
};

const OpenedPuzzle = ({ puzzle }: { readonly puzzle: Puzzle }) => {
  const name = (): string =>
    puzzle.title[shownLanguage.value === 'pl' ? 'pl' : 'en'] || puzzle.title.en || puzzle.title.pl || t('puzzles.untitled');
  useWindowTitle(name());
  const task = useMemo(
    (): PuzzleTask => ({ puzzle, id: null, name, list: PUZZLES_PATH, next: () => null, onSolved: () => undefined }),
    [puzzle],
  );
  return <PuzzleTable task={task} />;
};

/** The puzzle in the address. */
const LinkedPuzzle = ({ fragment }: { readonly fragment: string }) => {
  const read = useLoaded(() => linkedPuzzle(fragment));
  if (!read || read === 'failed') return <WaitingPage text={loadingText(read === 'failed')} />;
  return read.ok ? <OpenedPuzzle puzzle={read.value} /> : <NotFoundScreen text={positionErrorText(read.error)} />;
};

/** Everything about puzzles, by the address. */
export const PuzzlesScreen = () => {
  const here = route.value;
  if (here.page === 'puzzle') {
    const name = readPuzzleId(here.id);
    return name ? (
      <NamedPuzzle key={here.id} id={here.id} section={name.section} theme={readTheme(here.course)} />
    ) : (
      <NotFoundScreen text={t('puzzles.missing')} />
    );
  }
  if (here.page === 'make-puzzle') return <Making />;
  if (here.page === 'course') return <CourseOfPuzzles />;
  const { hash } = location;
  return hasFragment(hash) ? <LinkedPuzzle key={hash} fragment={hash} /> : <List />;
};
