import { useState } from 'preact/hooks';
import { Dialog } from '../ui/Dialog.js';
import { forgetProfileTable } from '../net/profiles.js';
import { profileKey } from '../platform/ownProfile.js';
import { forgetTable } from '../platform/seatKeys.js';
import { t } from '../text/translate.js';

interface Props {
  readonly code: string;
  /** Whether something would be lost: then it is asked for. */
  readonly asks: boolean;
}

/** Removes a table from this browser. */
export const RemoveGameButton = ({ code, asks }: Props) => {
  const [asking, ask] = useState(false);
  const forget = (): void => {
    const key = profileKey.peek();
    if (key !== null) void forgetProfileTable(key, code);
    forgetTable(code);
  };
  return (
    <>
      <button
        type="button"
        class="button quiet small"
        data-action="forget"
        aria-label={t('matchmaking.mine.forgetCode', { code })}
        onClick={() => (asks ? ask(true) : forget())}
      >
        {t('matchmaking.mine.forget')}
      </button>
      {asking && (
        <Dialog title={t('matchmaking.mine.forgetTitle', { code })} onClose={() => ask(false)} kind="ask">
          <p>{t('matchmaking.mine.forgetText')}</p>
          <div class="dialog-actions">
            <button type="button" class="button" data-action="no" autofocus onClick={() => ask(false)}>
              {t('matchmaking.mine.keep')}
            </button>
            <button type="button" class="button danger" data-action="yes" onClick={forget}>
              {t('matchmaking.mine.forget')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
};
