import type { Seat } from './seat.js';

/** The results of a player in a row of rematches. They stay with the player, whichever seat and army the next one brings. */
export interface SeriesScore {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
}

/** How a row of rematches stands between the players at a table. */
export interface Series {
  /** By seat. */
  readonly won: readonly number[];
  readonly drawn: number;
}

/** A row of that many matches begins at nothing again. */
export const MOST_REMATCHES = 999;

const NEW: SeriesScore = { played: 0, won: 0, drawn: 0 };

/** Returns the scores by seat, if all of these players have played the same matches with each other; else null. */
const shared = (scores: readonly (SeriesScore | undefined)[]): readonly SeriesScore[] | null => {
  const all = scores.filter((score) => score !== undefined);
  const [first = NEW] = all;
  return all.length === scores.length && all.every(({ played, drawn }) => played === first.played && drawn === first.drawn) ? all : null;
};

/** Returns the standing of the row between the players of a table, by seat; null before its second match, and if somebody is new. */
export const seriesOf = (scores: readonly (SeriesScore | undefined)[]): Series | null => {
  const all = shared(scores);
  const [first] = all ?? [];
  return all && first && first.played > 0 ? { won: all.map(({ won }) => won), drawn: first.drawn } : null;
};

/** The scores by seat after one more match of these players. @param winners nobody after a draw. */
export const scoresAfter = (scores: readonly (SeriesScore | undefined)[], winners: readonly Seat[]): readonly SeriesScore[] => {
  const before = shared(scores);
  const isFull = (before?.[0]?.played ?? 0) >= MOST_REMATCHES;
  return scores.map((_, seat) => {
    const { played, won, drawn } = (isFull ? null : before?.[seat]) ?? NEW;
    return { played: played + 1, won: won + (winners.includes(seat) ? 1 : 0), drawn: drawn + (winners.length === 0 ? 1 : 0) };
  });
};

/** How a row stands with the match that has just been played. */
export const continueSeries = ({ won, drawn }: Series, winners: readonly Seat[]): Series => ({
  won: won.map((count, seat) => count + (winners.includes(seat) ? 1 : 0)),
  drawn: drawn + (winners.length === 0 ? 1 : 0),
});
