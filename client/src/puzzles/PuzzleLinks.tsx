import { Glyph } from '../ui/Glyph.js';
import { Link } from '../ui/Link.js';
import { t } from '../text/translate.js';
import { readPuzzleId } from '@hexfall/shared/puzzle/puzzleName';
import { pathOfPuzzle } from './puzzleLink.js';
import { progressRecordOf } from './puzzleProgress.js';
import { timeText } from './puzzleText.js';
import './PuzzlesScreen.css';

/** The name of a puzzle of the project: `Easy 12`. */
export const puzzleName = (id: string): string => {
  const name = readPuzzleId(id);
  return name ? t('puzzles.named', { grade: t(`puzzles.grade.${name.grade}`), number: name.number }) : t('puzzles.untitled');
};

const PuzzleLink = ({ id, course }: { readonly id: string; readonly course: string | null }) => {
  const { time, seen } = progressRecordOf(id);
  const name = readPuzzleId(id);
  const label =
    time !== null
      ? t('puzzles.solvedIn', { puzzle: puzzleName(id), time: timeText(time) })
      : t(seen ? 'puzzles.seen' : 'puzzles.open', { puzzle: puzzleName(id) });
  const state = time !== null ? 'solved' : seen ? 'seen' : 'open';
  return (
    <li data-state={state} data-puzzle={id}>
      <Link to={pathOfPuzzle(id, course)} kind="button puzzle-link" label={label}>
        <span class="puzzle-number">{course === null ? name?.number : puzzleName(id)}</span>
        <span class="puzzle-state">
          {time !== null && (
            <>
              <Glyph name="check" />
              {timeText(time)}
            </>
          )}
          {state === 'seen' && <Glyph name="eye" />}
        </span>
      </Link>
    </li>
  );
};

/** Puzzles of the project as links, each with what has been done with it. @param course the theme in which they are solved. */
export const PuzzleLinks = ({ ids, course }: { readonly ids: readonly string[]; readonly course: string | null }) => (
  <ul class="puzzle-links" data-course={course !== null}>
    {ids.map((id) => (
      <PuzzleLink key={id} id={id} course={course} />
    ))}
  </ul>
);
