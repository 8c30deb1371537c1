import type { Seat } from '@hexfall/shared/model/state';
import { isTeamMode, teamOf } from '@hexfall/shared/rules/sides';
import { turnsUntil } from '../store/seating.js';
import { t } from '../text/translate.js';
import { useTable } from './tableScope.js';

/** With more than two players: who comes when, and who belongs together. Always in sight, also where there is no room for words. */
export const TurnRank = ({ seat }: { readonly seat: Seat }) => {
  const { store } = useTable();
  const table = store.theater.shown.value;
  if (!table || table.players.length < 3) return null;
  const { mode } = table.options;
  const rank = table.outcome ? null : (turnsUntil(table)[seat] ?? null);
  const team = isTeamMode(mode) ? teamOf(mode, seat) + 1 : null;
  const text = rank === null ? '' : rank === 0 ? t('table.player.turn') : t('acting.turnRank', { count: rank });
  return (
    <span class="turn-rank" title={text}>
      {rank !== null && (
        <span class="rank" data-now={rank === 0} aria-hidden="true">
          {rank === 0 ? '▶' : rank}
        </span>
      )}
      <span class="spoken">{text}</span>
      {team !== null && (
        <span class="team-sign" data-team={team} title={t('app.lobby.team', { number: team })} aria-hidden="true">
          {'I'.repeat(team)}
        </span>
      )}
    </span>
  );
};
