import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { type Stance, turnsUntil } from '../../store/seating.js';
import { t } from '../../text/translate.js';
import { TeamBadge } from '../TablePlayers.js';
import { useTable } from '../TableUi.js';
import '../PlayerPanel.css';

/** How many turns from now a player's next turn is; null with two players, and for players who have none anymore. */
export const turnRankOf = (table: Table, seat: Seat): number | null =>
  table.players.length < 3 || table.outcome ? null : (turnsUntil(table)[seat] ?? null);

/** When a player's next turn comes, in words. */
export const turnRankText = (rank: number): string => (rank === 0 ? t('table.player.turn') : t('acting.turnRank', { count: rank }));

/** With more than two players: who comes when, and who belongs together. Always in sight, also where there is no room for words. */
export const TurnRank = ({ seat, stance }: { readonly seat: Seat; readonly stance: Stance | null }) => {
  const { store } = useTable();
  const table = store.playback.shown.value;
  if (!table || table.players.length < 3) return null;
  const rank = turnRankOf(table, seat);
  const text = rank === null ? '' : turnRankText(rank);
  return (
    <span class="turn-rank" title={text}>
      {rank !== null && (
        <span class="rank" data-now={rank === 0} aria-hidden="true">
          {rank === 0 ? '▶' : <span class="rank-word">{t('acting.rankWord', { count: rank })}</span>}
          {rank > 0 && <span class="rank-digit">{rank}</span>}
        </span>
      )}
      <span class="spoken">{text}</span>
      {stance !== null && <TeamBadge stance={stance} />}
    </span>
  );
};
