import { useEffect, useRef } from 'preact/hooks';
import type { ChatLine } from '@hexfall/shared/protocol/chat';
import type { MatchStore } from '../../store/MatchStore.js';
import { hostChangeText } from '../../text/hostChangeText.js';
import { t } from '../../text/translate.js';
import { useFollowedEnd } from '../../ui/followedEnd.js';
import { EmoteSign } from './Emotes.js';
import '../LogPanel.css';

/** What a line says: an emote or a notice in the language of the reader. */
export const lineText = ({ text, emote, notice }: Pick<ChatLine, 'text' | 'emote' | 'notice'>): string => {
  if (notice) return t(`talk.notice.${notice}`);
  return emote ? t(`talk.emote.${emote}`) : text;
};

/** What has been said. Names and words are shown as they are, each in its own direction of writing; nothing in them can be clicked on. */
export const ChatLines = ({ store: { chat: talk } }: { readonly store: MatchStore }) => {
  const lines = talk.lines.value;
  const list = useRef<HTMLDivElement>(null);
  const changes = talk.hostChanges.all.value;
  const end = lines.at(-1);
  const last = `${end?.team ?? ''} ${end?.n} ${changes.length}`;
  /** Changes of the host after that many lines. */
  const changesAt = (place: number) =>
    changes
      .filter((change) => Math.min(change.lines, lines.length) === place)
      .map((change, index) => (
        <p key={`change ${place} ${index}`} class="quiet-text" data-note="true">
          {hostChangeText(change)}
        </p>
      ));
  const newLines = useFollowedEnd(list, lines.length + changes.length);
  useEffect(() => {
    const shown = list.current;
    if (!shown) return;
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
    <>
      <div class="log chat-lines" role="log" aria-live="off" aria-label={t('talk.heading')} tabIndex={0} ref={list}>
        {lines.length + changes.length === 0 && <p class="quiet-text">{t('talk.empty')}</p>}
        {lines.map((line, place) => [
          ...changesAt(place),
          <p key={`${line.team ?? ''} ${line.n}`} data-seated={line.seated} data-team={line.team !== undefined} data-notice={line.notice}>
            <bdi class="chat-name">{line.name}</bdi>
            {!line.seated && <span class="tag">{t('talk.spectator')}</span>}
            {line.team !== undefined && <span class="tag">{t('talk.team')}</span>} {line.emote && <EmoteSign emote={line.emote} />}{' '}
            <bdi translate={!line.notice}>{lineText(line)}</bdi>
          </p>,
        ])}
        {changesAt(lines.length)}
      </div>
      {newLines}
    </>
  );
};
