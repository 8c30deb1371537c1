import { mean } from '@hexfall/shared/review/statistics';

/** Pearson's correlation of two lists; 0 where one of them does not vary. */
export const correlation = (values: readonly number[], others: readonly number[]): number => {
  const [middle, other] = [mean(values), mean(others)];
  let [both, own, theirs] = [0, 0, 0];
  values.forEach((value, place) => {
    const [a, b] = [value - middle, others[place]! - other];
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
  rows.forEach((row, place) => {
    for (let a = 0; a < size; a++) {
      for (let b = 0; b < size; b++) left[a]![b]! += row[a]! * row[b]!;
      left[a]![size]! += row[a]! * results[place]!;
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
  return left.map((row, place) => row[size]! / row[place]!);
};

/** By how many standard deviations a normal distribution misses its mean in 5 % of the cases. */
const NORMAL = 1.96;

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
