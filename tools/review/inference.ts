import { mean, softmax } from '@hexfall/shared/review/statistics';

/** Pearson's correlation of two lists; 0 where one of them does not vary. */
export const correlation = (values: readonly number[], others: readonly number[]): number => {
  const [middle, other] = [mean(values), mean(others)];
  let [both, own, theirs] = [0, 0, 0];
  values.forEach((value, index) => {
    const [a, b] = [value - middle, others[index]! - other];
    both += a * b;
    own += a * a;
    theirs += b * b;
  });
  return own > 0 && theirs > 0 ? both / Math.sqrt(own * theirs) : 0;
};

/** Keeps the equations solvable where two features say the same. */
const RIDGE = 1e-3;

/** The coefficients with which the rows come nearest to the results: the normal equations, by elimination. */
export const leastSquares = (rows: readonly (readonly number[])[], results: readonly number[]): number[] => {
  const size = rows[0]?.length ?? 0;
  const left = Array.from({ length: size }, (_, a) => Array.from({ length: size + 1 }, (__, b) => (a === b ? RIDGE : 0)));
  rows.forEach((row, index) => {
    for (let a = 0; a < size; a++) {
      for (let b = 0; b < size; b++) left[a]![b]! += row[a]! * row[b]!;
      left[a]![size]! += row[a]! * results[index]!;
    }
  });
  for (let column = 0; column < size; column++) {
    const pivot = left[column]!;
    for (let other = 0; other < size; other++) {
      if (other === column) continue;
      const factor = left[other]![column]! / pivot[column]!;
      for (let at = column; at <= size; at++) left[other]![at]! -= factor * pivot[at]!;
    }
  }
  return left.map((row, index) => row[size]! / row[index]!);
};

/** By how many standard deviations a normal distribution misses its mean in 5 % of the cases. */
export const NORMAL = 1.96;

/** Wilson's 95 % interval of a part of which `found` of `count` are known. */
export const partInterval = (found: number, count: number): readonly [number, number] => {
  const [part, square] = [found / count, NORMAL ** 2 / count];
  const middle = (part + square / 2) / (1 + square);
  const half = (NORMAL / (1 + square)) * Math.sqrt((part * (1 - part)) / count + square / (4 * count));
  return [middle - half, middle + half];
};

/** Fisher's 95 % interval of a correlation that was found in `count` pairs. */
export const correlationInterval = (found: number, count: number): readonly [number, number] => {
  const half = NORMAL / Math.sqrt(Math.max(1, count - 3));
  return [Math.tanh(Math.atanh(found) - half), Math.tanh(Math.atanh(found) + half)];
};

/** What says who will win, and who has won. */
export interface Contest {
  /** By side. */
  readonly expected: readonly number[];
  /** From 1 at the start to 0 at the end. */
  readonly left: number;
  /** By side: its part of the result; together 1. */
  readonly shares: readonly number[];
}

const FIRST_SLOPE = 0.1;
const STEPS = 50;

/**
 * The slopes at the start and at the end with which the softmax of what is expected makes the results the most probable; between them the
 * slope grows by equal factors. By Fisher's scoring.
 */
export const softmaxSlopes = (contests: readonly Contest[]): readonly [number, number] => {
  let [atStart, atEnd] = [Math.log(FIRST_SLOPE), Math.log(FIRST_SLOPE)];
  for (let step = 0; step < STEPS; step++) {
    let [first, second, a, b, c] = [0, 0, RIDGE, 0, RIDGE];
    for (const { expected, left, shares } of contests) {
      const slope = Math.exp(left * atStart + (1 - left) * atEnd);
      const parts = softmax(expected, slope);
      const middle = expected.reduce((sum, each, side) => sum + each * parts[side]!, 0);
      const gradient = slope * expected.reduce((sum, each, side) => sum + (shares[side]! - parts[side]!) * each, 0);
      const information = slope ** 2 * expected.reduce((sum, each, side) => sum + parts[side]! * (each - middle) ** 2, 0);
      first += gradient * left;
      second += gradient * (1 - left);
      a += information * left ** 2;
      b += information * left * (1 - left);
      c += information * (1 - left) ** 2;
    }
    const determinant = a * c - b * b;
    const most = (value: number): number => Math.max(-1, Math.min(1, value));
    atStart += most((c * first - b * second) / determinant);
    atEnd += most((a * second - b * first) / determinant);
  }
  return [Math.exp(atStart), Math.exp(atEnd)];
};
