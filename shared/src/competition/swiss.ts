import type { Pairing } from './acts.js';
import { minimumCostMatching } from './matching.js';

/** An entrant as the pairing of a Swiss sees it. */
export interface SwissEntrant {
  readonly entrant: number;
  readonly points: number;
  /** The place in the standings, from 0; before round 1 in the starting order. No two have the same. */
  readonly rank: number;
  /** The opponents so far, also of bouts that somebody was absent from. */
  readonly opponents: readonly number[];
  /** Of each bout that was played, whether the entrant began. */
  readonly began: readonly boolean[];
  /** How often the entrant got points without a match. */
  readonly free: number;
  /** Whether the opponent of the round before came from a lower group of points (down), or from a higher one (up). */
  readonly floated: 'down' | 'up' | null;
}

/** An entrant in its group of those with the same points. */
interface Grouped extends SwissEntrant {
  readonly group: number;
  readonly size: number;
  readonly place: number;
  /** How much the entrant wants to begin, from −2 to 2. */
  readonly wish: number;
}

/** What a pairing costs, the worst first: one point of a level is worse than all levels after it together in the whole round. */
const LEVELS = ['again', 'free', 'thirdTime', 'distance', 'comfort', 'halves'] as const;
type SwissLevel = (typeof LEVELS)[number];
type PairCost = Readonly<Record<SwissLevel, number>>;

const NO_COST: PairCost = { again: 0, free: 0, thirdTime: 0, distance: 0, comfort: 0, halves: 0 };

/** In a larger round the halves of a group count less exactly, so that all costs together stay below 2^50. */
const LARGE = 64;

const mostOf = (count: number): PairCost => ({
  again: 3,
  free: 3,
  thirdTime: 1,
  distance: 81,
  comfort: 6,
  halves: count > LARGE ? 3 : 15,
});

const wishOf = (began: readonly boolean[]): number => {
  const balance = began.reduce((sum, each) => sum + (each ? 1 : -1), 0);
  const last = began.at(-1);
  if (last === undefined) return 0;
  const isRepeated = began.length > 1 && began.at(-2) === last;
  if (balance <= -2 || (isRepeated && !last)) return 2;
  if (balance < 0 || (balance === 0 && !last)) return 1;
  return balance >= 2 || isRepeated ? -2 : -1;
};

const grouped = (entrants: readonly SwissEntrant[]): readonly Grouped[] => {
  const sorted = [...entrants].sort((a, b) => b.points - a.points || a.rank - b.rank);
  const groups = [...new Set(sorted.map(({ points }) => points))];
  return sorted.map((one, index) => {
    const first = sorted.findIndex(({ points }) => points === one.points);
    const size = sorted.filter(({ points }) => points === one.points).length;
    return { ...one, group: groups.indexOf(one.points), size, place: index - first, wish: wishOf(one.began) };
  });
};

const costOf = (one: Grouped, two: Grouped, most: PairCost): PairCost => {
  const apart = Math.abs(one.group - two.group);
  const [upper, lower] = one.group <= two.group ? [one, two] : [two, one];
  const floatsAgain = apart > 0 ? Number(upper.floated === 'down') + Number(lower.floated === 'up') : 0;
  const unfulfilled = one.wish * two.wish > 0 ? 2 * Math.max(Math.abs(one.wish), Math.abs(two.wish)) : 0;
  const fromHalf = apart > 0 ? 0 : Math.abs(Math.abs(one.place - two.place) - Math.floor(one.size / 2));
  return {
    again: Math.min(one.opponents.filter((opponent) => opponent === two.entrant).length, most.again),
    free: 0,
    thirdTime: Math.abs(one.wish) === 2 && one.wish === two.wish ? 1 : 0,
    distance: Math.min(apart ** 2, most.distance),
    comfort: unfulfilled + floatsAgain,
    halves: Math.min(fromHalf, most.halves),
  };
};

/** A bye counts more than a pairing across groups, so that somebody rather comes down from each group than that a higher one gets it. */
const BYE_WEIGHT = 4;

/** The lowest group gets the bye, and nobody a second time without need. */
const byeCost = ({ free, group }: Grouped, lowest: number, most: PairCost): PairCost => ({
  ...NO_COST,
  free: Math.min(free, most.free),
  distance: Math.min(BYE_WEIGHT * (lowest - group) ** 2, most.distance),
});

/** What one point of each level is worth in a round of a number of pairings. */
const unitsOf = (most: PairCost, pairs: number): PairCost => {
  const units: Record<SwissLevel, number> = { ...NO_COST };
  let unit = 1;
  for (const level of [...LEVELS].reverse()) {
    units[level] = unit;
    unit *= most[level] * (level === 'free' ? 1 : pairs) + 1;
  }
  if (unit > 2 ** 50) throw new Error(`${pairs} pairings are too many`);
  return units;
};

/** Whether the first of two begins: the greater wish, then who has begun less often, then by the ranks. */
const beginsFirst = (one: Grouped, two: Grouped): boolean => {
  if (one.wish !== two.wish) return one.wish > two.wish;
  const [a, b] = [one, two].map(({ began }) => began.filter(Boolean).length * 2 - began.length);
  return a === b ? (one.rank + two.rank) % 2 === 0 : a! < b!;
};

/** Returns the pairings of a round of a Swiss, the highest first; they depend on nothing but what is known of the entrants. */
export const swissPairings = (entrants: readonly SwissEntrant[]): readonly Pairing[] => {
  const listed = grouped(entrants);
  const count = listed.length + (listed.length % 2);
  const most = mostOf(count);
  const units = unitsOf(most, count / 2);
  const lowest = listed.at(-1)?.group ?? 0;
  const costs = Array.from({ length: count }, () => new Array<number>(count).fill(0));
  for (const [i, one] of listed.entries())
    for (let j = i + 1; j < count; j++) {
      const two = listed[j];
      const cost = two ? costOf(one, two, most) : byeCost(one, lowest, most);
      costs[i]![j] = costs[j]![i] = LEVELS.reduce((sum, level) => sum + cost[level] * units[level], 0);
    }
  return minimumCostMatching(costs).flatMap((mate, i): Pairing[] => {
    const [one, two] = [listed[i], listed[mate]];
    if (!one || mate < i) return [];
    if (!two) return [{ entrants: [one.entrant, null] }];
    return [{ entrants: beginsFirst(one, two) ? [one.entrant, two.entrant] : [two.entrant, one.entrant] }];
  });
};
