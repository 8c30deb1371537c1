import { useEffect, useRef, useState } from 'preact/hooks';
import type { ChatLine } from '@hexfall/shared/protocol/chat';
import { settings } from '../../platform/settings.js';
import { mute, muted } from '../../store/ChatStore.js';
import type { MatchStore } from '../../store/MatchStore.js';
import { hostChangeText } from '../../text/optionText.js';
import { t } from '../../text/translate.js';
import { Button, IconButton } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { Checkbox, Switch } from '../../ui/fields.js';
import { useFollowedEnd } from '../../ui/followedEnd.js';
import { useTable } from '../TableUi.js';
import { ChatForm } from './ChatForm.js';
import { hasCompany } from './company.js';
import { EmoteSign } from './Emotes.js';
import '../../ui/Fold.css';
import './Chat.css';
import '../LogPanel.css';

/** What a line says: an emote or a notice in the language of the reader. */
const lineText = ({ text, emote, notice }: Pick<ChatLine, 'text' | 'emote' | 'notice'>): string => {
  if (notice) return t(`talk.notice.${notice}`);
  return emote ? t(`talk.emote.${emote}`) : text;
};

/** Shows the conversation. Names and words appear as written, each in its own writing direction; nothing in them is a link. */
const ChatLines = ({ store: { chat: talk } }: { readonly store: MatchStore }) => {
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
        {lines.map((line, index) => [
          ...changesAt(index),
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

/** Whose lines are shown, at the table and in this browser. Shown on demand. */
const ChatSettings = ({ store }: { readonly store: MatchStore }) => {
  const mayHush = store.mine.value.length > 0 || store.creator.value;
  const others = store.chat.others.value;
  return (
    <details class="fold chat-manners">
      <summary>{t('talk.manners')}</summary>
      {mayHush && (
        <Checkbox
          text={t('talk.spectatorsTalk')}
          name="spectators-talk"
          checked={!store.arrangement.value?.spectatorsMuted}
          onChange={(isChecked) => void store.ask('muteSpectators', { muted: !isChecked })}
        />
      )}
      <Switch name="emotes" text="talk.showEmotes" setting={settings.emotes} />
      {others.map(({ by, name, seated }) => (
        <Checkbox
          text={t(seated ? 'talk.mute' : 'talk.muteSpectator', { name })}
          key={by}
          name="mute"
          checked={muted.value.includes(by)}
          onChange={(isChecked) => mute(by, isChecked)}
        />
      ))}
    </details>
  );
};

interface Props {
  readonly store: MatchStore;
}

/** Says new lines to screen readers, wherever the conversation is shown or is not; what a notice over the board says already is not repeated. */
const Herald = ({ store }: Props) => {
  const latest = store.chat.news.value;
  const news = latest?.notice === 'declined' ? null : latest;
  return (
    <p class="spoken" role="status">
      {news && `${news.team === undefined ? news.name : t('talk.toTeam', { name: news.name })}: ${lineText(news)}`}
    </p>
  );
};

/** What has been said, the field to say something, and who may be heard. */
const Conversation = ({ store, onEmote }: Props & { readonly onEmote?: () => void }) => (
  <>
    <ChatLines store={store} />
    <ChatForm store={store} onEmote={onEmote} />
    <ChatSettings store={store} />
  </>
);

/** The conversation on a page before the match. */
export const ChatSection = ({ store }: Props) => (
  <section class="plate chat">
    <h2>{t('talk.heading')}</h2>
    <Conversation store={store} />
    <Herald store={store} />
  </section>
);

/** The conversation beside the board, where there is room for it: folded while the player is alone, as long as nobody folds it otherwise. */
export const ChatPanel = () => {
  const store = useTable().chatTable.value;
  const isWanted = store ? hasCompany(store) || store.chat.lines.value.length > 0 : false;
  const [chosen, choose] = useState<boolean | null>(null);
  if (!store) return null;
  const isOpen = chosen ?? isWanted;
  const unread = store.chat.unread.value;
  return (
    <>
      <section class="chat chat-panel plate" data-open={isOpen}>
        <h2>
          <Button repeats isBare class="chat-fold" aria-expanded={isOpen} onClick={() => choose(!isOpen)}>
            {t('talk.heading')}
            {!isOpen && unread > 0 && (
              <>
                <span class="spoken">{t('talk.unread', { count: unread })}</span>
                <span class="tag" aria-hidden="true">
                  {unread}
                </span>
              </>
            )}
          </Button>
        </h2>
        {isOpen && <Conversation store={store} />}
      </section>
      <Herald store={store} />
    </>
  );
};

/** The conversation over the board. */
export const ChatDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const store = useTable().chatTable.value;
  if (!store) return null;
  return (
    <Dialog title={t('talk.heading')} onClose={onClose} kind="chat">
      <div class="chat">
        <Conversation store={store} onEmote={onClose} />
      </div>
    </Dialog>
  );
};

/** Opens the conversation, where it is not beside the board; says how much of it is new. */
export const ChatButton = () => {
  const { chatTable, dialog } = useTable();
  if (!chatTable.value) return null;
  const unread = chatTable.value.chat.unread.value;
  return (
    <IconButton
      class="chat-button"
      glyph="chat"
      label={unread > 0 ? `${t('talk.heading')}, ${t('talk.unread', { count: unread })}` : t('talk.heading')}
      onClick={() => (dialog.value = { kind: 'chat' })}
    >
      {unread > 0 && (
        <span class="unread" aria-hidden="true">
          {unread}
        </span>
      )}
    </IconButton>
  );
};
