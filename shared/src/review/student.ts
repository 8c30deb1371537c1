/** How improbable it is that an interval misses. */
const RISK = 0.05;
/** Halvings of the range of an angle: more than its digits. */
const HALVINGS = 50;

/** The part of Student's distribution with that many degrees of freedom between −t and t, by its finite series in θ = atan(t / √freedom). */
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
 * By how many standard errors the mean of a sample may miss: Student's factor, which is far above that of the normal distribution for few values.
 * @param count how many values there are; one alone says nothing.
 * @param compared how many such means are compared, of which none is to miss (Bonferroni).
 */
export const studentFactor = (count: number, compared = 1): number => {
  if (count < 2) return Infinity;
  const key = `${count} ${compared}`;
  const found = factors.get(key) ?? factorFor(count - 1, compared);
  factors.set(key, found);
  return found;
};
