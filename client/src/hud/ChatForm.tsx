import { useState } from 'preact/hooks';
import { MAX_NAME_LENGTH } from '@hexfall/shared/protocol/messages';
import { MAX_LINE_LENGTH } from '@hexfall/shared/protocol/chat';
import type { MatchStore } from '../store/MatchStore.js';
import { settings } from '../settings/settings.js';
import { refusalText } from '../text/rejectionText.js';
import { t } from '../text/translate.js';

interface Props {
  readonly store: MatchStore;
  /** Whether it has the focus when it appears. */
  readonly isFirst?: boolean;
}

/** The field for what one wants to say. Spectators give a name once. */
export const ChatForm = ({ store, isFirst = false }: Props) => {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [asksName] = useState(() => settings.name.peek().trim() === '');
  const watches = store.mine.value.length === 0;
  if (watches && !store.creator.value && store.arrangement.value?.hushed) return <p class="quiet-text">{t('app.refusal.hushed')}</p>;
  const say = async (): Promise<void> => {
    const name = settings.name.peek().trim();
    if (text.trim() === '') return;
    if (watches && name === '') return setProblem(t('app.start.nameMissing'));
    const answer = await store.request('say', { text, ...(watches && { name }) });
    if (!answer.ok) return setProblem(refusalText(answer.error));
    store.chat.addOwnMark(answer.value.by);
    setProblem('');
    setText('');
  };
  return (
    <form
      class="chat-form"
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      {watches && asksName && (
        <input
          type="text"
          name="chat-name"
          autocomplete="nickname"
          aria-label={t('app.start.name')}
          placeholder={t('app.start.name')}
          maxLength={MAX_NAME_LENGTH}
          value={settings.name.value}
          onInput={({ currentTarget }) => (settings.name.value = currentTarget.value)}
        />
      )}
      <div class="chat-say">
        <input
          type="text"
          name="line"
          autocomplete="off"
          enterkeyhint="send"
          autofocus={isFirst}
          aria-label={t('talk.say')}
          placeholder={t('talk.say')}
          maxLength={MAX_LINE_LENGTH}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Escape') currentTarget.blur();
          }}
        />
        <button type="submit" class="button" data-action="say">
          {t('talk.send')}
        </button>
      </div>
      <p class="problem" role="alert">
        {problem}
      </p>
    </form>
  );
};
