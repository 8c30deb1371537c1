import { useState } from 'preact/hooks';
import type { Result } from '@hexfall/shared/model/result';
import { t } from '../text/translate.js';
import { Dialog } from '../ui/Dialog.js';

interface Props {
  /** The `data-action` of the button. */
  readonly action: string;
  readonly open: string;
  readonly heading: string;
  readonly text: string;
  readonly yes: string;
  readonly disabled?: boolean;
  /** Does it; or says why that was not possible. */
  readonly act: () => Promise<Result<null, string>>;
  readonly onDone: () => void;
}

/** A button that asks before it does what cannot be undone. */
export const Danger = ({ action, open, heading, text, yes, disabled = false, act, onDone }: Props) => {
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const sure = async (): Promise<void> => {
    const done = await act();
    setProblem(done.ok ? '' : done.error);
    if (!done.ok) return;
    setAsking(false);
    onDone();
  };
  return (
    <>
      <button type="button" class="button" data-action={action} disabled={disabled} onClick={() => setAsking(true)}>
        {open}
      </button>
      {asking && (
        <Dialog title={heading} onClose={() => setAsking(false)} kind="ask">
          <p>{text}</p>
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
