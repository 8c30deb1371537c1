import { BoardThumbnail } from '../ui/BoardThumbnail.js';
import { Glyph } from '../ui/Glyph.js';
import { useLoaded } from '../ui/lazy.js';
import { Link } from '../ui/Link.js';
import { t } from '../text/translate.js';
import { sectionOfDay, loadSection, puzzleOfDay, type Day } from './puzzleFiles.js';
import { pathOfPuzzle, PUZZLES_PATH } from './puzzlePaths.js';
import { progressRecordOf, streakAt } from './puzzleProgress.js';
import { hexesToKill, progressText, puzzleName, shortGoalText, starSigns, timeText } from './puzzleText.js';
import { useToday } from './useToday.js';

/** What has been done with it, and for how long none was missed. */
const State = ({ id, day }: { readonly id: string; readonly day: Day }) => {
  const { time, stars } = progressRecordOf(id);
  const streak = streakAt(day);
  return (
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
};

const OfDay = ({ day }: { readonly day: Day }) => {
  const puzzles = useLoaded(() => loadSection(sectionOfDay(day)));
  const puzzle = puzzles && puzzles !== 'failed' ? puzzleOfDay(day, puzzles) : null;
  const failed = puzzles === 'failed';
  const way = t(puzzle && progressRecordOf(puzzle.id).time !== null ? 'puzzles.day.again' : 'puzzles.day.play');
  return (
    <>
      <div class="day-picture">{puzzle && <BoardThumbnail table={puzzle.position.table} targets={hexesToKill(puzzle)} />}</div>
      <div class="day-text">
        <h2>{t('puzzles.day.heading')}</h2>
        {failed && <Link to={PUZZLES_PATH}>{t('puzzles.list')}</Link>}
        {puzzle && (
          <>
            <p>
              <strong>{puzzleName(puzzle.id)}</strong> · {shortGoalText(puzzle)}
            </p>
            <State id={puzzle.id} day={day} />
            <Link
              to={pathOfPuzzle(puzzle.id)}
              kind="button day-link"
              label={`${way}: ${progressText(puzzle.id)}. ${shortGoalText(puzzle)}`}
            >
              <Glyph name="play" />
              <span aria-hidden="true">{way}</span>
            </Link>
          </>
        )}
      </div>
    </>
  );
};

/** The puzzle of the day, for the start page. */
export const DayPuzzle = () => {
  const day = useToday();
  return <OfDay key={day} day={day} />;
};
