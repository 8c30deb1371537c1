import { type LevelId, LEVELS } from '../model/computer.js';
import type { Mode } from '../model/options.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import type { ArmyId } from '../model/tile.js';
import { isFriendly } from '../rules/sides.js';

/** How many matches somebody has played, and how they ended. */
export interface Tally {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
}

/** An opponent who is a person, by the name at the table. */
export interface Friend extends Tally {
  readonly name: string;
}

/** What is counted of the matches of a player. */
export interface MatchStatistics {
  readonly all: Tally;
  readonly armies: Readonly<Partial<Record<ArmyId, Tally>>>;
  readonly modes: Readonly<Partial<Record<Mode, Tally>>>;
  /** Against computer players alone, by the strongest of them. */
  readonly levels: Readonly<Partial<Record<LevelId, Tally>>>;
  /** Those who were played last come first. */
  readonly friends: readonly Friend[];
  /** Wins in a row: now, and at most. */
  readonly streak: { readonly now: number; readonly best: number };
  /** When the last match was counted, in milliseconds since 1970; missing if there is none, or it is unknown. */
  readonly latest?: number;
}

/** The oldest drop out. */
export const MOST_FRIENDS = 20;

/** Longer names are cut. */
export const MOST_LETTERS = 40;

const NONE: Tally = { played: 0, won: 0, drawn: 0 };

export const NO_STATISTICS: MatchStatistics = {
  all: NONE,
  armies: {},
  modes: {},
  levels: {},
  friends: [],
  streak: { now: 0, best: 0 },
};

/** A match that is over, and the seats of one of its players. */
export interface EndedMatch {
  readonly table: Pick<Table, 'options' | 'players' | 'outcome'>;
  readonly seats: readonly { readonly name: string; readonly computer: boolean; readonly level: LevelId | '' }[];
  readonly mine: readonly Seat[];
}

/** What a match is counted as for one of its players. */
export interface MatchResult {
  readonly ending: 'won' | 'lost' | 'drawn';
  readonly armies: readonly ArmyId[];
  readonly mode: Mode;
  /** Of the strongest opponent, if all are computer players. */
  readonly level: LevelId | null;
  /** The names of the opponents who are persons. */
  readonly people: readonly string[];
}

const endingOf = ({ table: { outcome }, mine }: EndedMatch): MatchResult['ending'] | null => {
  if (!outcome || mine.length === 0) return null;
  if (outcome.winners.length === 0) return 'drawn';
  const won = mine.filter((seat) => outcome.winners.includes(seat)).length;
  if (won === 0) return 'lost';
  return won === mine.length ? 'won' : null;
};

/** Returns what a match counts as for its player; null if the player neither won nor lost. */
export const matchResultOf = (match: EndedMatch): MatchResult | null => {
  const ending = endingOf(match);
  if (ending === null) return null;
  const { table, seats, mine } = match;
  const opponents = seats.filter((_, seat) => !mine.some((own) => own === seat || isFriendly(table, own, seat)));
  const strongest = LEVELS.findLast((level) => opponents.some((opponent) => opponent.computer && opponent.level === level));
  return {
    ending,
    armies: [...new Set(mine.flatMap((seat) => table.players[seat]?.army ?? []))],
    mode: table.options.mode,
    level: opponents.every(({ computer }) => computer) ? (strongest ?? null) : null,
    people: [...new Set(opponents.flatMap(({ name, computer }) => (computer || name === '' ? [] : [name.slice(0, MOST_LETTERS)])))],
  };
};

const withEnding = (before: Tally = NONE, ending: MatchResult['ending']): Tally => ({
  ...before,
  played: before.played + 1,
  won: before.won + Number(ending === 'won'),
  drawn: before.drawn + Number(ending === 'drawn'),
});

/**
 * Returns the statistics with one more match. Keeps what a later version has counted, and the number of friends that it stores.
 * @param at when the match is counted, in milliseconds since 1970.
 */
export const withResult = (
  statistics: MatchStatistics,
  { ending, armies, mode, level, people }: MatchResult,
  at: number,
): MatchStatistics => {
  const { all, friends, streak } = statistics;
  const now = ending === 'won' ? streak.now + 1 : 0;
  const known = (name: string): Friend | undefined => friends.find((friend) => friend.name === name);
  const met = people.map((name) => ({ ...withEnding(known(name), ending), name }));
  return {
    ...statistics,
    all: withEnding(all, ending),
    armies: { ...statistics.armies, ...Object.fromEntries(armies.map((army) => [army, withEnding(statistics.armies[army], ending)])) },
    modes: { ...statistics.modes, [mode]: withEnding(statistics.modes[mode], ending) },
    levels: level === null ? statistics.levels : { ...statistics.levels, [level]: withEnding(statistics.levels[level], ending) },
    friends: [...met, ...friends.filter(({ name }) => !people.includes(name))].slice(0, Math.max(MOST_FRIENDS, friends.length)),
    streak: { ...streak, now, best: Math.max(now, streak.best) },
    latest: at,
  };
};
