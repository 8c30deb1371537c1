import { useEffect, useRef } from 'preact/hooks';
import type { MatchStore } from '../store/MatchStore.js';
import { t } from '../text/translate.js';

/** What has been said. Names and words are shown as they are, each in its own direction of writing; nothing in them can be clicked on. */
export const ChatLines = ({ store: { chat: talk } }: { readonly store: MatchStore }) => {
  const lines = talk.lines.value;
  const list = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.n;
  useEffect(() => {
    const shown = list.current;
    if (!shown) return;
    shown.scrollTop = shown.scrollHeight;
    const look = (): void => {
      if (document.visibilityState === 'visible' && shown.offsetParent !== null) talk.markAllRead();
    };
    look();
    document.addEventListener('visibilitychange', look);
    addEventListener('resize', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('resize', look);
    };
  }, [last, talk]);
  return (
    <div class="log chat-lines" role="log" aria-live="off" aria-label={t('talk.heading')} tabIndex={0} ref={list}>
      {lines.length === 0 && <p class="quiet-text">{t('talk.empty')}</p>}
      {lines.map(({ n, name, seated, text }) => (
        <p key={n} data-seated={seated}>
          <bdi class="chat-name">{name}</bdi>
          {!seated && <span class="tag">{t('talk.spectator')}</span>} <bdi>{text}</bdi>
        </p>
      ))}
    </div>
  );
};
