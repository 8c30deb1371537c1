import { t } from '../text/translate.js';
import { BoardThumbnail } from '../ui/BoardThumbnail.js';
import { Glyph } from '../ui/Glyph.js';
import { Link } from '../ui/Link.js';
import { type DailyPuzzle, PuzzleOfDay } from './PuzzleOfDay.js';
import { pathOfPuzzle, PUZZLES_PATH } from './puzzlePaths.js';
import { hexesToKill, progressText, puzzleName, shortGoalText, starSigns, timeText } from './puzzleText.js';

/** What has been done with it, and for how long none was missed. */
const State = ({ solved: { time, stars }, streak }: Pick<DailyPuzzle, 'solved' | 'streak'>) => (
  <p class="day-state">
    {time !== null && (
      <span class="day-solved">
        <Glyph name="check" />
        {stars !== null && <span class="day-stars">{starSigns(stars)}</span>}
        {t('puzzles.solved', { time: timeText(time) })}
      </span>
    )}
    {streak > 0 && (
      <span class="day-streak">
        <Glyph name="bolt" />
        {t('puzzles.day.streak', { count: streak })}
      </span>
    )}
  </p>
);

const show = ({ puzzle, hasFailed, solved, streak, way }: DailyPuzzle) => (
  <>
    <div class="day-picture">{puzzle && <BoardThumbnail table={puzzle.position.table} targets={hexesToKill(puzzle)} />}</div>
    <div class="day-text">
      <h2>{t('puzzles.day.heading')}</h2>
      {hasFailed && <Link to={PUZZLES_PATH}>{t('puzzles.list')}</Link>}
      {puzzle && (
        <>
          <p>
            <strong>{puzzleName(puzzle.id)}</strong> · {shortGoalText(puzzle)}
          </p>
          <State solved={solved} streak={streak} />
          <Link to={pathOfPuzzle(puzzle.id)} kind="button day-link" label={`${way}: ${progressText(puzzle.id)}. ${shortGoalText(puzzle)}`}>
            <Glyph name="play" />
            <span aria-hidden="true">{way}</span>
          </Link>
        </>
      )}
    </div>
  </>
);

/** The puzzle of the day, for the start page. */
export const DayPuzzle = () => <PuzzleOfDay show={show} />;
