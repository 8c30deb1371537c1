import { getHeapStatistics } from 'node:v8';

/** The part of its memory that the process uses, from 0 to 1: garbage counts until it is collected. */
export const heapUse = (): number => {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return used / limit;
};

/** From this part on, empty tables leave memory. */
export const SCARCE = 0.7;

/** From this part on, no new client may join. Matches continue. */
export const FULL = 0.85;
