import type { MatchStore } from '../store/match.js';
import { t } from '../text/translate.js';
import { ChatForm } from './ChatForm.js';
import { ChatLines } from './ChatLines.js';
import { ChatManners } from './ChatManners.js';
import { Dialog } from './Dialog.js';
import { Glyph } from './Glyph.js';
import { useTable } from './tableScope.js';

interface Props {
  readonly store: MatchStore;
}

/** Says new lines to screen readers, wherever the conversation is shown or is not. */
const Herald = ({ store }: Props) => {
  const news = store.talk.news.value;
  return (
    <p class="spoken" role="status">
      {news && `${news.name}: ${news.text}`}
    </p>
  );
};

/** What has been said, the field to say something, and who may be heard. */
const Conversation = ({ store, isFirst = false }: Props & { readonly isFirst?: boolean }) => (
  <>
    <ChatLines store={store} />
    <ChatForm store={store} isFirst={isFirst} />
    <ChatManners store={store} />
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

/** The conversation beside the board, where there is room for it. */
export const ChatPanel = () => {
  const { store } = useTable();
  return (
    <>
      <section class="chat chat-panel plate">
        <h2>{t('talk.heading')}</h2>
        <Conversation store={store} />
      </section>
      <Herald store={store} />
    </>
  );
};

/** The conversation over the board. */
export const ChatDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { store } = useTable();
  return (
    <Dialog title={t('talk.heading')} onClose={onClose} kind="chat">
      <div class="chat">
        <Conversation store={store} isFirst />
      </div>
    </Dialog>
  );
};

/** Opens the conversation, where it is not beside the board; says how much of it is new. */
export const ChatButton = () => {
  const { store, dialog } = useTable();
  const unread = store.talk.unread.value;
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
