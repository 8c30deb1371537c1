/** The mean of a list that is not empty. */
export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A mean with half of its 95 % interval. */
export interface Average {
  readonly mean: number;
  readonly interval: number;
}

/** The mean of a list and how sure it is; 0 for an empty list. */
export const averageOf = (values: readonly number[]): Average => {
  const count = values.length;
  if (count === 0) return { mean: 0, interval: 0 };
  const middle = mean(values);
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / Math.max(1, count - 1);
  return { mean: middle, interval: 1.96 * Math.sqrt(variance / count) };
};

/** What one list is more than the other on average, item by item: both were measured under the same conditions. */
export const paired = (values: readonly number[], others: readonly number[]): Average =>
  averageOf(values.map((value, place) => value - others[place]!));

/** Whether the interval lies above 0. */
export const isAbove = ({ mean: middle, interval }: Average): boolean => middle > 0 && middle > interval;
