import { useEffect, useState } from 'preact/hooks';
import type { MatchStore } from '../../store/MatchStore.js';
import { t } from '../../text/translate.js';
import { ChatForm } from './ChatForm.js';
import { ChatLines, lineText } from './ChatLines.js';
import { ChatSettings } from './ChatSettings.js';
import { Dialog } from '../../ui/Dialog.js';
import { Glyph } from '../../ui/Glyph.js';
import { useTable } from '../TableUi.js';
import './Chat.css';

interface Props {
  readonly store: MatchStore;
}

/** Says new lines to screen readers, wherever the conversation is shown or is not. */
const Herald = ({ store }: Props) => {
  const news = store.chat.news.value;
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

/** Whether there is a reader: another person on a seat, or a spectator. */
const hasCompany = (store: MatchStore): boolean =>
  store.spectators.value > 0 ||
  store.seats.value.some(({ taken, computer }, seat) => taken && !computer && !store.mine.value.includes(seat));

/** The conversation beside the board, where there is room for it: folded while the player is alone, until it is opened. */
export const ChatPanel = () => {
  const store = useTable().chatTable.value;
  const isWanted = store ? hasCompany(store) || store.chat.lines.value.length > 0 : false;
  const [isOpen, open] = useState(isWanted);
  useEffect(() => open(isWanted), [isWanted]);
  if (!store) return null;
  const unread = store.chat.unread.value;
  return (
    <>
      <section class="chat chat-panel plate" data-open={isOpen}>
        <h2>
          <button type="button" class="chat-fold" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
            {t('talk.heading')}
            {!isOpen && unread > 0 && (
              <>
                <span class="spoken">{t('talk.unread', { count: unread })}</span>
                <span class="tag" aria-hidden="true">
                  {unread}
                </span>
              </>
            )}
          </button>
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
    <button
      type="button"
      class="icon-button chat-button"
      aria-label={unread > 0 ? `${t('talk.heading')}, ${t('talk.unread', { count: unread })}` : t('talk.heading')}
      onClick={() => (dialog.value = { kind: 'chat' })}
    >
      <Glyph name="chat" />
      {unread > 0 && (
        <span class="unread" aria-hidden="true">
          {unread}
        </span>
      )}
    </button>
  );
};
