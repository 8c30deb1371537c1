import { sha256 } from './sha256.js';

/** A stream of 32-bit numbers that follows from a seed and cannot be guessed from earlier ones: SHA-256 of seed and counter. */
export const numbersFrom = (seed: string): (() => number) => {
  let counter = 0;
  let block: Uint32Array = new Uint32Array(0);
  let next = 0;
  return () => {
    if (next === block.length) {
      block = sha256(`${seed}:${counter++}`);
      next = 0;
    }
    return block[next++]!;
  };
};

/** A number from 0 to `bound` − 1, each as likely as the others. */
const below = (bound: number, numbers: () => number): number => {
  const fair = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const number = numbers();
    if (number < fair) return number % bound;
  }
};

/** The items in an order that follows from the numbers alone (Fisher–Yates). */
export const shuffle = <T>(items: readonly T[], numbers: () => number): T[] => {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(i + 1, numbers);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
};
