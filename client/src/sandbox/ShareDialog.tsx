import { useEffect, useState } from 'preact/hooks';
import type { Result } from '@hexfall/shared/model/result';
import type { GameState } from '@hexfall/shared/model/state';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import { CopyField } from '../hud/CopyField.js';
import { Dialog } from '../hud/Dialog.js';
import { PictureButtons } from '../hud/PictureButtons.js';
import { playerLabels } from '../hud/playerLabels.js';
import { linkTo } from '../net/address.js';
import type { PositionError } from '../position/positionError.js';
import { positionErrorText } from './positionErrorText.js';
import { hasFragment, readFragment, sandboxPath } from '../position/positionLink.js';
import { MOST_TEXT, readPositionText } from '../position/readPositionText.js';
import { t } from '../text/translate.js';
import { useEditor } from './useEditor.js';

/** A pasted text is a link to a position, or a position. */
const readPasted = (text: string): Promise<Result<GameState, PositionError>> =>
  hasFragment(text) ? readFragment(text) : Promise.resolve(readPositionText(text));

const OpenForm = ({ onDone }: { readonly onDone: () => void }) => {
  const { sandbox } = useEditor();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const open = async (): Promise<void> => {
    const read = await readPasted(text);
    if (!read.ok) return setProblem(positionErrorText(read.error));
    sandbox.open(read.value);
    onDone();
  };
  return (
    <form
      class="sandbox-open"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <label class="field">
        <span>{t('sandbox.pass.open')}</span>
        <textarea
          name="position"
          rows={4}
          maxLength={MOST_TEXT}
          spellcheck={false}
          value={text}
          aria-invalid={problem !== ''}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <p class="problem" role="alert">
        {problem}
      </p>
      <div class="dialog-actions">
        <button type="submit" class="button primary" data-action="open" disabled={text.trim() === ''}>
          {t('sandbox.pass.openYes')}
        </button>
      </div>
    </form>
  );
};

/** The position as a link and as JSON, and the way to open another one. */
export const ShareDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { sandbox } = useEditor();
  const { table, piles } = sandbox.state.value;
  const [path, setPath] = useState('');
  useEffect(() => void sandboxPath(table, piles).then(setPath), [table, piles]);
  return (
    <Dialog title={t('sandbox.pass.heading')} onClose={onClose} kind="sandbox-pass">
      <p>{t('sandbox.pass.link')}</p>
      <CopyField label={t('sandbox.pass.link')} text={path === '' ? '' : linkTo(path)} />
      <p>{t('sandbox.pass.json')}</p>
      <CopyField label={t('sandbox.pass.json')} text={JSON.stringify(formatPosition(table, piles))} isLink={false} />
      <div class="menu-links">
        <PictureButtons table={table} title="" labels={playerLabels(table.players, [])} />
      </div>
      <OpenForm onDone={onClose} />
    </Dialog>
  );
};
