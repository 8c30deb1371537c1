/** How improbable it is that an interval misses. */
const RISK = 0.05;
/** Halvings of the range of an angle: more than its digits. */
const HALVINGS = 50;

/** Returns the part of Student's distribution with that many degrees of freedom between −t and t, by its finite series in θ = atan(t / √freedom). */
const partWithin = (theta: number, freedom: number): number => {
  const [sine, cosine] = [Math.sin(theta), Math.cos(theta)];
  const isOdd = freedom % 2 === 1;
  let term = isOdd ? cosine : 1;
  let sum = freedom === 1 ? 0 : term;
  for (let power = isOdd ? 3 : 2; power < freedom; power += 2) {
    term *= ((power - 1) / power) * cosine ** 2;
    sum += term;
  }
  return isOdd ? (2 / Math.PI) * (theta + sine * sum) : sine * sum;
};

const factorFor = (freedom: number, compared: number): number => {
  let [low, high] = [0, Math.PI / 2];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (partWithin(middle, freedom) < 1 - RISK / compared) low = middle;
    else high = middle;
  }
  return Math.tan(low) * Math.sqrt(freedom);
};

const factors = new Map<string, number>();

/**
 * Returns by how many standard errors the mean of a sample may be off: Student's factor, which is far above that of the normal distribution
 * for few values.
 * @param count how many values there are; one alone says nothing.
 * @param compared how many such means are compared, none of which may be off (Bonferroni).
 */
export const studentFactor = (count: number, compared = 1): number => {
  if (count < 2) return Infinity;
  const key = `${count} ${compared}`;
  const found = factors.get(key) ?? factorFor(count - 1, compared);
  factors.set(key, found);
  return found;
};

/** The mean of a list that is not empty. */
export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The chances of sides by what they can expect: their odds are `exp(slope × value)`, so a side of minus infinity has none. */
export const softmax = (values: readonly number[], slope: number): number[] => {
  const odds = values.map((value) => Math.exp(slope * value));
  const all = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / all);
};

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

/** Returns the average difference between two lists, item by item: both were measured under the same conditions. */
export const paired = (values: readonly number[], others: readonly number[]): Average =>
  averageOf(values.map((value, index) => value - others[index]!));

/**
 * Returns whether the interval lies above 0.
 * @param compared among how many means this one was chosen: more of them widen the interval, so that none is off (Bonferroni).
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
