import { mean } from './statistics.js';

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
