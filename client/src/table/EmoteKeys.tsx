import { EMOTES, type Emote } from '@hexfall/shared/protocol/chat';
import { t } from '../text/translate.js';
import { EmoteSign } from './EmoteSign.js';

/** What can be said without typing, as keys. */
export const EmoteKeys = ({ onSay }: { readonly onSay: (emote: Emote) => void }) => (
  <div class="emote-keys" role="group" aria-label={t('talk.emotes')}>
    {EMOTES.map((emote) => (
      <button key={emote} type="button" class="button small" data-emote={emote} onClick={() => onSay(emote)}>
        <EmoteSign emote={emote} />
        <span>{t(`talk.emote.${emote}`)}</span>
      </button>
    ))}
  </div>
);
