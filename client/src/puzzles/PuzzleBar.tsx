import { OperatorNoticeButton } from '../shell/OperatorNotice.js';
import { Glyph } from '../ui/Glyph.js';
import { Link } from '../ui/Link.js';
import { useTable } from '../table/TableUi.js';
import { t } from '../text/translate.js';
import { usePuzzle } from './puzzleScope.js';
import { timeText } from './puzzleText.js';
import './PuzzlesScreen.css';
import '../table/TopBar.css';

/** The time, for the eye: a screen reader would say each second of it, and hears it when the puzzle is solved. */
const TimeShown = () => {
  const { stopwatch } = usePuzzle();
  return (
    <span class="puzzle-time" aria-hidden="true">
      {timeText(stopwatch.seconds.value * 1000)}
    </span>
  );
};

/** The time, and the ways to the other puzzles. */
export const PuzzleBar = () => {
  const { dialog, task } = usePuzzle();
  const { dialog: tableDialog } = useTable();
  return (
    <header class="top-bar lesson-bar">
      <Link to="/" kind="brand">
        {t('app.title')}
      </Link>
      <TimeShown />
      <span class="grow" />
      <OperatorNoticeButton />
      <button
        type="button"
        class="icon-button"
        data-action="share"
        aria-label={t('puzzles.share.heading')}
        title={t('puzzles.share.heading')}
        onClick={() => (dialog.value = 'share')}
      >
        <Glyph name="share" />
      </button>
      <Link to={task.list} kind="icon-button" label={t('puzzles.list')}>
        <Glyph name="log" />
      </Link>
      <button
        type="button"
        class="icon-button"
        aria-label={t('app.menu.settings')}
        onClick={() => (tableDialog.value = { kind: 'settings' })}
      >
        <Glyph name="gear" />
      </button>
    </header>
  );
};
