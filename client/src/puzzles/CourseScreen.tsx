import { Page } from '../shell/Page.js';
import { t } from '../text/translate.js';
import { Glyph } from '../ui/Glyph.js';
import { useLoaded } from '../ui/lazy.js';
import { Link } from '../ui/Link.js';
import { LoadingLine } from './LoadingLine.js';
import { pathOfPuzzle, PUZZLES_PATH } from './puzzlePaths.js';
import { isSolved, progressRecordOf, stateOf } from './puzzleProgress.js';
import { progressText, puzzleName, starSigns, timeText } from './puzzleText.js';
import { loadCourse, type Theme, THEMES } from './themes.js';
import './PuzzlesScreen.css';
import './PuzzleWall.css';

const PuzzleLink = ({ id, theme }: { readonly id: string; readonly theme: Theme }) => {
  const { time, seen, stars } = progressRecordOf(id);
  return (
    <li data-state={stateOf(id)} data-puzzle={id}>
      <Link to={pathOfPuzzle(id, theme)} kind="button puzzle-link" label={progressText(id)}>
        <span class="puzzle-number">{puzzleName(id)}</span>
        <span class="puzzle-state">
          {time !== null && (
            <>
              {stars === null ? <Glyph name="check" /> : <span class="wall-stars">{starSigns(stars)}</span>}
              {timeText(time)}
            </>
          )}
          {time === null && seen && <Glyph name="eye" />}
        </span>
      </Link>
    </li>
  );
};

/** One theme: what it is about, how far one is, and its puzzles. */
const ThemePart = ({ theme, ids }: { readonly theme: Theme; readonly ids: readonly string[] }) => {
  const solved = ids.filter(isSolved).length;
  const next = ids.find((id) => !isSolved(id));
  const title = t(`puzzles.course.theme.${theme}.title`);
  const way = t(solved > 0 ? 'puzzles.course.continue' : 'puzzles.course.start');
  return (
    <section class="plate" data-theme={theme} aria-labelledby={`theme-${theme}`}>
      <h2 id={`theme-${theme}`}>{title}</h2>
      <p>{t(`puzzles.course.theme.${theme}.about`)}</p>
      <div class="row">
        {next ? (
          <Link to={pathOfPuzzle(next, theme)} kind="button" label={`${way}: ${title}`}>
            <Glyph name="play" />
            <span aria-hidden="true">{way}</span>
          </Link>
        ) : (
          <span class="puzzle-done">
            <Glyph name="check" />
            {t('puzzles.course.done')}
          </span>
        )}
        <span class="quiet-text">{t('puzzles.count', { solved, count: ids.length })}</span>
      </div>
      <ul class="puzzle-links">
        {ids.map((id) => (
          <PuzzleLink key={id} id={id} theme={theme} />
        ))}
      </ul>
    </section>
  );
};

/** The course: puzzles by theme, after the lesson. */
export const CourseScreen = () => {
  const course = useLoaded(loadCourse);
  return (
    <Page kind="course">
      <div>
        <h1>{t('app.puzzles.course')}</h1>
        <p class="lead">{t('puzzles.course.about')}</p>
      </div>
      {!course || course === 'failed' ? (
        <LoadingLine failed={course === 'failed'} />
      ) : (
        <div class="themes">
          {THEMES.map((theme) => course[theme].length > 0 && <ThemePart key={theme} theme={theme} ids={course[theme]} />)}
        </div>
      )}
      <p>
        <Link to={PUZZLES_PATH} kind="button">
          {t('puzzles.list')}
        </Link>
      </p>
    </Page>
  );
};
