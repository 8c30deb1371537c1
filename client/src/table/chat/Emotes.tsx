import { type Emote, EMOTES } from '@hexfall/shared/protocol/chat';
import { t } from '../../text/translate.js';
import { Button } from '../../ui/Button.js';
import './Emotes.css';

/** The signs of emotes, drawn in a box of 24 × 24. */
const SIGNS = {
  hello:
    'M7 13V6a1.5 1.5 0 0 1 3 0v5M10 10V4.5a1.5 1.5 0 0 1 3 0V10M13 10V5.5a1.5 1.5 0 0 1 3 0V11M16 8.5a1.5 1.5 0 0 1 3 0V14a7 7 0 0 1-7 7c-3 0-4.5-1.5-6-4l-2.2-3.5a1.5 1.5 0 0 1 2.5-1.6L7 14',
  luck: 'M12 12c-5-3-5-9-2-9s3 5 2 9c3-5 9-5 9-2s-5 3-9 2c5 3 5 9 2 9s-3-5-2-9c-3 5-9 5-9 2s5-3 9-2',
  nice: 'M7 11v9H4v-9zM7 11l4-8c2 0 3 1.2 2.5 3.2L13 9h5.5c1.4 0 2.2 1 2 2.3l-1.2 6.7c-.2 1.2-1.2 2-2.3 2H7',
  thanks: 'M12 20C2 13 3 5 8 5c2 0 3.3 1.2 4 2.5C12.7 6.2 14 5 16 5c5 0 6 8-4 15z',
  oops: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M8.5 9v1.5M15.5 9v1.5M8 16.5c1.5-2.5 6.5-2.5 8 0',
  think: 'M6 3h12M6 21h12M7 3c0 6 5 6 5 9s-5 3-5 9M17 3c0 6-5 6-5 9s5 3 5 9',
  wow: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M8.5 8.5v2M15.5 8.5v2M12 13a2 2.4 0 1 0 0 4.8a2 2.4 0 1 0 0-4.8',
  end: 'M8 3h8v7a4 4 0 0 1-8 0zM8 5H4c0 4 1.5 6 4 6M16 5h4c0 4-1.5 6-4 6M12 14v4M8 21h8M9.5 18h5',
} as const satisfies Readonly<Record<Emote, string>>;

/** The sign of an emote; its words stand beside it. */
export const EmoteSign = ({ emote }: { readonly emote: Emote }) => (
  <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
    <path d={SIGNS[emote]} />
  </svg>
);

/** The emotes, as buttons. */
export const EmoteButtons = ({ onSay }: { readonly onSay: (emote: Emote) => void }) => (
  <div class="emote-buttons" role="group" aria-label={t('talk.emotes')}>
    {EMOTES.map((emote) => (
      <Button key={emote} size="small" data-emote={emote} onClick={() => onSay(emote)}>
        <EmoteSign emote={emote} />
        <span>{t(`talk.emote.${emote}`)}</span>
      </Button>
    ))}
  </div>
);
