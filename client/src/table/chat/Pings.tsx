import { useEffect } from 'preact/hooks';
import { vibrate } from '../../notifications/vibrate.js';
import { playSound } from '../../sound/player.js';
import { SHORTCUTS } from '../../store/input/shortcuts.js';
import { useShortcuts } from '../../store/input/useShortcuts.js';
import { hexName } from '../../text/names.js';
import { t } from '../../text/translate.js';
import { IconButton } from '../../ui/Button.js';
import { type TableUi, useTable } from '../TableUi.js';
import { mayPing, sendPing } from './teamTalk.js';

/** Points out the hex under the pointer or the cursor of the keys. */
const pingHovered = (ui: TableUi): void => {
  const at = ui.controls.hovered.peek();
  ui.pinging.value = at !== null;
  if (at) sendPing(ui, at);
  else ui.store.say(t('talk.pings.noHex'), false);
};

/** In a match of teams: the button to point out a hex to the team, and for screen readers what team-mates point out. */
export const Pings = () => {
  const ui = useTable();
  const { store, pinging, board, labels } = ui;
  const { online } = store;
  const isWanted = online !== null && mayPing(online);
  useEffect(() => {
    if (!isWanted) return;
    return () => {
      pinging.value = false;
    };
  }, [isWanted]);
  useShortcuts('board', isWanted ? { ping: () => pingHovered(ui) } : {});
  const latest = online?.chat.callouts.shown.value.findLast(({ at }) => at !== null);
  useEffect(() => {
    if (!latest) return;
    playSound('ping');
    if (!store.mine.peek().includes(latest.seat)) vibrate('ping');
  }, [latest?.id]);
  if (!isWanted) return null;
  const hex = latest?.at ? hexName(latest.at, board.value) : '';
  const isOwn = latest !== undefined && store.mine.value.includes(latest.seat);
  return (
    <>
      <IconButton
        name="ping"
        class="ping-button"
        glyph="ping"
        label={t('talk.pings.arm')}
        shortcut={SHORTCUTS.board.ping[0]}
        pressed={pinging.value}
        onClick={() => {
          pinging.value = !pinging.peek();
          if (pinging.peek()) store.say(t('talk.pings.armed'), false);
        }}
      />
      <p class="spoken" role="status" data-spoken="ping">
        {latest && (isOwn ? t('talk.pings.own', { hex }) : t('talk.pings.shown', { name: labels.value.name(latest.seat), hex }))}
      </p>
    </>
  );
};
