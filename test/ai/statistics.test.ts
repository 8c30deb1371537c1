import { randomFrom, type RandomSource } from '@hexfall/shared/ai/random';
import { averageOf, isAbove, paired, sumOf, studentFactor } from '@hexfall/shared/review/statistics';

/** A number of the standard normal distribution (Box and Muller). */
const normal = (random: RandomSource): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const list = (count: number, random: RandomSource): number[] => Array.from({ length: count }, () => normal(random));

describe("Student's factor", () => {
  // From the printed tables of the distribution.
  test.each([
    [2, 1, 12.706],
    [3, 1, 4.303],
    [12, 1, 2.201],
    [24, 1, 2.069],
    [31, 1, 2.042],
    [24, 5, 2.807],
    [11, 10, 3.581],
    [1001, 1, 1.962],
  ])('of %i values, %i compared, it is %f', (count, compared, factor) => {
    expect(studentFactor(count, compared)).toBeCloseTo(factor, 3);
  });
});

describe('an interval', () => {
  test.each([3, 12, 24])('of %i values holds the true mean 95 times in 100', (count) => {
    const random = randomFrom(count);
    const trials = 8000;
    let held = 0;
    for (let trial = 0; trial < trials; trial++) {
      const { mean, interval } = averageOf(list(count, random));
      if (Math.abs(mean) <= interval) held++;
    }
    expect(held / trials).toBeGreaterThan(0.943);
    expect(held / trials).toBeLessThan(0.957);
  });

  test.each([1, 5, 25])('the greatest of %i means that are 0 is above 0 for sure at most once in 40', (compared) => {
    const random = randomFrom(compared);
    const trials = 1500;
    let above = 0;
    for (let trial = 0; trial < trials; trial++) {
      const means = Array.from({ length: compared }, () => averageOf(list(24, random)));
      if (means.some((each) => isAbove(each, compared))) above++;
    }
    expect(above / trials).toBeLessThan(0.036);
  });

  test('one value says nothing, and none neither', () => {
    expect(averageOf([7])).toEqual({ mean: 7, interval: Infinity, count: 1 });
    expect(averageOf([])).toEqual({ mean: 0, interval: Infinity, count: 0 });
    expect(isAbove(averageOf([7]))).toBe(false);
    expect(isAbove(averageOf([7]), 20)).toBe(false);
  });

  test('of paired differences is that of their mean', () => {
    const found = paired([3, 5], [1, 1]);
    expect(found).toMatchObject({ mean: 3, count: 2 });
    expect(found.interval).toBeCloseTo(12.706, 3);
    expect(isAbove(found)).toBe(false);
  });

  test('of a sum is the root of the squares', () => {
    const [a, b] = [
      { mean: 1, interval: 3, count: 24 },
      { mean: 2, interval: 4, count: 12 },
    ];
    expect(sumOf([a, b])).toEqual({ mean: 3, interval: 5, count: 12 });
  });
});
