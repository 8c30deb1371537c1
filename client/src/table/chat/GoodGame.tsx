import type { Signal } from '@preact/signals';
import { refusalText } from '../../text/refusalText.js';
import { t } from '../../text/translate.js';
import { Button } from '../../ui/Button.js';
import { useOnline, useTable } from '../TableUi.js';
import { hasCompany } from './company.js';
import { EmoteSign } from './Emotes.js';
import './GoodGame.css';

/** After a match: says “Good game!” to the others, once. Nothing for spectators, and where nobody would read it. */
export const GoodGameButton = ({ isSaid }: { readonly isSaid: Signal<boolean> }) => {
  const store = useOnline();
  if (store.mine.value.length === 0 || !hasCompany(store)) return null;
  const say = async (): Promise<void> => {
    isSaid.value = true;
    const answer = await store.request('say', { emote: 'end' });
    if (answer.ok) return store.chat.addOwnMark(answer.value.by);
    isSaid.value = false;
    store.say(refusalText(answer.error));
  };
  return (
    <Button name="good-game" class="good-game" disabled={isSaid.value} onClick={() => void say()}>
      <EmoteSign emote="end" />
      <span>{t('talk.emote.end')}</span>
    </Button>
  );
};

/** What somebody has said last and has not been read yet, as where there is no chat beside the board; it opens the chat. */
export const UnreadLine = () => {
  const { store, dialog } = useTable();
  const line = store.online?.chat.newLines.value.findLast(({ notice }) => notice === undefined);
  if (!line) return null;
  return (
    <Button repeats isBare class="unread-line" name="unread-line" onClick={() => (dialog.value = { kind: 'chat' })}>
      <bdi class="chat-name">{line.name}</bdi> {line.emote && <EmoteSign emote={line.emote} />}
      <bdi translate>{line.emote ? t(`talk.emote.${line.emote}`) : line.text}</bdi>
    </Button>
  );
};
