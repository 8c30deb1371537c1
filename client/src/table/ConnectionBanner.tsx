import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lookForVersion } from '../offline/newVersion.js';
import type { MatchStore } from '../store/MatchStore.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import './ConnectionBanner.css';

const useSecondsUntil = (until: number | null): number => {
  const now = useSignal(Date.now());
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => (now.value = Date.now()), 500);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? 0 : Math.max(1, Math.ceil((until - now.value) / 1000));
};

/** Says what the connection is doing, while it is not simply there. */
export const ConnectionBanner = ({ store }: { readonly store: MatchStore }) => {
  const connection = store.connection.value;
  const seconds = useSecondsUntil(connection.phase === 'waiting' ? connection.until : null);
  const text = ((): string => {
    if (connection.phase === 'live' || connection.phase === 'closed') return '';
    if (!navigator.onLine) return t('app.connection.offline');
    if (connection.phase === 'waiting' && connection.why === 'no-socket') return t('app.connection.failure.no-socket');
    return connection.phase === 'waiting' ? t('app.connection.waiting', { count: seconds }) : t(`app.connection.${connection.phase}`);
  })();
  useEffect(() => {
    if (connection.phase === 'live' && connection.again) void lookForVersion();
  }, [connection]);
  const unanswered = store.unanswered.value;
  return (
    <div class="connection-banner" role="status" data-shown={text !== ''}>
      {text !== '' && (
        <>
          <span>{text}</span>
          {unanswered > 0 && <span>{t('app.connection.resending', { count: unanswered })}</span>}
          {connection.phase === 'waiting' && <Button size="small" text={t('app.connection.retry')} onClick={() => store.retry()} />}
        </>
      )}
    </div>
  );
};
