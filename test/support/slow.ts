/*
 * Long forms of tests, which weekly.yml runs: HEXFALL_SLOW=1 npm test -- FILE. What is counted is HEXFALL_SLOW times as much.
 */

/** How many times as long the long forms are; 0 without them. */
const SLOW = Number(process.env['HEXFALL_SLOW'] ?? 0);

export const isSlow = SLOW > 0;

/** As many cases as a test tries: some, or in its long form many. */
export const cases = (some: number, many: number): number => (isSlow ? many * SLOW : some);

/** A test that there is in the long form only; it is told how many cases to try, and may take `milliseconds` for each. */
export const slowTest = (title: string, many: number, milliseconds: number, run: (count: number) => void | Promise<void>): void => {
  const count = many * SLOW;
  if (isSlow) test(`slow: ${count} ${title}`, async () => run(count), count * milliseconds);
};
