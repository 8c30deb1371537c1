import { minimumCostMatching } from '@hexfall/shared/competition/matching';
import { pick, randomFrom, type RandomSource } from '@hexfall/shared/model/random';
import { cases } from '../support/slow.js';

type Costs = readonly (readonly number[])[];

const randomCosts = (count: number, range: number, random: RandomSource): Costs => {
  const costs = Array.from({ length: count }, () => new Array<number>(count).fill(0));
  for (let u = 0; u < count; u++) for (let v = 0; v < u; v++) costs[u]![v] = costs[v]![u] = Math.floor(random() * range);
  return costs;
};

const totalOf = (costs: Costs, mates: readonly number[]): number =>
  mates.reduce((sum, mate, u) => sum + (mate > u ? costs[u]![mate]! : 0), 0);

/** The least cost, by trying every perfect matching. */
const leastByForce = (costs: Costs, left: readonly number[]): number => {
  const [first, ...others] = left;
  if (first === undefined) return 0;
  return Math.min(
    ...others.map(
      (second) =>
        costs[first]![second]! +
        leastByForce(
          costs,
          others.filter((one) => one !== second),
        ),
    ),
  );
};

test('a matching has the least cost of all, as trying all of them shows', () => {
  const random = randomFrom(31);
  for (let run = 0; run < cases(400, 5000); run++) {
    const count = 2 * (1 + (run % (run % 20 === 0 ? 6 : 5)));
    const costs = randomCosts(count, pick([2, 3, 20, 1e6, 2 ** 46], random), random);
    const mates = minimumCostMatching(costs);
    expect(mates.map((mate) => mates[mate])).toEqual([...costs.keys()]);
    expect(mates.some((mate, u) => mate === u)).toBe(false);
    expect(totalOf(costs, mates)).toBe(leastByForce(costs, [...costs.keys()]));
  }
});

/** Whether no exchange of two or three pairs costs less: what a large matching has to stand. */
test('no exchange of pairs makes a large matching cheaper', () => {
  const random = randomFrom(32);
  for (const range of [3, 1000, 2 ** 42]) {
    const costs = randomCosts(90, range, random);
    const mates = minimumCostMatching(costs);
    for (const [u, v] of mates.entries())
      for (const [x, y] of mates.entries())
        if (u !== x && u !== y) expect(costs[u]![x]! + costs[v]![y]!).toBeGreaterThanOrEqual(costs[u]![v]! + costs[x]![y]!);
  }
});

test('an odd number of vertices is a bug', () => {
  expect(() => minimumCostMatching([[0]])).toThrow('odd');
  expect(minimumCostMatching([])).toEqual([]);
});
