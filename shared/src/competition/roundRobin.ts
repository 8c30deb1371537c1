import type { Pairing } from './acts.js';

/**
 * Returns a round of a round robin by the circle method: the last entrant stays, all others move on by one place. With an odd number one has a
 * bye in each round. Everybody begins as often as not, give or take one; the second half of a double one changes sides.
 * @param order the starting order. @param round from 1.
 */
export const roundRobinPairings = (order: readonly number[], round: number): readonly Pairing[] => {
  const circle: readonly (number | null)[] = order.length % 2 === 1 ? [...order, null] : order;
  const turning = circle.length - 1;
  const [index, isSecondHalf] = [(round - 1) % turning, round > turning];
  // In each round the places that sum up to twice its index meet, counted around the circle; the place of the index meets the last one.
  return Array.from({ length: circle.length / 2 }, (_, pair): Pairing => {
    const one = circle[(index + pair) % turning] ?? null;
    const two = circle[pair === 0 ? turning : (index - pair + turning) % turning] ?? null;
    if (one === null || two === null) return { entrants: [one ?? two!, null] };
    const isTurned = (pair === 0 ? index % 2 === 1 : pair % 2 === 1) !== isSecondHalf;
    return { entrants: isTurned ? [two, one] : [one, two] };
  });
};
