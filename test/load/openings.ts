import { setTimeout as pause } from 'node:timers/promises';
import type { Crowd } from './Crowd.js';
import { LoadMatch, newTally } from './LoadMatch.js';
import { quantile } from './quantile.js';

/** How long a table that was opened stays. */
const STAY_MS = 1000;

/** Opens and leaves tables while the matches go on, and prints how they fare. */
export const measureOpenings = async (
  crowd: Crowd,
  urls: readonly string[],
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
): Promise<void> => {
  const pace = { rate: 0, tally: newTally() };
  let opened = 0;
  let failed = 0;
  const open = async (): Promise<void> => {
    try {
      const match = await LoadMatch.begin(urls, pace, Infinity, () => undefined);
      opened += 1;
      await pause(STAY_MS);
      match.end();
    } catch {
      failed += 1;
    }
  };
  crowd.take();
  const timer = setInterval(() => void open(), 1000 / rate);
  const since = performance.now();
  await pause(seconds * 1000);
  clearInterval(timer);
  const { intents, refused, dropped, latencies } = crowd.take();
  const elapsed = (performance.now() - since) / 1000;
  const answered = (100 * intents) / (intents + dropped);
  console.log(
    `  besides ${Math.round(opened / elapsed)} new tables/s (${failed} failed): ${Math.round(intents / elapsed)} intents/s, ` +
      `${answered.toFixed(1)} % answered, ${refused} refused at first, p99 ${Math.round(quantile(latencies, 0.99))} ms`,
  );
  await pause(STAY_MS);
};
