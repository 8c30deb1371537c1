import { studentFactor } from './student.js';

/** The mean of a list that is not empty. */
export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A mean with half of its 95 % interval. */
export interface Average {
  readonly mean: number;
  /** Infinite where too little was measured to say anything. */
  readonly interval: number;
  /** How many values it is of. */
  readonly count: number;
}

/** The mean of a list and how sure it is; one value, or none, is not sure at all. */
export const averageOf = (values: readonly number[]): Average => {
  const count = values.length;
  if (count < 2) return { mean: values[0] ?? 0, interval: Infinity, count };
  const middle = mean(values);
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (count - 1);
  return { mean: middle, interval: studentFactor(count) * Math.sqrt(variance / count), count };
};

/** What one list is more than the other on average, item by item: both were measured under the same conditions. */
export const paired = (values: readonly number[], others: readonly number[]): Average =>
  averageOf(values.map((value, place) => value - others[place]!));

/**
 * Whether the interval lies above 0.
 * @param compared among how many means this one was chosen: the more, the wider is the interval, so that none of them misses (Bonferroni).
 */
export const isAbove = ({ mean: middle, interval, count }: Average, compared = 1): boolean =>
  middle > 0 &&
  interval < Infinity &&
  middle > (compared > 1 ? (interval * studentFactor(count, compared)) / studentFactor(count) : interval);

/** The sum of quantities that were measured apart from each other. */
export const sumOf = (values: readonly Average[]): Average => ({
  mean: values.reduce((sum, { mean: value }) => sum + value, 0),
  interval: Math.hypot(...values.map(({ interval }) => interval)),
  count: Math.min(...values.map(({ count }) => count)),
});
