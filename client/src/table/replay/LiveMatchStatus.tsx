import { actingSeat } from '@hexfall/shared/rules/legal';
import type { MatchReplay } from '../../store/MatchReplay.js';
import type { MatchStore } from '../../store/MatchStore.js';
import { isOffline } from '../../store/seating.js';
import { waitingStatusText } from '../../text/statusText.js';
import { t } from '../../text/translate.js';
import { Button } from '../../ui/Button.js';
import { ClockFace } from '../ClockFace.js';
import { useTable } from '../TableUi.js';
import './LiveMatchStatus.css';

interface Props {
  readonly replay: MatchReplay;
  /** The table where the match is being played. */
  readonly live: MatchStore;
  /** Back to it. */
  readonly onClose: () => void;
}

/** While a match is walked through that is still being played: whose turn it is there and what is on the clock, and the way back. */
export const LiveMatchStatus = ({ replay, live, onClose }: Props) => {
  const { labels } = useTable();
  const table = replay.whole.value?.state.table;
  const acting = table ? actingSeat(table) : null;
  if (!table || acting === null) return null;
  const isMine = live.mine.value.includes(acting);
  const seating = live.seats.value[acting];
  const offline = isOffline(seating) && seating?.substitute !== true;
  const text = isMine
    ? t(table.decision ? 'notification.kind.question' : 'notification.kind.turn')
    : waitingStatusText(labels.value, table, acting, {
        offline,
        canReplace: offline && live.mine.value.length > 0 && seating?.absent === true,
      });
  const way = t(isMine ? 'film.act' : 'matchReplay.close');
  return (
    <section class="live-turn" data-mine={isMine} aria-label={live.heading.value}>
      <p role="status">{text}</p>
      <ClockFace seat={acting} online={live} />
      <Button
        name="to-table"
        kind={isMine ? 'primary' : 'plain'}
        size="small"
        glyph="end"
        signOnly={!isMine}
        text={way}
        about={way}
        onClick={onClose}
      />
    </section>
  );
};
