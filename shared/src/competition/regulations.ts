import { SERIES_KINDS, type SeriesKind } from '../model/series.js';

export const COMPETITION_FORMATS = ['swiss', 'round-robin', 'knock-out', 'arena'] as const;
export type CompetitionFormat = (typeof COMPETITION_FORMATS)[number];

/** What two entrants settle on each board: a series, or, of teams, deals that are each played at two tables with the sides exchanged. */
export const BOUT_KINDS = [...SERIES_KINDS, 'duplicate'] as const;
export type BoutKind = (typeof BOUT_KINDS)[number];

/** Returns the series that is played at each board. */
export const seriesOfBout = (kind: BoutKind): SeriesKind => (kind === 'duplicate' ? 'single' : kind);

/** The most boards of a team, and how many persons it may have beside those who play. */
export const MOST_BOARDS = 5;
export const MOST_RESERVES = 2;

/** What separates entrants with the same points; the starting order always comes last. */
export const TIE_BREAKS = ['boards', 'direct', 'buchholz', 'hq', 'wins'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** Returns the tie-breaks that count: in an arena everybody plays as often as they like, so sums of the opponents' points say nothing. */
export const tieBreaksOf = ({ format, tieBreaks }: Pick<Regulations, 'format' | 'tieBreaks'>): readonly TieBreak[] =>
  format === 'arena' ? tieBreaks.filter((tieBreak) => tieBreak !== 'boards' && tieBreak !== 'buchholz') : tieBreaks;

/** How many entrants a final knock-out may have; 0 without one. */
export const FINALS = [0, 2, 4, 8] as const;

/** The longest name of a competition, in characters. */
export const MAX_COMPETITION_NAME = 60;

export const MOST_ENTRANTS = 256;
export const MOST_ROUNDS = 30;

/** In how many matches of an arena one entrant can be paired. */
export const MOST_ARENA_MATCHES = 60;

/** The most pairings of a round. */
export const MOST_PAIRINGS = (MOST_ENTRANTS * MOST_ARENA_MATCHES) / 2;

/** What the organizer of a competition decides. */
export interface Regulations {
  readonly format: CompetitionFormat;
  /** What two entrants settle in a pairing, on each board. */
  readonly bout: BoutKind;
  /** How many persons of an entrant play: 1 if entrants are persons, more if they are teams. */
  readonly boards: number;
  /** Of a Swiss; 0 for as many as `proposedRounds` says when it begins. */
  readonly rounds: number;
  /** How often two entrants meet in a round robin. */
  readonly halves: 1 | 2;
  /** How many of the first play a knock-out afterwards. */
  readonly finals: (typeof FINALS)[number];
  readonly tieBreaks: readonly TieBreak[];
  /** The last round of a Swiss that somebody may enter in. */
  readonly lateUntil: number;
  /** When round 1 is announced, in milliseconds since 1970; null if the organizer announces it. */
  readonly begins: number | null;
  /** Seconds from the announcement of a round until who is not here is absent; 0 if nobody checks in. */
  readonly checkIn: number;
  /** For how many seconds an arena pairs those who wait; it has one round. */
  readonly duration: number;
  /** Seconds from the beginning of a round, of an arena from its last pairing on, until its matches end as they stand. */
  readonly limit: number;
  /** Seconds from the end of a round to the next announcement; null if the organizer announces each round. */
  readonly pause: number | null;
}

export const DEFAULT_REGULATIONS: Regulations = {
  format: 'swiss',
  bout: 'single',
  boards: 1,
  rounds: 0,
  halves: 1,
  finals: 0,
  tieBreaks: TIE_BREAKS,
  lateUntil: 1,
  begins: null,
  checkIn: 120,
  duration: 3600,
  limit: 2400,
  pause: 180,
};

/** How many rounds find the first in a Swiss of a number of entrants, and one more to settle the places after it. */
export const proposedRounds = (entrants: number): number => Math.ceil(Math.log2(Math.max(2, entrants))) + 1;

/** How many rounds there are before a knock-out for a number of entrants; of a round robin until everybody has met everybody. */
export const roundsFor = ({ format, rounds, halves }: Pick<Regulations, 'format' | 'rounds' | 'halves'>, entrants: number): number => {
  if (format === 'knock-out') return 0;
  if (format === 'arena') return 1;
  if (format === 'swiss') return rounds === 0 ? proposedRounds(entrants) : rounds;
  return halves * (entrants - 1 + (entrants % 2));
};

const HOUR = 3600;
const WEEK = 7 * 24 * HOUR;

/** The least and the most of each number. */
const RANGES: Readonly<Partial<Record<keyof Regulations, readonly [number, number]>>> = {
  boards: [1, MOST_BOARDS],
  rounds: [0, MOST_ROUNDS],
  lateUntil: [1, MOST_ROUNDS],
  checkIn: [0, HOUR],
  duration: [300, 12 * HOUR],
  limit: [60, 5 * WEEK],
  pause: [0, WEEK],
};

/** Returns what is wrong with regulations in one English sentence; null if nothing is. */
export const regulationsFault = (regulations: Regulations): string | null => {
  const wrong = Object.entries(RANGES).find(([name, [least, most]]) => {
    const value = regulations[name as keyof Regulations];
    return value !== null && !(typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most);
  });
  if (wrong) return `A whole number from ${wrong[1].join(' to ')} is expected for ${wrong[0]}.`;
  const { tieBreaks, format, finals, bout, boards } = regulations;
  if (bout === 'duplicate' && boards % 2 === 1) return 'A duplicate is played by teams with an even number of boards.';
  if (new Set(tieBreaks).size < tieBreaks.length) return 'Each tie-break is used once.';
  if (format === 'arena' && !(bout === 'single' && boards === 1 && finals === 0))
    return 'An arena has single matches of persons, and no finals after it.';
  return format === 'knock-out' && finals > 0 ? 'A knock-out has no finals after it.' : null;
};
