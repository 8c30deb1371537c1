import type { MatchStore } from '../../store/MatchStore.js';
import { settings } from '../../platform/settings.js';
import { mute, muted } from '../../platform/muted.js';
import { t } from '../../text/translate.js';
import { Switch } from '../../ui/Switch.js';

/** Whose lines are shown, at the table and in this browser. Shown on demand. */
export const ChatSettings = ({ store }: { readonly store: MatchStore }) => {
  const mayHush = store.mine.value.length > 0 || store.creator.value;
  const others = store.chat.others.value;
  return (
    <details class="chat-manners">
      <summary>{t('talk.manners')}</summary>
      {mayHush && (
        <label class="choice">
          <input
            type="checkbox"
            name="spectators-talk"
            checked={!store.arrangement.value?.spectatorsMuted}
            onChange={({ currentTarget }) => void store.ask('muteSpectators', { muted: !currentTarget.checked })}
          />
          <span>{t('talk.spectatorsTalk')}</span>
        </label>
      )}
      <Switch name="emotes" text="talk.showEmotes" setting={settings.emotes} />
      {others.map(({ by, name, seated }) => (
        <label class="choice" key={by}>
          <input
            type="checkbox"
            name="mute"
            checked={muted.value.includes(by)}
            onChange={({ currentTarget }) => mute(by, currentTarget.checked)}
          />
          <span>{t(seated ? 'talk.mute' : 'talk.muteSpectator', { name })}</span>
        </label>
      ))}
    </details>
  );
};
