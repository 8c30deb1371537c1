import type { Outcome } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { totalOf } from '@hexfall/shared/rules/outcome';
import { isTeamMode, standings } from '@hexfall/shared/rules/sides';
import { teamsOf } from '../store/seating.js';
import type { PlayerLabels } from './playerLabels.js';
import { listOf, t } from './translate.js';

/** Who has won. */
export const winnerText = (labels: PlayerLabels, { winners }: Outcome): string => {
  const names = winners.map((seat) => labels.name(seat));
  const [only] = names;
  if (only === undefined) return t('table.result.draw');
  return names.length === 1 ? t('table.result.won', { player: only }) : t('table.result.wonMany', { players: listOf(names) });
};

/** The seats whose numbers decided: of more than two the winner and the next one, or those that are level. */
const decidingSeats = (values: readonly number[], { winners }: Outcome): readonly Seat[] => {
  const seats = values.map((_, seat) => seat);
  if (seats.length <= 2) return seats;
  const first = (seat: Seat): number => (values[seat] ?? 0) + (winners.includes(seat) ? 0.5 : 0);
  const ordered = [...seats].sort((a, b) => first(b) - first(a));
  const best = Math.max(...values);
  return winners.length > 0 ? ordered.slice(0, winners.length + 1) : ordered.filter((seat) => values[seat] === best);
};

/** "You 12, Computer 20", or what the teams have together. */
const valuesText = (labels: PlayerLabels, table: Table, outcome: Outcome, me: Seat | null): string => {
  const { mode } = table.options;
  if (!isTeamMode(mode)) {
    const values = standings(table);
    return decidingSeats(values, outcome)
      .map((seat) => `${seat === me ? t('table.player.you') : labels.name(seat)} ${values[seat]}`)
      .join(', ');
  }
  return teamsOf(mode, table.players.length)
    .map((seats, team) => `${t('app.lobby.team', { number: team + 1 })} ${totalOf(table, seats)}`)
    .join(', ');
};

/** Why a match ended, in numbers where numbers decided. */
export const verdictText = (labels: PlayerLabels, table: Table, outcome: Outcome, me: Seat | null): string => {
  const { reason } = outcome;
  if (reason === 'resigned' || reason === 'agreed') return t(`table.result.reason.${reason}`);
  return t(`table.result.verdict.${reason}`, { values: valuesText(labels, table, outcome, me) });
};

/** Who has won and why. */
export const outcomeText = (labels: PlayerLabels, outcome: Outcome): string =>
  `${winnerText(labels, outcome)}. ${t(`table.result.reason.${outcome.reason}`)}`;
