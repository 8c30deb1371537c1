/** A mean difference with half of its 95 % interval. */
export interface Paired {
  readonly mean: number;
  readonly interval: number;
}

/** What one list is more than the other on average, item by item: both were measured under the same conditions. */
export const paired = (values: readonly number[], others: readonly number[]): Paired => {
  const count = values.length;
  if (count === 0) return { mean: 0, interval: 0 };
  const differences = values.map((value, place) => value - others[place]!);
  const mean = differences.reduce((sum, value) => sum + value, 0) / count;
  const variance = differences.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, count - 1);
  return { mean, interval: 1.96 * Math.sqrt(variance / count) };
};

/** Whether the interval lies above 0. */
export const isAbove = ({ mean, interval }: Paired): boolean => mean > 0 && mean > interval;
