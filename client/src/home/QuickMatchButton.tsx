import { useEffect, useRef, useState } from 'preact/hooks';
import type { Failure } from '../net/connection.js';
import { findQuickMatch } from '../net/api.js';
import { isOnline } from '../offline/isOnline.js';
import { askForCode, invitationHeaders } from '../platform/invitationCode.js';
import { navigate, pathOfTable } from '../platform/route.js';
import { search } from '../store/duelSearch.js';
import { failureText } from '../text/failureText.js';
import { t } from '../text/translate.js';
import { NeedsServer } from '../shell/EmptyState.js';

interface Props {
  /** Whether somebody waits for an opponent. */
  readonly isAwaited: boolean;
}

/** Goes to a duel with a waiting player, or to a new one that others will find. */
export const QuickMatchButton = ({ isAwaited }: Props) => {
  const [busy, setBusy] = useState(false);
  // The user may go elsewhere before the server answers: the answer then leads nowhere.
  const isGone = useRef(false);
  useEffect(() => () => void (isGone.current = true), []);
  const [failure, setFailure] = useState<Failure | null>(null);
  const go = async (): Promise<void> => {
    setBusy(true);
    let found = await findQuickMatch(invitationHeaders());
    while (!found.ok && found.error === 'invitation-code' && (await askForCode())) found = await findQuickMatch(invitationHeaders());
    if (isGone.current) return;
    setBusy(false);
    setFailure(found.ok ? null : found.error);
    if (!found.ok) return;
    search.value = { code: found.value, since: Date.now() };
    navigate(pathOfTable(found.value));
  };
  return (
    <section class="plate quick">
      <h2>{t('app.quick.heading')}</h2>
      <p>{t(isAwaited ? 'app.quick.waiting' : 'app.quick.text')}</p>
      <button type="button" class="button" data-action="quick" disabled={busy || !isOnline.value} onClick={() => void go()}>
        {busy ? t('app.quick.looking') : t('app.quick.go')}
      </button>
      <NeedsServer />
      {failure && (
        <p class="problem" role="alert">
          {failureText(failure)}
        </p>
      )}
    </section>
  );
};
