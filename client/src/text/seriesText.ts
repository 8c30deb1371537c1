import series from '@hexfall/shared/locales/en/series.json';
import type { Mode } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import { MOST_MATCHES, nextInSeries, type Series, type SeriesKind, seriesResult } from '@hexfall/shared/model/series';
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

/** With a sign, as "+7", "−7" or "0". */
const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `\u2212${-points}` : '0');

/** The same in short, from a seat: "2 : 1" between two sides, else how often it has won; in a series with the HQ difference: "1 : 0 · +7". */
export const seriesScore = ({ won, hq }: Series, kind: SeriesKind, mode: Mode, seat: Seat): string => {
  const others = countingSides(won, mode).filter((side) => !side.includes(seat));
  const [own, other] = [won[seat] ?? 0, won[others[0]?.[0] ?? 0] ?? 0];
  const score = others.length === 1 ? between(own, other) : String(own);
  return kind === 'single' ? score : `${score} · ${signed(hq[seat] ?? 0)}`;
};

/** Who reads how a series stands. */
interface Reader {
  readonly name: (seat: Seat) => string;
  /** The seat of who reads; null for a spectator, and for several people at one device. */
  readonly me: Seat | null;
}

/** Who is ahead in a series, or has won it, and by what. */
const leadText = (series: Series, kind: SeriesKind, { name, me }: Reader): string => {
  const isOver = nextInSeries(kind, series) === null;
  const { winners, by } = seriesResult(series);
  const [first] = winners;
  if (first === undefined) return t(isOver ? 'series.drawn' : 'series.level');
  const isMine = me !== null && winners.includes(me);
  const player = listOf(winners.map(name));
  const other = series.won.findIndex((_, seat) => !winners.includes(seat));
  const score = between(series.won[first] ?? 0, series.won[other] ?? 0);
  const count = series.hq[first] ?? 0;
  if (isOver && by === 'wins') return isMine ? t('series.youWon', { score }) : t('series.won', { player, score });
  if (isOver) return isMine ? t('series.youWonByHq', { score, count }) : t('series.wonByHq', { player, score, count });
  // The second match of two counts as much as the first: what is ahead of it are the HQ points.
  if (by === 'wins' && kind === 'best-of-three') return isMine ? t('series.youAhead', { score }) : t('series.ahead', { player, score });
  return isMine ? t('series.youLead', { count }) : t('series.leads', { player, count });
};

/**
 * How a series of several matches stands, as a sentence: "Match 1 of 2 · you lead by 7 HQ points", and at its end who has won it and why.
 * @param isPlaying whether its next match is being played, or about to be.
 */
export const matchesText = (series: Series, kind: SeriesKind, isPlaying: boolean, reader: Reader): string => {
  const [number, most] = [series.played + (isPlaying ? 1 : 0), MOST_MATCHES[kind]];
  return [t('series.match', { number, most }), leadText(series, kind, reader)].join(' · ');
};
