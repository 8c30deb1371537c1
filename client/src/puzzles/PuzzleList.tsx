import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { FileButton } from '../ui/FileButton.js';
import { Glyph } from '../ui/Glyph.js';
import { Link } from '../ui/Link.js';
import { PositionPicture } from '../ui/PositionPicture.js';
import { useLoaded } from '../ui/lazy.js';
import { Page } from '../shell/Page.js';
import { RadioGroup } from '../lobby/RadioGroup.js';
import { textOf } from '../store/recordHistory.js';
import { navigate } from '../platform/route.js';
import { positionErrorText, recordFaultText } from '../text/recordText.js';
import { shownLanguage, t } from '../text/translate.js';
import { gradeOfDay, puzzleOfDay, startOfDay, type Day, loadGrade } from './puzzleFiles.js';
import { GRADES, type Grade } from '@hexfall/shared/puzzle/puzzleName';
import { openedPath, readPuzzle } from './puzzleLink.js';
import { COURSE_PATH, pathOfPuzzle } from './puzzlePaths.js';
import { progressRecordOf, streakAt } from './puzzleProgress.js';
import { useToday } from './useToday.js';
import { PuzzleWall } from './PuzzleWall.js';
import { timeText } from './puzzleText.js';
import { persisted } from '../platform/persisted.js';
import './PuzzlesScreen.css';

const isGrade = (found: unknown): found is Grade => GRADES.some((grade) => grade === found);

/** The grade whose puzzles are listed. */
const gradeShown = persisted<Grade>('puzzleGrade', GRADES[0], isGrade);

/** The message while puzzles are loading, or if they cannot be loaded. */
export const LoadingLine = ({ failed }: { readonly failed: boolean }) => (
  <p class={failed ? 'problem' : 'waiting'} role="status">
    {t(failed ? 'app.later.failed' : 'app.later.loading')}
  </p>
);

const dateText = (day: Day): string =>
  new Intl.DateTimeFormat(shownLanguage.value, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(startOfDay(day));

/** The puzzle of today, and for how long none was missed. */
const Today = ({ day }: { readonly day: Day }) => {
  const grade = gradeOfDay(day);
  const puzzles = useLoaded(() => loadGrade(grade));
  const streak = streakAt(day);
  const puzzle = puzzles && puzzles !== 'failed' ? puzzleOfDay(day, puzzles) : null;
  const time = puzzle && progressRecordOf(puzzle.id).time;
  return (
    <section class="plate puzzle-day" aria-labelledby="puzzle-day">
      <div class="puzzle-day-picture">{puzzle && <PositionPicture table={puzzle.position.table} seat={puzzle.solver} />}</div>
      <h2 id="puzzle-day">{t('puzzles.day.heading')}</h2>
      <p>{t('puzzles.day.grade', { date: dateText(day), grade: t(`puzzles.grade.${grade}`) })}</p>
      <p class="puzzle-streak">
        {streak > 0 ? (
          <>
            <Glyph name="bolt" />
            <strong>{t('puzzles.day.streak', { count: streak })}</strong>
          </>
        ) : (
          t('puzzles.day.noStreak')
        )}
      </p>
      {puzzle ? (
        <p class="row">
          <Link to={pathOfPuzzle(puzzle.id)} kind="button primary large daily-link">
            <Glyph name="play" />
            <span>{t(time === null ? 'puzzles.day.play' : 'puzzles.day.again')}</span>
          </Link>
          {time !== null && (
            <span class="puzzle-done">
              <Glyph name="check" />
              {t('puzzles.solved', { time: timeText(time) })}
            </span>
          )}
        </p>
      ) : (
        <LoadingLine failed={puzzles === 'failed'} />
      )}
    </section>
  );
};

const GradePuzzles = ({ onSettled }: { readonly onSettled: () => void }) => {
  const grade = gradeShown.value;
  const puzzles = useLoaded(() => loadGrade(grade));
  useEffect(() => {
    if (puzzles) onSettled();
  }, [puzzles === null]);
  if (!puzzles || puzzles === 'failed') return <LoadingLine failed={puzzles === 'failed'} />;
  return <PuzzleWall puzzles={puzzles} />;
};

const Grades = ({ onSettled }: { readonly onSettled: () => void }) => (
  <section class="plate puzzle-grade" aria-labelledby="puzzle-grade">
    <h2 id="puzzle-grade">{t('puzzles.grades')}</h2>
    <RadioGroup
      legend={t('puzzles.grades')}
      name="puzzle-grade"
      values={GRADES}
      chosen={gradeShown.value}
      textOf={(grade) => t(`puzzles.grade.${grade}`)}
      onChoose={(grade) => (gradeShown.value = grade)}
      isRow
    />
    <GradePuzzles key={gradeShown.value} onSettled={onSettled} />
  </section>
);

const Course = () => (
  <section class="plate">
    <h2>{t('puzzles.course.heading')}</h2>
    <p>{t('puzzles.course.about')}</p>
    <p>
      <Link to={COURSE_PATH} kind="button course-link">
        <Glyph name="play" />
        <span>{t('puzzles.course.open')}</span>
      </Link>
    </p>
  </section>
);

/** A puzzle from a file, and the way to make one. */
const Others = () => {
  const problem = useSignal('');
  const open = async (text: string): Promise<void> => {
    const read = await readPuzzle(text);
    if (!read.ok) problem.value = positionErrorText(read.error);
    else navigate(await openedPath(read.value));
  };
  const openFile = async (file: File): Promise<void> => {
    const text = await textOf(file);
    if (text.ok) await open(text.value);
    else problem.value = recordFaultText(text.error);
  };
  return (
    <section class="plate puzzle-others">
      <h2>{t('puzzles.own.heading')}</h2>
      <p>{t('puzzles.own.about')}</p>
      <p class="row">
        <FileButton name="puzzle-file" kind="button" onFile={(file) => void openFile(file)} />
        <Link to="/sandbox" kind="button">
          <Glyph name="board" />
          <span>{t('puzzles.own.sandbox')}</span>
        </Link>
      </p>
      <p class="problem" role="alert">
        {problem.value}
      </p>
    </section>
  );
};

/** All puzzles of the project. */
export const PuzzleList = () => {
  const day = useToday();
  // What stands below the list comes with it: the list would push it down.
  const isListed = useSignal(false);
  return (
    <Page kind="puzzles">
      <div>
        <h1>{t('puzzles.heading')}</h1>
        <p class="lead">{t('puzzles.about')}</p>
      </div>
      <Today key={day} day={day} />
      <div class="puzzle-lists">
        <Grades onSettled={() => (isListed.value = true)} />
        {isListed.value && (
          <>
            <Course />
            <Others />
          </>
        )}
      </div>
    </Page>
  );
};
