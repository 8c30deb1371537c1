import series from '@hexfall/shared/locales/en/series.json';
import type { Mode } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Series } from '@hexfall/shared/model/series';
import { teamsOf } from '../store/seating.js';
import { addTexts, listOf, t } from './translate.js';

addTexts({ series });

/** No line ends within it. */
const between = (one: number, other: number): string => `${one}\u00a0:\u00a0${other}`;

/** Who counts together: the two teams of a match, if the players of each have won the same, else everybody alone. */
const countingSides = (won: readonly number[], mode: Mode): readonly (readonly Seat[])[] => {
  const teams = teamsOf(mode, won.length);
  const isOfTeams = teams.length === 2 && teams.every((team) => team.every((seat) => won[seat] === won[team[0] ?? 0]));
  return isOfTeams ? teams : won.map((_, seat) => [seat]);
};

/** How a row of rematches stands: "Series: Ann 2 : 1 Bob, draws: 1". Of a team, if its players have won the same. */
export const seriesText = ({ won, drawn }: Series, mode: Mode, name: (seat: Seat) => string): string => {
  const sides = countingSides(won, mode).map((side) => ({
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

/** The same in short, from a seat: "2 : 1" between two sides, else how often it has won. */
export const seriesScore = ({ won }: Series, mode: Mode, seat: Seat): string => {
  const others = countingSides(won, mode).filter((side) => !side.includes(seat));
  const [own, other] = [won[seat] ?? 0, won[others[0]?.[0] ?? 0] ?? 0];
  return others.length === 1 ? between(own, other) : String(own);
};
