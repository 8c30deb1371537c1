import { useSignal } from '@preact/signals';
import { navigate } from '../platform/route.js';
import { Page } from '../shell/Page.js';
import { textOf } from '../store/recordHistory.js';
import { positionErrorText, recordFaultText } from '../text/recordText.js';
import { shownLanguage, t } from '../text/translate.js';
import { ProblemText } from '../ui/fields.js';
import { FileButton } from '../ui/FileButton.js';
import { Glyph } from '../ui/Glyph.js';
import { Link } from '../ui/Link.js';
import { PositionPicture } from '../ui/PositionPicture.js';
import { LoadingLine } from './LoadingLine.js';
import { NextPuzzleCard } from './NextPuzzleCard.js';
import { type Day, startOfDay } from './puzzleFiles.js';
import { openedPath, readPuzzle } from './puzzleLink.js';
import { type DailyPuzzle, PuzzleOfDay } from './PuzzleOfDay.js';
import { COURSE_PATH, pathOfPuzzle } from './puzzlePaths.js';
import { PuzzleSections } from './PuzzleSections.js';
import { timeText } from './puzzleText.js';
import './PuzzlesScreen.css';

const dateText = (day: Day): string =>
  new Intl.DateTimeFormat(shownLanguage.value, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(startOfDay(day));

/** The puzzle of today, and for how long none was missed. */
const showToday = ({ day, section, puzzle, hasFailed, solved: { time }, streak, way }: DailyPuzzle) => (
  <section class="plate puzzle-day" aria-labelledby="puzzle-day">
    <div class="puzzle-day-picture">{puzzle && <PositionPicture table={puzzle.position.table} seat={puzzle.solver} />}</div>
    <h2 id="puzzle-day">{t('puzzles.day.heading')}</h2>
    <p>{t('puzzles.day.section', { date: dateText(day), section: t(`puzzles.section.${section}`) })}</p>
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
        <Link to={pathOfPuzzle(puzzle.id)} kind="button daily-link">
          <Glyph name="play" />
          <span>{way}</span>
        </Link>
        {time !== null && (
          <span class="puzzle-done">
            <Glyph name="check" />
            {t('puzzles.solved', { time: timeText(time) })}
          </span>
        )}
      </p>
    ) : (
      <LoadingLine failed={hasFailed} />
    )}
  </section>
);

const Course = () => (
  <section class="plate">
    <h2>{t('app.puzzles.course')}</h2>
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
      <ProblemText text={problem.value} />
    </section>
  );
};

/** All puzzles of the project. */
export const PuzzleList = () => {
  // What stands below the list comes with it: the list would push it down.
  const isListed = useSignal(false);
  return (
    <Page kind="puzzles">
      <div>
        <h1>{t('app.menu.puzzles')}</h1>
        <p class="lead">{t('puzzles.about')}</p>
      </div>
      <NextPuzzleCard />
      <PuzzleOfDay show={showToday} />
      <div class="puzzle-lists">
        <PuzzleSections onSettled={() => (isListed.value = true)} />
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
