import type { Mode } from './options.js';
import type { Seat } from './seat.js';

/** How many matches the players of a table settle their game in: one, two, or as many as somebody needs to win two, but at most three. */
export const SERIES_KINDS = ['single', 'return', 'best-of-three'] as const;
export type SeriesKind = (typeof SERIES_KINDS)[number];

/** The most matches of each kind. */
export const MOST_MATCHES: Readonly<Record<SeriesKind, number>> = { single: 1, return: 2, 'best-of-three': 3 };

/** The modes that series of several matches are played in: between two sides whose HQs can fall. */
export const SERIES_MODES: readonly Mode[] = ['duel', 'team'];

/** The wins that end a best of three. */
const WINS_NEEDED = 2;

/** What a match counts in a series. */
export interface MatchScore {
  /** Nobody after a draw. */
  readonly winners: readonly Seat[];
  /** By seat: by how many points the HQs of its side were ahead; negative if behind. */
  readonly hq: readonly number[];
}

/** The results of a player in a row of rematches. They stay with the player, whichever seat and army the next one brings. */
export interface SeriesScore {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  /** The sum of `MatchScore.hq`. */
  readonly hq: number;
}

/** How a row of rematches stands between the players at a table. */
export interface Series {
  readonly played: number;
  /** By seat. */
  readonly won: readonly number[];
  readonly drawn: number;
  /** By seat: the sum of `MatchScore.hq`. */
  readonly hq: readonly number[];
}

/** A row of that many matches begins at nothing again. */
export const MOST_REMATCHES = 999;

/** No sum of HQ differences is larger: two HQs of 20 in each match. */
export const MOST_HQ_POINTS = 40 * MOST_REMATCHES;

const NEW: SeriesScore = { played: 0, won: 0, drawn: 0, hq: 0 };

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
  if (!all || !first || first.played === 0) return null;
  return { played: first.played, won: all.map(({ won }) => won), drawn: first.drawn, hq: all.map(({ hq }) => hq) };
};

/** The scores by seat after one more match of these players. */
export const scoresAfter = (scores: readonly (SeriesScore | undefined)[], { winners, hq }: MatchScore): readonly SeriesScore[] => {
  const before = shared(scores);
  const isFull = (before?.[0]?.played ?? 0) >= MOST_REMATCHES;
  return scores.map((_, seat) => {
    const score = (isFull ? null : before?.[seat]) ?? NEW;
    return {
      played: score.played + 1,
      won: score.won + (winners.includes(seat) ? 1 : 0),
      drawn: score.drawn + (winners.length === 0 ? 1 : 0),
      hq: score.hq + (hq[seat] ?? 0),
    };
  });
};

/** How a row stands with the match that has just been played. @param before null if that was the first one. */
export const continueSeries = (before: Series | null, { winners, hq }: MatchScore): Series => ({
  played: (before?.played ?? 0) + 1,
  won: hq.map((_, seat) => (before?.won[seat] ?? 0) + (winners.includes(seat) ? 1 : 0)),
  drawn: (before?.drawn ?? 0) + (winners.length === 0 ? 1 : 0),
  hq: hq.map((points, seat) => (before?.hq[seat] ?? 0) + points),
});

/** The next match of a series. */
export interface NextInSeries {
  /** From 1. */
  readonly number: number;
  /** Who begins: the other side than in the match before, or one that is drawn. */
  readonly starter: 'other' | 'drawn';
}

/** Returns the match that follows in a series; null when the series is over, and where single matches are played. */
export const nextInSeries = (kind: SeriesKind, { played, won }: Pick<Series, 'played' | 'won'>): NextInSeries | null => {
  if (played >= MOST_MATCHES[kind] || (kind === 'best-of-three' && Math.max(...won) >= WINS_NEEDED)) return null;
  return { number: played + 1, starter: played > 1 ? 'drawn' : 'other' };
};

/** Who has won a series, and by what. */
export interface SeriesResult {
  /** Nobody if it is level. */
  readonly winners: readonly Seat[];
  readonly by: 'wins' | 'hq' | 'level';
}

/** Returns the seats with the most, unless all have the same. */
const ahead = (values: readonly number[]): readonly Seat[] => {
  const most = Math.max(...values);
  return values.every((value) => value === most) ? [] : values.flatMap((value, seat) => (value === most ? [seat] : []));
};

/** Returns who is ahead in a series, or has won it if it is over: by matches won, then by the sum of the HQ differences. */
export const seriesResult = ({ won, hq }: Pick<Series, 'won' | 'hq'>): SeriesResult => {
  const byWins = ahead(won);
  if (byWins.length > 0) return { winners: byWins, by: 'wins' };
  const byHq = ahead(hq);
  return { winners: byHq, by: byHq.length > 0 ? 'hq' : 'level' };
};
