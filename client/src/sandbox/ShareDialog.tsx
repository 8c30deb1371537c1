import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import { CopyField } from '../ui/CopyField.js';
import { Dialog } from '../ui/Dialog.js';
import { Glyph } from '../ui/Glyph.js';
import { Link } from '../ui/Link.js';
import { PictureButtons } from '../table/PictureButtons.js';
import { playerLabels } from '../table/playerLabels.js';
import { useLatest } from '../ui/hooks.js';
import { linkTo } from '../net/address.js';
import { SANDBOX_PATH, sandboxPath, shownPath } from '../platform/positionLink.js';
import { t } from '../text/translate.js';
import { OpenForm } from './OpenForm.js';
import { useEditor } from './useEditor.js';

/** Where a puzzle is made of the position in the fragment. */
const MAKE_PUZZLE_PATH = '/puzzles/make';

/** The position as a link and as JSON, and the way to open another one. */
export const ShareDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { sandbox } = useEditor();
  const { table, piles } = sandbox.state.value;
  const path = useLatest(() => sandboxPath(table, piles), [table, piles]);
  const shown = path === null ? null : shownPath(path);
  return (
    <Dialog title={t('sandbox.pass.heading')} onClose={onClose} kind="sandbox-pass">
      <p>{t('sandbox.pass.link')}</p>
      <CopyField label={t('sandbox.pass.link')} text={path === null ? '' : linkTo(path)} />
      {shown !== null && (
        <>
          <p>{t('sandbox.pass.shown')}</p>
          <CopyField label={t('sandbox.pass.shown')} text={linkTo(shown)} />
        </>
      )}
      <p>{t('sandbox.pass.json')}</p>
      <CopyField label={t('sandbox.pass.json')} text={JSON.stringify(formatPosition(table, piles))} isLink={false} />
      <div class="menu-links">
        <PictureButtons table={table} title="" labels={playerLabels(table.players, [])} />
        {path !== null && (
          <Link to={path.replace(SANDBOX_PATH, MAKE_PUZZLE_PATH)} kind="button make-puzzle">
            <Glyph name="bulb" />
            <span>{t('app.puzzles.make')}</span>
          </Link>
        )}
      </div>
      <OpenForm onDone={onClose} />
    </Dialog>
  );
};
