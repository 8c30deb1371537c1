import { useEffect, useState } from 'preact/hooks';
import { MAX_LINE_LENGTH } from '@hexfall/shared/protocol/chat';
import { MAX_NAME_LENGTH } from '@hexfall/shared/protocol/messages';
import type { Requests } from '@hexfall/shared/protocol/requests';
import { settings } from '../../platform/settings.js';
import type { MatchStore } from '../../store/MatchStore.js';
import { refusalText } from '../../text/refusalText.js';
import { t } from '../../text/translate.js';
import { Button, IconButton } from '../../ui/Button.js';
import { Form, ProblemText, Radio, TextField } from '../../ui/fields.js';
import { useMediaQuery } from '../../ui/hooks.js';
import { EmoteButtons } from './Emotes.js';
import { channel, CHANNELS, hasMates } from './teamTalk.js';

interface Props {
  readonly store: MatchStore;
  /** In a window over the table: an emote has been said. */
  readonly onEmote?: (() => void) | undefined;
}

/** Whom the next line is for, in a match of teams. */
const ChannelChoice = () => (
  <div class="chat-channels" role="radiogroup" aria-label={t('talk.to')}>
    {CHANNELS.map((name) => (
      <Radio
        text={t(`talk.channel.${name}`)}
        key={name}
        name="channel"
        value={name}
        checked={channel.value === name}
        onChange={() => (channel.value = name)}
      />
    ))}
  </div>
);

/** The field for a message, and buttons for emotes. Spectators give a name once. */
export const ChatForm = ({ store, onEmote }: Props) => {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [asksName] = useState(() => settings.name.peek().trim() === '');
  const isFirst = onEmote !== undefined;
  const [hasEmotes, showEmotes] = useState(isFirst);
  // The keyboard on the screen would hide the emotes, which are there to do without it.
  const isTouched = useMediaQuery('(pointer: coarse)');
  const isOver = store.phase.value === 'over';
  // Then all talk about the match.
  useEffect(() => {
    if (isOver) channel.value = 'all';
  }, [isOver]);
  const watches = store.mine.value.length === 0;
  if (watches && !store.creator.value && store.arrangement.value?.spectatorsMuted)
    return <p class="quiet-text">{t('app.refusal.spectators-muted')}</p>;
  const toTeam = channel.value === 'team' && hasMates(store);
  const send = async (content: Pick<Requests['say'], 'text' | 'emote'>): Promise<boolean> => {
    const name = settings.name.peek().trim();
    if (watches && name === '') {
      setProblem(t('app.start.nameMissing'));
      return false;
    }
    const answer = await store.request('say', { ...content, ...(watches && { name }), ...(toTeam && { to: 'team' }) });
    setProblem(answer.ok ? '' : refusalText(answer.error));
    if (answer.ok) store.chat.addOwnMark(answer.value.by);
    return answer.ok;
  };
  /** Empties the field at once, for the next line; what was refused comes back into it. */
  const say = async (): Promise<void> => {
    if (text.trim() === '') return;
    setText('');
    if (!(await send({ text }))) setText((typed) => [text, typed].filter((part) => part !== '').join(' '));
  };
  return (
    <Form class="chat-form" onSubmit={() => void say()}>
      {watches && asksName && (
        <TextField
          name="chat-name"
          autocomplete="nickname"
          aria-label={t('app.start.name')}
          placeholder={t('app.start.name')}
          maxLength={MAX_NAME_LENGTH}
          value={settings.name.value}
          onInput={(value) => (settings.name.value = value)}
        />
      )}
      {hasEmotes && <EmoteButtons onSay={(emote) => void send({ emote }).then((isSaid) => isSaid && onEmote?.())} />}
      {hasMates(store) && <ChannelChoice />}
      <div class="chat-say">
        <IconButton name="emotes" glyph="smile" label={t('talk.emotes')} aria-expanded={hasEmotes} onClick={() => showEmotes(!hasEmotes)} />
        <TextField
          name="line"
          autocomplete="off"
          enterkeyhint="send"
          autofocus={isFirst && !isTouched}
          aria-label={t(toTeam ? 'talk.sayTeam' : 'talk.say')}
          placeholder={t(toTeam ? 'talk.sayTeam' : 'talk.say')}
          maxLength={MAX_LINE_LENGTH}
          value={text}
          onInput={setText}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Escape') currentTarget.blur();
          }}
        />
        <Button name="say" submits text={t('talk.send')} />
      </div>
      <ProblemText text={problem} />
    </Form>
  );
};
