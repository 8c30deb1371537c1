import { setTimeout as pause } from 'node:timers/promises';
import type { Crowd } from './Crowd.js';
import { quantile } from './figures.js';

/** After an overload, this part of the capacity is offered. */
const REST = 0.5;

/** The server is back when the 99th percentile of a second is no longer. */
const BACK_MS = 100;

const LONGEST_S = 30;

interface Overload {
  readonly capacity: number;
  readonly factors: readonly number[];
}

/** Seconds until one second is as quick as it should be; the longest if none is. */
const secondsUntilBack = async (crowd: Crowd): Promise<number> => {
  for (let second = 1; second <= LONGEST_S; second++) {
    crowd.take();
    await pause(1000);
    const { latencies } = crowd.take();
    if (latencies.length > 0 && quantile(latencies, 0.99) <= BACK_MS) return second;
  }
  return LONGEST_S;
};

/** Offers more than the server can take, then half of it, and prints what it answers, what it refuses, and when it is back. */
export const measureOverload = async (
  crowd: Crowd,
  { capacity, factors }: Overload,
  { matches, seconds }: { readonly matches: number; readonly seconds: number },
): Promise<void> => {
  for (const factor of factors) {
    crowd.rate = (capacity * factor) / matches;
    await pause(2000);
    crowd.take();
    const since = performance.now();
    await pause(seconds * 1000);
    const { intents, refused, dropped, latencies } = crowd.take();
    const elapsed = (performance.now() - since) / 1000;
    crowd.rate = (capacity * REST) / matches;
    const back = await secondsUntilBack(crowd);
    const goodput = intents / elapsed;
    console.log(
      `  offered ${factor} × ${capacity}/s: answered ${Math.round(goodput)}/s (${Math.round((100 * goodput) / capacity)} %), ` +
        `refused ${Math.round(refused / elapsed)}/s, not sent ${Math.round(dropped / elapsed)}/s, ` +
        `p50 ${Math.round(quantile(latencies, 0.5))} ms, p99 ${Math.round(quantile(latencies, 0.99))} ms; back within ${back} s`,
    );
  }
};
