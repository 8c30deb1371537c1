import plainBoard from '@hexfall/shared/locales/en/plainBoard.json';
import { useSignal } from '@preact/signals';
import { addTexts, t } from '../text/translate.js';
import { Dialog } from '../ui/Dialog.js';
import { Button } from '../ui/Button.js';
import './PlainBoardNotice.css';

addTexts({ plainBoard });

const HINTS = ['reload', 'acceleration', 'driver', 'browser'] as const;

/** Says that the board is drawn without WebGL, in a corner where no board has hexes; asked, it says what may help. */
export const PlainBoardNotice = () => {
  const isOpen = useSignal(false);
  return (
    <div class="plain-board" role="status">
      <Button name="plain-board" size="small" glyph="info" text={t('plainBoard.short')} onClick={() => (isOpen.value = true)} />
      {isOpen.value && (
        <Dialog title={t('plainBoard.title')} onClose={() => (isOpen.value = false)}>
          <p>{t('plainBoard.text')}</p>
          <ul>
            {HINTS.map((hint) => (
              <li key={hint}>{t(`plainBoard.${hint}`)}</li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  );
};
