import type { Seat } from '@hexfall/shared/model/state';
import { hexName } from '../text/names.js';
import { t } from '../text/translate.js';
import { EmoteSign } from './EmoteSign.js';
import { Glyph } from '../ui/Glyph.js';
import { useTable } from './TableUi.js';

/** What a player has just called out, at the player's panel. Screen readers get it from the chat and from `Pings`. */
export const CalloutBubble = ({ seat }: { readonly seat: Seat }) => {
  const { store, board } = useTable();
  const callout = store.online?.chat.callouts.shown.value.find((shown) => shown.seat === seat);
  if (!callout) return null;
  const { id, emote, at } = callout;
  return (
    <span class="callout" key={id} aria-hidden="true">
      {emote ? <EmoteSign emote={emote} /> : <Glyph name="ping" />}
      <span>{emote ? t(`talk.emote.${emote}`) : at && hexName(at, board.value)}</span>
    </span>
  );
};
