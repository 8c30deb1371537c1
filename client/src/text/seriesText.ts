import series from '@hexfall/shared/locales/en/series.json';
import type { Mode } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Series } from '@hexfall/shared/model/series';
import { teamsOf } from '../store/seating.js';
import { addTexts, listOf, t } from './translate.js';

addTexts({ series });

/** No line ends within it. */
const between = (one: number, other: number): string => `${one}\u00a0:\u00a0${other}`;

/** How a row of rematches stands: "Series: Ann 2 : 1 Bob, draws: 1". Of a team, if its players have won the same. */
export const seriesText = ({ won, drawn }: Series, mode: Mode, name: (seat: Seat) => string): string => {
  const seats = won.map((_, seat) => seat);
  const teams = teamsOf(mode, won.length);
  const isOfTeams = teams.length === 2 && teams.every((team) => team.every((seat) => won[seat] === won[team[0] ?? 0]));
  const sides = (isOfTeams ? teams : seats.map((seat) => [seat])).map((side) => ({
    players: listOf(side.map(name)),
    count: won[side[0] ?? 0] ?? 0,
  }));
  const [one, other] = sides;
  const score =
    one && other && sides.length === 2
      ? `${one.players} ${between(one.count, other.count)} ${other.players}`
      : sides.map(({ players, count }) => `${players} ${count}`).join(', ');
  return drawn === 0 ? t('series.score', { score }) : t('series.scoreDrawn', { score, count: drawn });
};
