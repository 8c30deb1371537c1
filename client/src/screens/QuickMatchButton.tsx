import { useState } from 'preact/hooks';
import { findQuickMatch } from '../net/tableList.js';
import { navigate, pathOfTable } from '../store/route.js';
import { t } from '../text/translate.js';

/** Goes to a duel where somebody waits, or to a new one where somebody will come. */
export const QuickMatchButton = () => {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const go = async (): Promise<void> => {
    setBusy(true);
    const code = await findQuickMatch();
    setBusy(false);
    setFailed(code === null);
    if (code !== null) navigate(pathOfTable(code));
  };
  return (
    <section class="plate quick">
      <h2>{t('app.quick.heading')}</h2>
      <p>{t('app.quick.text')}</p>
      <button type="button" class="button primary" data-action="quick" disabled={busy} onClick={() => void go()}>
        {busy ? t('app.quick.looking') : t('app.quick.go')}
      </button>
      {failed && (
        <p class="problem" role="alert">
          {t('app.quick.failed')}
        </p>
      )}
    </section>
  );
};
