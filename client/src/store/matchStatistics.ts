import { LEVELS, type LevelId } from '@hexfall/shared/model/computer';
import { MODES, type Mode } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import type { Table } from '@hexfall/shared/model/state';
import type { SeatView } from '@hexfall/shared/protocol/tableView';
import { isFriendly } from '@hexfall/shared/rules/sides';
import { isObject } from '@hexfall/shared/notation/readers';
import { persisted, readKept } from '../platform/persisted.js';

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

/** What this browser has counted of the matches of its player. */
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
  /** The matches that are counted, the latest last. */
  readonly counted: readonly string[];
}

/** The oldest drop out. */
export const MOST_FRIENDS = 20;
const MOST_COUNTED = 1000;
const MOST_LETTERS = 40;

const KEY = 'statistics';
const NONE: Tally = { played: 0, won: 0, drawn: 0 };
const NOTHING: MatchStatistics = {
  all: NONE,
  armies: {},
  modes: {},
  levels: {},
  friends: [],
  streak: { now: 0, best: 0 },
  counted: [],
};

const isCount = (found: unknown): found is number => Number.isSafeInteger(found) && Number(found) >= 0;
const isTally = (found: unknown): found is Tally =>
  isObject(found) && isCount(found['played']) && isCount(found['won']) && isCount(found['drawn']);
const areTallies = (found: unknown, keys: readonly string[]): boolean =>
  isObject(found) && Object.entries(found).every(([key, tally]) => keys.includes(key) && isTally(tally));
const isFriend = (found: unknown): found is Friend => isTally(found) && typeof (found as Partial<Friend>).name === 'string';

const isStatistics = (found: unknown): found is MatchStatistics => {
  if (!isObject(found) || !isTally(found['all'])) return false;
  const { armies, modes, levels, friends, streak, counted } = found;
  return (
    areTallies(armies, ARMY_IDS) &&
    areTallies(modes, MODES) &&
    areTallies(levels, LEVELS) &&
    Array.isArray(friends) &&
    friends.every(isFriend) &&
    isObject(streak) &&
    isCount(streak['now']) &&
    isCount(streak['best']) &&
    Array.isArray(counted) &&
    counted.every((id) => typeof id === 'string')
  );
};

export const matchStatistics = persisted<MatchStatistics>(KEY, NOTHING, isStatistics);

/** Forgets all of it but which matches were counted: a finished match that is looked at again is not counted again. */
export const forgetStatistics = (): void => {
  matchStatistics.value = { ...NOTHING, counted: matchStatistics.peek().counted };
};

type Ending = 'won' | 'lost' | 'drawn';

const withEnding = ({ played, won, drawn }: Tally = NONE, ending: Ending): Tally => ({
  played: played + 1,
  won: won + Number(ending === 'won'),
  drawn: drawn + Number(ending === 'drawn'),
});

/** A match that is over, as one of its players sees it. */
export interface CountedMatch {
  /** What tells it from all others. */
  readonly id: string;
  readonly table: Pick<Table, 'options' | 'players' | 'outcome'>;
  readonly seats: readonly Pick<SeatView, 'name' | 'computer' | 'level'>[];
  /** Those of the player. */
  readonly mine: readonly Seat[];
}

/** How a match ended for the player of some seats; null where that cannot be said. */
const endingFor = ({ table: { outcome }, mine }: CountedMatch): Ending | null => {
  if (!outcome || mine.length === 0) return null;
  if (outcome.winners.length === 0) return 'drawn';
  const won = mine.filter((seat) => outcome.winners.includes(seat)).length;
  if (won === 0) return 'lost';
  return won === mine.length ? 'won' : null;
};

/** The seats of those who are neither the player nor on the same side. */
const opponentsOf = ({ table, seats, mine }: CountedMatch) =>
  seats.filter((_, seat) => !mine.some((own) => own === seat || isFriendly(table, own, seat)));

/** With one more match. Nothing changes by one that is counted already, or that nobody can be said to have won or lost. */
export const withMatch = (statistics: MatchStatistics, match: CountedMatch): MatchStatistics => {
  const ending = endingFor(match);
  const { id, table, mine } = match;
  if (ending === null || statistics.counted.includes(id)) return statistics;
  const { all, armies, modes, levels, friends, streak, counted } = statistics;
  const own = [...new Set(mine.flatMap((seat) => table.players[seat]?.army ?? []))];
  const opponents = opponentsOf(match);
  const level = LEVELS.findLast((one) => opponents.some((opponent) => opponent.computer && opponent.level === one));
  const isAgainstComputers = level !== undefined && opponents.every(({ computer }) => computer);
  const people = [...new Set(opponents.flatMap(({ name, computer }) => (computer || name === '' ? [] : [name.slice(0, MOST_LETTERS)])))];
  const now = ending === 'won' ? streak.now + 1 : 0;
  const { mode } = table.options;
  return {
    all: withEnding(all, ending),
    armies: { ...armies, ...Object.fromEntries(own.map((army) => [army, withEnding(armies[army], ending)])) },
    modes: { ...modes, [mode]: withEnding(modes[mode], ending) },
    levels: isAgainstComputers ? { ...levels, [level]: withEnding(levels[level], ending) } : levels,
    friends: [
      ...people.map((name) => ({
        name,
        ...withEnding(
          friends.find((friend) => friend.name === name),
          ending,
        ),
      })),
      ...friends.filter(({ name }) => !people.includes(name)),
    ].slice(0, MOST_FRIENDS),
    streak: { now, best: Math.max(now, streak.best) },
    counted: [...counted, id].slice(-MOST_COUNTED),
  };
};

/** Counts a match once, also where several tabs show its end: what another one has just written is read first. */
export const countMatch = (match: CountedMatch): void => {
  const kept = readKept(KEY);
  const before = isStatistics(kept) ? kept : matchStatistics.peek();
  const after = withMatch(before, match);
  if (after !== before) matchStatistics.value = after;
};
