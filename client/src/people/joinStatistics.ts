import { type Friend, type MatchStatistics, NO_STATISTICS, type Tally } from '@hexfall/shared/inspect/matchStatistics';

const { all: NONE } = NO_STATISTICS;

const sum = (a: Tally = NONE, b: Tally = NONE): Tally => ({ played: a.played + b.played, won: a.won + b.won, drawn: a.drawn + b.drawn });

type Tallies<K extends string> = Readonly<Partial<Record<K, Tally>>>;

const sums = <K extends string>(a: Tallies<K>, b: Tallies<K>): Tallies<K> => {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)] as K[]);
  return Object.fromEntries([...keys].map((key) => [key, sum(a[key], b[key])])) as Tallies<K>;
};

const namesIn = (friends: readonly Friend[]): ReadonlyMap<string, Friend> => new Map(friends.map((friend) => [friend.name, friend]));

/** Those of the first list, with what the other one has of them, before the rest of that. */
const joinFriends = (first: readonly Friend[], other: readonly Friend[]): readonly Friend[] => {
  const [known, more] = [namesIn(first), namesIn(other)];
  return [
    ...first.map((friend) => ({ name: friend.name, ...sum(friend, more.get(friend.name)) })),
    ...other.filter(({ name }) => !known.has(name)),
  ];
};

/** When the last match was; before all others if there was none. */
const timeOf = ({ all, latest = 0 }: MatchStatistics): number => (all.played === 0 ? -1 : latest);

/**
 * Adds the statistics of matches counted in two places, none in both. The order of the wins is unknown: of two win streaks the current one is that of
 * the place with the last match, and the longest is the longer one.
 */
export const joinStatistics = (a: MatchStatistics, b: MatchStatistics): MatchStatistics => {
  const [last, other] = timeOf(a) >= timeOf(b) ? [a, b] : [b, a];
  return {
    all: sum(a.all, b.all),
    armies: sums(a.armies, b.armies),
    modes: sums(a.modes, b.modes),
    levels: sums(a.levels, b.levels),
    friends: joinFriends(last.friends, other.friends),
    streak: { now: last.streak.now, best: Math.max(a.streak.best, b.streak.best) },
    ...(last.latest !== undefined && { latest: last.latest }),
  };
};
