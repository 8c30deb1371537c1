import type { Outcome } from '@hexfall/shared/model/result';
import type { Seat, Table } from '@hexfall/shared/model/state';
import { totalOf } from '@hexfall/shared/rules/outcome';
import { isTeamMode, standings } from '@hexfall/shared/rules/sides';
import { teamsOf } from '../store/seating.js';
import type { PlayerLabels } from './PlayerLabels.js';
import { listOf, t } from './translate.js';

/** Who has won. */
export const winnerText = (labels: PlayerLabels, { winners }: Outcome): string => {
  const names = winners.map((seat) => labels.name(seat));
  const [only] = names;
  if (only === undefined) return t('table.result.draw');
  return names.length === 1 ? t('table.result.won', { player: only }) : t('table.result.wonMany', { players: listOf(names) });
};

/** Why, and by which rule, if it was one. */
export const reasonText = ({ reason, rule }: Outcome): string => `${t(`table.result.reason.${reason}`)}${rule === '' ? '' : ` (${rule})`}`;

/** "You 12, Computer 20", or what the teams have together. */
const valuesText = (labels: PlayerLabels, table: Table, me: Seat | null): string => {
  const { mode } = table.options;
  if (!isTeamMode(mode)) {
    return table.players
      .map((_, seat) => `${seat === me ? t('table.player.you') : labels.name(seat)} ${standings(table)[seat]}`)
      .join(', ');
  }
  return teamsOf(mode, table.players.length)
    .map((seats, team) => `${t('app.lobby.team', { number: team + 1 })} ${totalOf(table, seats)}`)
    .join(', ');
};

/** Why a match ended, in numbers where numbers decided. */
export const verdictText = (labels: PlayerLabels, table: Table, { reason }: Outcome, me: Seat | null): string => {
  if (reason === 'resigned' || reason === 'agreed') return t(`table.result.reason.${reason}`);
  return t(`table.result.verdict.${reason}`, { values: valuesText(labels, table, me) });
};

/** Who has won and why. */
export const outcomeText = (labels: PlayerLabels, outcome: Outcome): string => `${winnerText(labels, outcome)}. ${reasonText(outcome)}`;
