import type { Logger } from 'pino';
import type { MatchStore } from '../store/MatchStore.js';

const HOUR_MS = 60 * 60 * 1000;

/** A table nobody has sat down at for this long is given up. Matches are kept for good. */
const EMPTY_FOR_MS = 24 * HOUR_MS;

/** Removes what nobody will come back to, now and every hour; gives what ends that. */
export const startHousekeeping = (store: MatchStore, log: Logger): (() => Promise<void>) => {
  const clean = async (): Promise<void> => {
    try {
      const removed = await store.prune(Date.now() - EMPTY_FOR_MS);
      log.debug({ removed }, 'looked for tables nobody sits at');
    } catch (err) {
      log.error({ err }, 'could not remove tables nobody sits at');
    }
  };
  let cleaning = clean();
  const timer = setInterval(() => {
    cleaning = clean();
  }, HOUR_MS).unref();
  return () => {
    clearInterval(timer);
    return cleaning;
  };
};
