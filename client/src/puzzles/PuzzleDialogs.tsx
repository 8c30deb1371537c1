import { linkTo } from '../net/links.js';
import { FilmButton, PictureButtons } from '../table/PictureButtons.js';
import { useTable } from '../table/TableUi.js';
import { t } from '../text/translate.js';
import { AskDialog } from '../ui/AskDialog.js';
import { CopyField } from '../ui/CopyField.js';
import { Dialog } from '../ui/Dialog.js';
import { useLatest } from '../ui/hooks.js';
import { puzzlePath } from './puzzleLink.js';
import { recordSeen, starsOf } from './puzzleProgress.js';
import { usePuzzle } from './puzzleScope.js';
import { solvedTimeText, starSigns } from './puzzleText.js';

/** The link to the puzzle, which gives nothing away, the time in words, and pictures of what is shown. */
const ShareDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { task, solve } = usePuzzle();
  const { store, labels } = useTable();
  const table = store.playback.shown.value;
  const path = useLatest(() => puzzlePath(task.puzzle, task.id !== null), [task]);
  const link = path === null ? '' : linkTo(path);
  const solved = solve.value;
  return (
    <Dialog title={t('puzzles.share.heading')} onClose={onClose} kind="puzzle-share">
      <p>{t('puzzles.share.link')}</p>
      <CopyField label={t('puzzles.share.link')} text={link} />
      {solved !== null && (
        <>
          <p>{t('puzzles.share.result')}</p>
          <CopyField
            label={t('puzzles.share.result')}
            text={t('puzzles.share.text', { puzzle: task.name(), stars: starSigns(starsOf(solved)), time: solvedTimeText(solved), link })}
            isLink={false}
          />
        </>
      )}
      {table && (
        <div class="menu-links">
          <PictureButtons table={table} title={task.name()} labels={labels.value} />
          <FilmButton />
        </div>
      )}
    </Dialog>
  );
};

const SolutionDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { game, task } = usePuzzle();
  const show = (): void => {
    onClose();
    if (task.id !== null) recordSeen(task.id);
    game.beginSolution();
  };
  return (
    <AskDialog
      kind="primary"
      heading={t('puzzles.solution.show')}
      explain={t('puzzles.solution.ask')}
      yes={t('puzzles.solution.yes')}
      onYes={show}
      onClose={onClose}
    />
  );
};

/** The window over a puzzle that its user has opened. */
export const PuzzleDialogs = () => {
  const { dialog } = usePuzzle();
  const close = (): void => {
    dialog.value = null;
  };
  if (dialog.value === 'share') return <ShareDialog onClose={close} />;
  return dialog.value === 'solution' ? <SolutionDialog onClose={close} /> : null;
};
