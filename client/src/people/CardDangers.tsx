import { useState } from 'preact/hooks';
import type { Result } from '@hexfall/shared/model/result';
import { Dialog } from '../ui/Dialog.js';
import { t } from '../text/translate.js';
import { removeCard, renewCard } from './playerCard.js';

interface DangerProps {
  readonly name: 'renew' | 'remove';
  readonly yes: string;
  readonly act: () => Promise<Result<null, string>>;
  readonly onDone: (told: string) => void;
}

/** A button that asks before it does what cannot be undone. */
const Danger = ({ name, yes, act, onDone }: DangerProps) => {
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const sure = async (): Promise<void> => {
    const done = await act();
    setProblem(done.ok ? '' : done.error);
    if (!done.ok) return;
    setAsking(false);
    onDone(t(`profile.${name}.done`));
  };
  return (
    <>
      <button type="button" class="button" data-action={`${name}-card`} onClick={() => setAsking(true)}>
        {t(`profile.${name}.open`)}
      </button>
      {asking && (
        <Dialog title={t(`profile.${name}.heading`)} onClose={() => setAsking(false)} kind="ask">
          <p>{t(`profile.${name}.text`)}</p>
          <p class="problem" role="alert">
            {problem}
          </p>
          <div class="dialog-actions">
            <button type="button" class="button" data-action="no" autofocus onClick={() => setAsking(false)}>
              {t('app.cancel')}
            </button>
            <button type="button" class="button danger" data-action="yes" onClick={() => void sure()}>
              {yes}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
};

/** A new secret for the card, or the end of it. */
export const CardDangers = ({ onDone }: { readonly onDone: (told: string) => void }) => (
  <div class="row">
    <Danger name="renew" yes={t('profile.renew.open')} act={renewCard} onDone={onDone} />
    <Danger name="remove" yes={t('profile.remove.yes')} act={removeCard} onDone={onDone} />
  </div>
);
