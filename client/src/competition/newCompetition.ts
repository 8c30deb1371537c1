import {
  BOUT_KINDS,
  type BoutKind,
  DEFAULT_REGULATIONS,
  MOST_BOARDS,
  type Regulations,
  roundsFor,
  seriesOfBout,
} from '@hexfall/shared/competition/regulations';
import { DEFAULT_OPTIONS, type Options } from '@hexfall/shared/model/options';
import { MOST_MATCHES } from '@hexfall/shared/model/series';
import type { CompetitionRequest } from '@hexfall/shared/protocol/competitions';
import type { CompetitionForm } from './proposedCompetition.js';

const MINUTE = 60;
const DAY = 24 * 3600;

const of = (regulations: Partial<Regulations>, clock: Options['clock']): CompetitionForm => ({
  regulations: { ...DEFAULT_REGULATIONS, ...regulations },
  options: { ...DEFAULT_OPTIONS, clock },
  listed: false,
});

/** What competitions are often made for, by name. */
export const COMPETITION_PRESETS = {
  evening: of({ limit: 20 * MINUTE }, 'game:600+0'),
  cup: of({ format: 'knock-out', bout: 'return', limit: 40 * MINUTE }, 'game:600+0'),
  // Who plays when they like cannot be asked to be here at one time.
  league: of({ bout: 'return', checkIn: 0, limit: 7 * DAY, pause: DAY, lateUntil: 2 }, 'days:1'),
  // One comes and goes, and a match takes some twenty minutes.
  arena: of({ format: 'arena', duration: 90 * MINUTE, limit: 20 * MINUTE }, 'game:600+0'),
  // Captains need a moment for their line-ups.
  teams: of({ format: 'round-robin', bout: 'return', boards: 2, checkIn: 5 * MINUTE, limit: 40 * MINUTE }, 'game:600+0'),
} as const satisfies Readonly<Record<string, CompetitionForm>>;
export type CompetitionPreset = keyof typeof COMPETITION_PRESETS;
export const COMPETITION_PRESET_NAMES = Object.keys(COMPETITION_PRESETS) as CompetitionPreset[];

const played = ({ regulations, options }: CompetitionForm): string =>
  JSON.stringify([Object.entries({ ...regulations, begins: null }).sort(), Object.entries(options).sort()]);

/** Returns the preset that a competition is, whenever it begins and whether it is listed or not; null if none. */
export const competitionPresetOf = (competition: CompetitionForm): CompetitionPreset | null =>
  COMPETITION_PRESET_NAMES.find((name) => played(COMPETITION_PRESETS[name]) === played(competition)) ?? null;

/** The competition as a preset has it; when it begins and whether it is listed stay. */
export const withCompetitionPreset = ({ regulations: { begins }, listed }: CompetitionForm, name: CompetitionPreset): CompetitionForm => {
  const { regulations, options } = COMPETITION_PRESETS[name];
  return { regulations: { ...regulations, begins }, options, listed };
};

/** The longest time of a round that the server accepts, in seconds. */
const LONGEST = 35 * DAY;

/** The competition with other bouts: a round has as much time for each match as before. */
export const withBout = (competition: CompetitionForm, bout: BoutKind): CompetitionForm => {
  const { regulations } = competition;
  const limit = Math.min(
    LONGEST,
    Math.round((regulations.limit / MOST_MATCHES[seriesOfBout(regulations.bout)]) * MOST_MATCHES[seriesOfBout(bout)]),
  );
  return { ...competition, regulations: { ...regulations, bout, limit } };
};

/** The bouts that two entrants can play: a duplicate needs four persons for each deal. */
export const boutsFor = (boards: number): readonly BoutKind[] => BOUT_KINDS.filter((bout) => bout !== 'duplicate' || boards % 2 === 0);

/** The numbers of boards that one chooses from; with one board entrants are persons. */
export const BOARD_COUNTS = Array.from({ length: MOST_BOARDS }, (_, index) => index + 1);

/** The competition with another number of boards; a bout that cannot be played on them becomes a single match. */
export const withBoards = (competition: CompetitionForm, boards: number): CompetitionForm => {
  const { bout } = competition.regulations;
  const fitting = boutsFor(boards).includes(bout) ? competition : withBout(competition, 'single');
  return { ...fitting, regulations: { ...fitting.regulations, boards } };
};

/** The competition in another format: what the format does not have is as usual. */
export const withFormat = (competition: CompetitionForm, format: Regulations['format']): CompetitionForm => {
  const { rounds, halves, finals, lateUntil } = DEFAULT_REGULATIONS;
  const { regulations } = competition;
  return {
    ...competition,
    regulations: {
      ...regulations,
      format,
      ...(format !== 'swiss' && { rounds, lateUntil }),
      ...(format !== 'round-robin' && { halves }),
      ...(format === 'knock-out' && { finals }),
      ...(format === 'arena' && ({ bout: 'single', boards: 1, finals } as const)),
    },
  };
};

/** How many rounds a competition has with a number of entrants, of whom nobody leaves; its final knock-out included. */
export const allRounds = (regulations: Regulations, entrants: number): number => {
  const finalists = regulations.format === 'knock-out' ? entrants : Math.min(regulations.finals, entrants);
  return roundsFor(regulations, entrants) + (finalists > 1 ? Math.ceil(Math.log2(finalists)) : 0);
};

/** How long a competition takes at most, in seconds, if it begins and goes on by itself. */
export const longestTime = (regulations: Regulations, entrants: number): number => {
  if (regulations.format === 'arena') return regulations.duration + regulations.limit;
  const rounds = allRounds(regulations, entrants);
  return rounds * (regulations.checkIn + regulations.limit) + (rounds - 1) * (regulations.pause ?? 0);
};

/** The same as one says it: whole ten minutes, and from a day on whole days. */
export const saidTime = (seconds: number): number => {
  const step = seconds < DAY ? 10 * MINUTE : DAY;
  return Math.max(step, Math.round(seconds / step) * step);
};

/** The values among which one chooses, with one that is none of them. */
export const choicesWith = (values: readonly number[], value: number): readonly number[] =>
  [...new Set([...values, value])].sort((one, other) => one - other);

/** The times that one chooses from, in seconds. */
export const TIMES = {
  duration: [20, 30, 45, 60, 90, 120, 180, 240].map((minutes) => minutes * MINUTE),
  limit: [10, 15, 20, 30, 40, 60, 90, 120].map((minutes) => minutes * MINUTE).concat([1, 3, 7, 14, 28].map((days) => days * DAY)),
  checkIn: [0, 1, 2, 5, 10, 30, 60].map((minutes) => minutes * MINUTE),
  pause: [0, 2, 3, 5, 10, 30, 60].map((minutes) => minutes * MINUTE).concat([DAY, 2 * DAY]),
} as const;

/** How many rounds of a Swiss one chooses from; 0 for as many as its entrants need. */
export const ROUND_COUNTS = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

/** The last rounds for late entries that one chooses from. */
export const LATE_ROUNDS = [1, 2, 3, 4, 5] as const;

/** What the server is asked for. */
export const requestFor = ({ regulations, options, listed }: CompetitionForm, name: string): CompetitionRequest => ({
  ...{ name, regulations, options, listed },
});
