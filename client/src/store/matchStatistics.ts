import {
  type EndedMatch,
  matchResultOf,
  type MatchStatistics,
  NO_STATISTICS,
  type Tally,
  withResult,
} from '@hexfall/shared/inspect/matchStatistics';
import { FIRST_LEVEL, type LevelId, LEVELS } from '@hexfall/shared/model/computer';
import { isObject } from '@hexfall/shared/notation/readers';
import { persisted, readKept } from '../platform/persisted.js';

/** What this browser has counted, and which matches those are, the latest last. */
interface CountedStatistics extends MatchStatistics {
  readonly counted: readonly string[];
}

const MOST_COUNTED = 1000;

const NOTHING: CountedStatistics = { ...NO_STATISTICS, counted: [] };

const isCount = (found: unknown): found is number => Number.isSafeInteger(found) && Number(found) >= 0;
const isTally = (found: unknown): found is Tally =>
  isObject(found) && isCount(found['played']) && isCount(found['won']) && isCount(found['drawn']);
/** By keys of which a later version of the page may have known more. */
const areTallies = (found: unknown): boolean => isObject(found) && Object.values(found).every(isTally);
const isFriend = (found: unknown): boolean => isTally(found) && 'name' in found && typeof found.name === 'string';

const isStatistics = (found: unknown): found is CountedStatistics => {
  if (!isObject(found) || !isTally(found['all'])) return false;
  const { armies, modes, levels, friends, streak, latest, counted } = found;
  return (
    areTallies(armies) &&
    areTallies(modes) &&
    areTallies(levels) &&
    Array.isArray(friends) &&
    friends.every(isFriend) &&
    isObject(streak) &&
    isCount(streak['now']) &&
    isCount(streak['best']) &&
    (latest === undefined || isCount(latest)) &&
    Array.isArray(counted) &&
    counted.every((id) => typeof id === 'string')
  );
};

const KEYS = { here: 'statistics', byCard: 'cardStatistics' } as const;

/** The matches of this browser. Those at seats of player cards are separate, because the server counts them too: for the card, on all its devices. */
export const matchStatistics = {
  here: persisted<CountedStatistics>(KEYS.here, NOTHING, isStatistics),
  byCard: persisted<CountedStatistics>(KEYS.byCard, NOTHING, isStatistics),
};

/** What `forgetStatistics` has forgotten. */
export type Forgotten = Readonly<Record<keyof typeof KEYS, CountedStatistics>>;

/** Forgets everything except which matches were counted: viewing a finished match again does not count it again. */
export const forgetStatistics = (): Forgotten => {
  const { here, byCard } = matchStatistics;
  const before = { here: here.peek(), byCard: byCard.peek() };
  here.value = { ...NOTHING, counted: before.here.counted };
  byCard.value = { ...NOTHING, counted: before.byCard.counted };
  return before;
};

export const restoreStatistics = ({ here, byCard }: Forgotten): void => {
  matchStatistics.here.value = here;
  matchStatistics.byCard.value = byCard;
};

/** The matches that this browser has seen its player win against computer players of a level. */
export const winsAgainst = (level: LevelId): number => {
  const { here, byCard } = matchStatistics;
  return [here, byCard].reduce((sum, { value: { levels } }) => sum + (levels[level]?.won ?? 0), 0);
};

/** Returns the level to beat next: the one above the strongest beaten; null if that is the strongest of all. */
export const nextLevel = (): LevelId | null => {
  const beaten = LEVELS.findLastIndex((level) => winsAgainst(level) > 0);
  return beaten < 0 ? FIRST_LEVEL : (LEVELS[beaten + 1] ?? null);
};

interface CountedMatch extends EndedMatch {
  /** What tells it from all others. */
  readonly id: string;
  /** Whether its player has a seat by a player card. */
  readonly byCard: boolean;
}

/** Counts a match once, even if several tabs show its end: reads first what another tab has just written. */
export const countMatch = ({ id, byCard, ...match }: CountedMatch): void => {
  const found = matchResultOf(match);
  const stored = { here: readStatistics('here'), byCard: readStatistics('byCard') };
  if (!found || stored.here.counted.includes(id) || stored.byCard.counted.includes(id)) return;
  const book = byCard ? 'byCard' : 'here';
  const { counted, ...before } = stored[book];
  matchStatistics[book].value = { ...withResult(before, found, Date.now()), counted: [...counted, id].slice(-MOST_COUNTED) };
};

const readStatistics = (book: keyof typeof KEYS): CountedStatistics => {
  const stored = readKept(KEYS[book]);
  return isStatistics(stored) ? stored : matchStatistics[book].peek();
};
